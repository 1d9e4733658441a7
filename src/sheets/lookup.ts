import { fold } from "../language/fold";

/** A value with its names. */
export interface Called {
  readonly value: string;
  readonly words: readonly string[];
}

/** The meaning of a text: one value, several values (ambiguous), or no known value. */
export type Meaning = { readonly value: string } | { readonly several: readonly string[] } | undefined;

/** Finds values by the value itself or by name. Case and Devanagari spelling variants do not matter. */
export class Lookup {
  private readonly values = new Set<string>();
  private readonly byWord = new Map<string, Set<string>>();

  constructor(things: Iterable<Called>) {
    for (const { value, words } of things) {
      this.values.add(value);
      // Text in brackets after a name only explains it.
      for (const word of [value, ...words, ...words.map((each) => each.replace(/\s*\([^()]*\)$/u, ""))]) {
        this.call(fold(word), value);
      }
    }
  }

  find(text: string): Meaning {
    if (this.values.has(text)) return { value: text };
    const meant = [...(this.byWord.get(fold(text)) ?? [])];
    const [value] = meant;
    if (value === undefined) return undefined;
    return meant.length === 1 ? { value } : { several: meant };
  }

  private call(word: string, value: string): void {
    if (word === "") return;
    const called = this.byWord.get(word) ?? new Set();
    this.byWord.set(word, called.add(value));
  }
}
