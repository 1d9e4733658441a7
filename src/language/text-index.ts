import { type StandsIn, standsIn } from "./across";
import { fold } from "./fold";
import { containsNumber, isRunTogether, isTolerable, matchQuality, mayBeRunTogether } from "./match";
import { type PreparedQuery, type PreparedText, prepareTexts, type QueryWord, runTogether } from "./prepare";
import { type TextPart, type Tokens, tokenReader } from "./tokens";

/** Many texts made ready to be searched at once: what they have in common is looked at once, not in every text. */
export interface TextIndex {
  /**
   * The places of the texts that answer a query, in their own order. Typing errors are forgiven only when nothing is found
   * without, so that a rightly typed "court" does not bring every "count". An empty query fits every text.
   */
  find(query: PreparedQuery): readonly number[];
  /** Does of the slow part of the first search what can be done with so many texts, whose parts must be there by then. */
  readTo(count: number): void;
}

/** The texts that have a word, of those that have the words before it. */
interface Answered {
  readonly asked: string;
  readonly before: readonly number[];
  readonly texts: readonly number[];
}

/** Whether a text has what is asked for, by its place. */
type Test = (text: number) => boolean;

/** Makes an index of so many texts of the parts given, which may still grow until the first search. */
export function indexTexts(parts: readonly TextPart[], count: number): TextIndex {
  const reader = tokenReader(parts);
  let searcher: Searcher | undefined;
  const ready = () => {
    reader.readTo(count);
    searcher ??= searcherOf(reader.tokens());
    return searcher;
  };
  return {
    readTo(until) {
      if (until < count) reader.readTo(until);
      else ready();
    },
    find(query) {
      const search = ready();
      const exact = search(query, false);
      return exact.length > 0 || !query.words.some(isTolerable) ? exact : search(query, true);
    },
  };
}

/** The texts that have all words of a query, with a typing error at most, or with none. */
type Searcher = (query: PreparedQuery, tolerant: boolean) => readonly number[];

function searcherOf(tokens: Tokens): Searcher {
  const { kindsOf, begins } = tokens;
  const prepared = prepareTexts(tokens.kinds);
  const pieces = piecesOf(prepared);
  let numbers: readonly string[] | undefined;

  const testOfNumber = ({ forms }: QueryWord): Test => {
    numbers ??= tokens.tokens.map((token) => (/\p{Nd}/u.test(token) ? ` ${fold(token)}` : ""));
    const fits = numbers.map((token) => forms.some(({ letters }) => containsNumber(token, letters)));
    return testOfOne(fits, tokens.tokensOf, tokens);
  };
  const testOfWord = (word: QueryWord, tolerant: boolean): Test => {
    const fits = prepared.map((kind) => matchQuality({ words: [word] }, kind, tolerant) > 0);
    const hasOne = testOfOne(fits, kindsOf, tokens);
    const ways = mayBeRunTogether(word, tolerant) ? waysToStand(word, pieces) : [];
    if (ways.length === 0) return hasOne;
    return (text) => {
      if (hasOne(text)) return true;
      const [begin = 0, end = 0] = [begins[text], begins[text + 1]];
      if (!ways.some((stands) => stands(kindsOf, begin, end))) return false;
      const kinds = Array.from(kindsOf.subarray(begin, end), (kind) => prepared[kind] ?? []).flat();
      return isRunTogether(word, runTogether(kinds), tolerant);
    };
  };

  const every = Array.from({ length: begins.length - 1 }, (_, text) => text);
  let answered: readonly Answered[] = [];
  return ({ words }, tolerant) => {
    const steps: Answered[] = [];
    let before: readonly number[] = every;
    for (const [place, word] of words.entries()) {
      const asked = JSON.stringify([word, tolerant]);
      // The words before the one that is being typed stay as they are from letter to letter.
      const known = answered[place];
      const isKnown = known?.asked === asked && known.before === before;
      const test = () => (word.isNumber ? testOfNumber(word) : testOfWord(word, tolerant));
      const step: Answered = isKnown ? known : { asked, before, texts: before.filter(test()) };
      steps.push(step);
      before = step.texts;
    }
    answered = steps;
    return before;
  };
}

/** Whether a text has one at least of what fits. */
function testOfOne(fits: readonly boolean[], sequence: Int32Array, { begins }: Tokens): Test {
  return (text) => {
    const end = begins[text + 1] ?? 0;
    for (let at = begins[text] ?? 0; at < end; at += 1) if (fits[sequence[at] ?? 0]) return true;
    return false;
  };
}

/** What the texts are made of when they are written without gaps. */
interface Pieces {
  readonly written: readonly string[];
  readonly latin: readonly string[];
  readonly devanagari: readonly string[];
}

function piecesOf(prepared: readonly PreparedText[]): Pieces {
  return {
    written: prepared.map(({ compact }) => compact),
    latin: prepared.map(({ latin }) => latin.letters.replace(/ /g, "")),
    devanagari: prepared.map(({ devanagari }) => devanagari.letters.replace(/ /g, "")),
  };
}

/** The ways in which a word may stand in words that are run together: what is quickly asked before it is looked at closely. */
function waysToStand({ forms, patterns }: QueryWord, { written, latin, devanagari }: Pieces): readonly StandsIn[] {
  return [
    ...forms.map(({ letters }) => standsIn(letters, written)),
    ...patterns.flatMap(({ letters }) => [standsIn(letters, latin), standsIn(letters, devanagari)]),
  ].flatMap((stands) => stands ?? []);
}
