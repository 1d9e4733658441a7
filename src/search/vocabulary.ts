import { fold } from "../language/fold";
import {
  isRunTogether,
  matchQuality,
  type PreparedText,
  prepareQuery,
  prepareText,
  prepareTexts,
} from "../language/match";
import { type QueryWord, runTogether } from "../language/prepare";
import { inCompounds } from "../language/sandhi";
import { type Fit, fitOf } from "./fit";

/** How far a search goes to find a word: as written first, then any spelling and script, at last with a typing error. */
export type Tolerance = "spelling" | "error";

/** How well a word fits every word of a vocabulary, by its number, and the best of them. */
export interface Fits {
  readonly values: readonly number[];
  readonly best: Fit;
}

/** The words that many texts are made of, each kept once: a query is matched against these, not against the texts. */
export interface Vocabulary {
  fits(word: QueryWord, tolerance: Tolerance): Fits;
  /** Whether letters, folded, stand in some word. */
  has(letters: string): boolean;
  /** The numbers of words that are written exactly as typed, but for capitals. */
  writtenAs(typed: readonly string[]): ReadonlySet<number>;
  /** The words that can be the second or a later part of what the query writes as one; a quick look, not the last word. */
  laterParts(word: QueryWord): ReadonlySet<number>;
  /** How well a word fits words that stand side by side as if they were written as one: पूर्वमध्यमा in पूर्व मध्यमा. */
  fitOfJoined(word: QueryWord, numbers: readonly number[]): Fit;
  /** Whether a word of the vocabulary is part of what the query writes as one. */
  isPartOf(word: QueryWord, number: number): boolean;
  /**
   * Makes some more words ready for other spellings and scripts, a few milliseconds' work; true once all are. What is
   * left is done when it is needed.
   */
  prepare(): boolean;
}

/** Fewer letters stand inside too many words: "rti" in "advertisement". A Devanagari letter tells more than a Latin one. */
function shortestInside({ isDevanagari }: QueryWord): number {
  return isDevanagari ? 3 : 4;
}

/** How well a word of the query fits several words together: all of each, or parts of the first or last. */
const joinedFit = { whole: 0.85, part: 0.6 };

/** Words made ready in one step. */
const stepOfPreparing = 60;

/** Shorter words are part of too many others. */
const shortestPart = 3;

const nothing = prepareText("");

/** Makes a vocabulary of words, which keep their numbers. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const written = words.map(asWritten);
  const mostlyDevanagari = words.filter((word) => /[\u0900-\u097F]/u.test(word)).length * 2 > words.length;
  const prepared: PreparedText[] = [];
  const prepareUpTo = (count: number) => {
    if (prepared.length < count) prepared.push(...prepareTexts(words.slice(prepared.length, count)));
    return prepared;
  };
  const inFull = () => prepareUpTo(words.length);
  const known = new Map<string, Fits>();
  let numbers: ReadonlyMap<string, number> | undefined;
  let parts: { readonly letters: Parts; readonly sounds: Parts } | undefined;

  function find(word: QueryWord, tolerance: Tolerance): Fits {
    const inside = inCompounds(word);
    const literal = word.isDevanagari === mostlyDevanagari ? fitsIn(inside, written, false) : undefined;
    // A word that stands here as typed needs no other spelling; a typing error is looked for only when all else fails.
    const spelled = literal && literal.best > 0 ? literal : fitsIn(inside, inFull(), false);
    return spelled.best > 0 || tolerance === "spelling" ? spelled : fitsIn(word, inFull(), true);
  }

  return {
    fits(word, tolerance) {
      const name = [tolerance, ...word.forms.map(({ letters }) => letters), ...word.stems].join(" ");
      const found = known.get(name) ?? find(word, tolerance);
      // Every keystroke asks for another word; only those of the last few queries are asked for again.
      if (known.size > 40) known.clear();
      known.set(name, found);
      return found;
    },
    has: (letters) => written.some(({ compact }) => compact.includes(letters)),
    writtenAs(typed) {
      numbers ??= new Map(words.map((word, number) => [bare(word), number]));
      return new Set(typed.flatMap((word) => numbers?.get(bare(word)) ?? []));
    },
    laterParts({ forms, patterns }) {
      parts ??= { letters: partsOf(inFull().map(({ compact }) => compact)), sounds: partsOf(inFull().map(soundsOf)) };
      const { letters, sounds } = parts;
      return new Set([
        ...forms.flatMap((form) => laterIn(form.letters, letters)),
        ...patterns.flatMap((pattern) => laterIn(pattern.letters, sounds)),
      ]);
    },
    fitOfJoined(word, wanted) {
      const texts = wanted.flatMap((number) => inFull()[number] ?? []);
      if (!isRunTogether(word, runTogether(texts), false)) return 0;
      return texts.some((_, start) => isWholeFrom(word, texts, start)) ? joinedFit.whole : joinedFit.part;
    },
    isPartOf({ forms }, number) {
      const part = prepareQuery(words[number] ?? "");
      const long = part.words.every((each) => each.size >= shortestInside(each));
      return long && matchQuality(part, prepareText(forms[0]?.letters ?? ""), false) > 0;
    },
    prepare: () => prepareUpTo(prepared.length + stepOfPreparing).length >= words.length,
  };
}

/** A word without the signs around it and without capitals. */
function bare(word: string): string {
  return word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, "");
}

/** A word ready for finding what is typed as it is written, which is quickly done. */
function asWritten(word: string): PreparedText {
  const folded = fold(word);
  const compact = folded.replace(/ /gu, "");
  return { ...nothing, written: { letters: ` ${folded} `, details: "" }, compact };
}

/** The sounds of a word in both scripts, without gaps. */
const soundsOf = ({ latin, devanagari }: PreparedText) => (latin.letters + devanagari.letters).replace(/ /gu, "");

/** Texts that may be part of another, with their numbers by the letters they begin with. */
interface Parts {
  readonly texts: readonly string[];
  readonly byBeginning: ReadonlyMap<string, readonly number[]>;
}

function partsOf(texts: readonly string[]): Parts {
  const byBeginning = new Map<string, number[]>();
  texts.forEach((text, number) => {
    if (text.length < shortestPart) return;
    const beginning = text.slice(0, shortestPart);
    const others = byBeginning.get(beginning);
    if (others) others.push(number);
    else byBeginning.set(beginning, [number]);
  });
  return { texts, byBeginning };
}

/** The numbers of the texts that stand in a word not at its beginning, whole or with their own beginning at its end. */
function laterIn(whole: string, { texts, byBeginning }: Parts): number[] {
  const found: number[] = [];
  for (let place = 1; place <= whole.length - shortestPart; place += 1) {
    const rest = whole.slice(place);
    for (const number of byBeginning.get(rest.slice(0, shortestPart)) ?? []) {
      const text = texts[number] ?? "";
      if (rest.startsWith(text) || text.startsWith(rest)) found.push(number);
    }
  }
  return found;
}

/** Whether what the query writes as one word is some whole words from a place on. */
function isWholeFrom({ forms, patterns }: QueryWord, texts: readonly PreparedText[], start: number): boolean {
  let [letters, sounds] = ["", ""];
  return texts.slice(start).some((text) => {
    letters += text.compact;
    sounds += soundsOf(text);
    return forms.some((form) => form.letters === letters) || patterns.some((pattern) => pattern.letters === sounds);
  });
}

function fitsIn(word: QueryWord, texts: readonly PreparedText[], tolerant: boolean): Fits {
  const values = texts.map(() => 0);
  const query = { words: [word] };
  let best = 0;
  texts.forEach((text, number) => {
    const quality = matchQuality(query, text, tolerant);
    if (quality === 0 || (quality === 3 && word.size < shortestInside(word))) return;
    const fit = fitOf(word, text, quality);
    values[number] = fit;
    if (fit > best) best = fit;
  });
  return { values, best };
}
