import { toKey } from "../../language/romanise";

/** A row with the texts that documents are matched against. */
export interface NamedRow {
  readonly number: number;
  /** The key, number, code and titles, and the document name in the row's cell. */
  readonly names: readonly string[];
}

const stem = (file: string) => toKey(file.replace(/\.[a-z]+$/iu, ""));
const partsOf = (name: string) => stem(name).split("-").filter(Boolean);

/**
 * Matches documents to rows: a row matches if the file name contains one of its names, compared as keys. The longest
 * name wins. Ambiguous documents and rows are left to the clerk.
 *
 * @returns the index of each matched document with its row number
 */
export function matchDocuments(files: readonly string[], rows: readonly NamedRow[]): [number, number][] {
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
  return fits.flatMap(({ index, number, score }) => {
    const rivals = fits.filter((other) => other.number === number && other.index !== index);
    return rivals.every((other) => other.score < score) ? [[index, number]] : [];
  });
}

/**
 * Returns a function that scores a name against the parts of a file name: the number of matching parts, plus one if the
 * file name has no others; 0 unless all parts of the name match.
 */
function scoreIn(file: readonly string[]) {
  return (name: string) => {
    const parts = partsOf(name);
    if (parts.length === 0 || !parts.every((part) => file.includes(part))) return 0;
    return parts.length + (parts.length === file.length ? 1 : 0);
  };
}
