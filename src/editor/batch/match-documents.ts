import { toKey } from "../../content/proposed-key";

/** A row as documents are matched to it: by the texts that name it. */
export interface NamedRow {
  readonly number: number;
  /** Its key, number, code and titles, and the name of the document that its cell gives. */
  readonly names: readonly string[];
}

const stem = (file: string) => toKey(file.replace(/\.[a-z]+$/iu, ""));
const partsOf = (name: string) => stem(name).split("-").filter(Boolean);

/**
 * Finds the row of each document: the one whose name is in the file's name, however both are written. The longest name
 * decides; where several rows fit as well, or a row has a better document, the clerk chooses.
 *
 * @returns the number of the row for the index of each document that has one
 */
export function matchDocuments(files: readonly string[], rows: readonly NamedRow[]): ReadonlyMap<number, number> {
  const fits = files.flatMap((file, index) => {
    const parts = partsOf(file);
    const scored = rows.map(({ number, names }) => ({
      index,
      number,
      score: Math.max(0, ...names.map(scoreIn(parts))),
    }));
    const best = Math.max(...scored.map(({ score }) => score));
    const found = scored.filter(({ score }) => score > 0 && score === best);
    return found.length === 1 ? found : [];
  });
  const matches = new Map<number, number>();
  for (const { index, number, score } of fits) {
    const rivals = fits.filter((other) => other.number === number && other.index !== index);
    if (rivals.every((other) => other.score < score)) matches.set(index, number);
  }
  return matches;
}

/** Scores how well a name is contained in the parts of a file's name: the number of its parts, one more if all. */
function scoreIn(file: readonly string[]) {
  return (name: string) => {
    const parts = partsOf(name);
    if (parts.length === 0 || !parts.every((part) => file.includes(part))) return 0;
    return parts.length + (parts.length === file.length ? 1 : 0);
  };
}
