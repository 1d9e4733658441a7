import { fold } from "./fold";
import { containsNumber, isRunTogether, isTolerable, matchQuality, mayBeRunTogether } from "./match";
import { type PreparedQuery, type PreparedText, prepareTexts, type QueryWord, runTogether } from "./prepare";

/** Many texts made ready to be searched at once: what they have in common is looked at once, not in every text. */
export interface TextIndex {
  /**
   * The places of the texts that answer a query, in their own order. Typing errors are forgiven only when nothing is found
   * without, so that a rightly typed "court" does not bring every "count". An empty query fits every text.
   */
  find(query: PreparedQuery): readonly number[];
}

/** A part of every text, as a column is of every row of a list. */
export interface TextPart {
  /** The different texts of this part. */
  readonly values: readonly string[];
  /** For each whole text the place of its value; left out where every one has a value of its own, in their order. */
  readonly at?: readonly number[] | undefined;
}

/** Makes an index of so many texts of the parts given. */
export function indexTexts(parts: readonly TextPart[], count: number): TextIndex {
  const { tokens, kinds, kindOf, texts: tokensOf } = tokensIn(parts, count);
  const prepared = prepareTexts(kinds);
  const kindsOf = tokensOf.map((text) => text.map((token) => kindOf[token] ?? 0));
  let numbers: readonly string[] | undefined;
  let runs: readonly Run[] | undefined;

  const testOfNumber = ({ forms }: QueryWord) => {
    numbers ??= tokens.map((token) => (/\p{Nd}/u.test(token) ? ` ${fold(token)}` : ""));
    const fits = numbers.map((token) => forms.some(({ letters }) => containsNumber(token, letters)));
    return (text: number) => tokensOf[text]?.some((token) => fits[token]) ?? false;
  };
  const testOfWord = (word: QueryWord, tolerant: boolean) => {
    const fits = prepared.map((kind) => matchQuality({ words: [word] }, kind, tolerant) > 0);
    const hasOne = (text: number) => kindsOf[text]?.some((kind) => fits[kind]) ?? false;
    if (!mayBeRunTogether(word, tolerant)) return hasOne;
    runs ??= runsOf(kindsOf, prepared);
    const all = runs;
    return (text: number) => {
      if (hasOne(text)) return true;
      if (!mayStandIn(word, all[text])) return false;
      return isRunTogether(word, runTogether(kindsOf[text]?.flatMap((kind) => prepared[kind] ?? []) ?? []), tolerant);
    };
  };
  const search = ({ words }: PreparedQuery, tolerant: boolean) =>
    words.reduce(
      (left, word) => left.filter(word.isNumber ? testOfNumber(word) : testOfWord(word, tolerant)),
      Array.from({ length: count }, (_, text) => text),
    );

  return {
    find(query) {
      const exact = search(query, false);
      return exact.length > 0 || !query.words.some(isTolerable) ? exact : search(query, true);
    },
  };
}

/** Texts by the signs between their spaces. */
interface Tokens {
  /** Each once. */
  readonly tokens: readonly string[];
  /** Each once, with every number of a code the same: a word without digits finds the same in all of them. */
  readonly kinds: readonly string[];
  /** The place of each token's kind. */
  readonly kindOf: readonly number[];
  /** The places of every text's tokens. */
  readonly texts: readonly (readonly number[])[];
}

/** A code, such as differs in every row of a list though its letters do not. */
const code = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

function tokensIn(parts: readonly TextPart[], count: number): Tokens {
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
  const texts: number[][] = Array.from({ length: count }, () => []);
  for (const { values, at } of parts) {
    const placed = values.map((value) => value.split(/\s+/).map(placeOf));
    texts.forEach((text, place) => {
      for (const token of placed[at ? (at[place] ?? 0) : place] ?? []) text.push(token);
    });
  }
  return { tokens: [...tokens.keys()], kinds: [...kinds.keys()], kindOf, texts };
}

/** The letters of a text run together: what few words stand in, and is quickly looked through. */
interface Run {
  readonly written: string;
  readonly sounds: string;
}

function runsOf(texts: readonly (readonly number[])[], prepared: readonly PreparedText[]): readonly Run[] {
  const written = prepared.map(({ compact }) => compact);
  const latin = prepared.map((kind) => kind.latin.letters.replaceAll(" ", ""));
  const devanagari = prepared.map((kind) => kind.devanagari.letters.replaceAll(" ", ""));
  return texts.map((kinds) => {
    const run = { written: "", sounds: "" };
    let others = "";
    for (const kind of kinds) {
      run.written += written[kind];
      run.sounds += latin[kind];
      others += devanagari[kind];
    }
    run.sounds += ` ${others}`;
    return run;
  });
}

function mayStandIn({ forms, patterns }: QueryWord, run: Run | undefined): boolean {
  if (!run) return false;
  return (
    forms.some(({ letters }) => run.written.includes(letters)) ||
    patterns.some(({ letters }) => run.sounds.includes(letters))
  );
}
