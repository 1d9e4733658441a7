/** A value that may have been meant, with other words for it. */
export interface Candidate {
  readonly value: string;
  readonly words?: readonly string[];
}

/**
 * Returns the most similar candidate; undefined if no candidate is near. A near candidate equals the text apart from
 * case, spaces and hyphens, or differs in at most a third of its letters, and no more than three. The candidate's words
 * are compared by the same rule.
 */
export function suggest(found: string, candidates: Iterable<Candidate | string>): string | undefined {
  const meant = plain(found);
  if (meant === "") return undefined;
  let best: { value: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const { value, words = [] } = typeof candidate === "string" ? { value: candidate } : candidate;
    for (const word of [value, ...words]) {
      const known = plain(word);
      const limit = Math.min(3, Math.floor(Math.max(known.length, meant.length) / 3));
      if (Math.abs(known.length - meant.length) > limit) continue;
      const distance = editDistance(meant, known);
      if (distance <= limit && (!best || distance < best.distance)) best = { value, distance };
    }
  }
  return best?.value;
}

const longest = 64;

function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/gu, "")
    .slice(0, longest);
}

/**
 * Returns the edit distance (optimal string alignment): insertions, deletions, substitutions and swaps of neighbouring
 * letters.
 */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
