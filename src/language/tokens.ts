/** A part of every text, as a column is of every row of a list. */
export interface TextPart {
  /** The different texts of this part. */
  readonly values: readonly string[];
  /** For each whole text the place of its value; left out where every one has a value of its own, in their order. */
  readonly at?: readonly number[] | undefined;
  /** What stands in the text in place of a value. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** Texts by the signs between their spaces. */
export interface Tokens {
  /** Each once. */
  readonly tokens: readonly string[];
  /** Each once, with every number of a code the same: a word without digits finds the same in all of them. */
  readonly kinds: readonly string[];
  /**
   * The places of all tokens of one text after another, and those of their kinds beside them. One array of all, since
   * ten thousand small ones take longer to be cleared away than all the rest.
   */
  readonly tokensOf: Int32Array;
  readonly kindsOf: Int32Array;
  /** Where each text begins there; after the last its end. */
  readonly begins: Int32Array;
}

/** Takes texts apart, in their order. */
export interface TokenReader {
  /** As far as to a text, which comes after those that were read before; their parts must be there by then. */
  readTo(text: number): void;
  /** All that was read. */
  tokens(): Tokens;
}

/** A code, such as differs in every row of a list though its letters do not. */
const code = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Takes texts apart whose parts are given, and may still grow. */
export function tokenReader(parts: readonly TextPart[]): TokenReader {
  const tokens = new Map<string, number>();
  const kinds = new Map<string, number>();
  const kindOf: number[] = [];
  const placeOf = (token: string) => {
    const known = tokens.get(token);
    if (known !== undefined) return known;
    const kind = code.test(token) ? token.replace(/\d+/g, "1") : token;
    const place = kinds.get(kind) ?? kinds.size;
    kinds.set(kind, place);
    kindOf.push(place);
    tokens.set(token, tokens.size);
    return tokens.size - 1;
  };
  const readers = parts.map(({ values, at, names }) => {
    const placesIn = (value = "") => (names?.[value] ?? value).split(/\s+/).map(placeOf);
    if (!at) return (text: number) => placesIn(values[text]);
    const known: (readonly number[])[] = [];
    return (text: number) => {
      const place = at[text] ?? 0;
      known[place] ??= placesIn(values[place]);
      return known[place];
    };
  });
  const all: number[] = [];
  const begins = [0];
  return {
    readTo(end) {
      for (let text = begins.length - 1; text < end; text += 1) {
        for (const placesOf of readers) all.push(...placesOf(text));
        begins.push(all.length);
      }
    },
    tokens() {
      const tokensOf = Int32Array.from(all);
      return {
        tokens: [...tokens.keys()],
        kinds: [...kinds.keys()],
        tokensOf,
        kindsOf: tokensOf.map((token) => kindOf[token] ?? 0),
        begins: Int32Array.from(begins),
      };
    },
  };
}
