import type { Changes } from "./folder";

/** Something a clerk gets wrong, and the exact lines of the report on it. */
export interface WrongFiles {
  readonly mistake: string;
  readonly changes: Changes;
  readonly says: readonly string[];
}

/** A file's text with one place changed; throws when the place is not there, so that no case tests nothing. */
export function edited(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The sample has no ${JSON.stringify(from)}`);
  return text.replace(from, to);
}

/** Makes cases in which one place of one file is wrong. */
export function inFile(file: string, text: string) {
  return (mistake: string, from: string, to: string, says: readonly string[]): WrongFiles => ({
    mistake,
    changes: { [file]: edited(text, from, to) },
    says,
  });
}
