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
 * Returns the numbers of the rows that fit a document best: a row fits if the file name has one of its names, compared as
 * keys, and less well if its names have all parts of the file name, as words or by their initials (“UM 1997”). The longest
 * name wins.
 */
export function findFittingRows(file: string, rows: readonly NamedRow[]) {
  const parts = partsOf(file);
  const scored = rows.map(({ number, names }) => ({
    number,
    score: Math.max(0, ...names.map(scoreIn(parts)), scoreInitials(parts, names)),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score > 0 && score === best);
}

/**
 * Matches documents to rows that fit them best. Ambiguous documents and rows are left to the clerk.
 *
 * @returns the index of each matched document with its row number
 */
export function matchDocuments(files: readonly string[], rows: readonly NamedRow[]): [number, number][] {
  const fits = files.flatMap((file, index) => {
    const found = findFittingRows(file, rows).map((row) => ({ ...row, index }));
    return found.length === 1 ? found : [];
  });
  return fits.flatMap(({ index, number, score }) => {
    const rivals = fits.filter((other) => other.number === number && other.index !== index);
    return rivals.every((other) => other.score < score) ? [[index, number]] : [];
  });
}

/**
 * Scores a file name by initials: less than 1 if each part is a word or the initials of one name of a row, and one part
 * is a number.
 */
function scoreInitials(file: readonly string[], names: readonly string[]): number {
  const fits = names.map(partsOf).some((words) => {
    const initials = words.map((word) => /^[a-z]/u.exec(word)?.[0] ?? "").join("");
    return file.every((part) => words.includes(part) || (/^[a-z]{2,}$/u.test(part) && initials.includes(part)));
  });
  return fits && file.length > 1 && file.some((part) => /\d/u.test(part)) ? file.length / (file.length + 1) : 0;
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
