import type { LocaleCode } from "../site/locales";
import { patternOfSlips, patternOfSpellings } from "./near-spelling";
import type { Noun } from "./orthography";

/**
 * A form to avoid in a language and its replacement (`write`). A hyphen in a form matches the rest of a word, `#` a
 * number. A misspelling between slashes is a regular expression for whole words: `…` matches any letters, and `$1` in
 * `write` is its first group. After `~` is a right word, which matches what is nearly spelled like it.
 */
export interface AvoidedForm {
  readonly language: LocaleCode;
  readonly form: string;
  readonly write: string;
  /** Correct words that match the form. */
  readonly except: readonly string[];
}

/** A term in the languages of the site. */
export type GlossaryTerm = Readonly<Partial<Record<LocaleCode, string | undefined>>>;

/** The rules of a glossary as plain data. */
export interface GlossaryRules {
  readonly avoided: readonly AvoidedForm[];
  /** Words in Latin letters that are allowed in Hindi and Sanskrit sentences. */
  readonly latin: readonly string[];
  /** Words accepted as they are spelled, such as names. They cause no warning. */
  readonly spelled: readonly string[];
  /** Misspellings that are certain to be wrong. */
  readonly misspelled: readonly AvoidedForm[];
  /** Terms that must be in all languages of a text or in none. */
  readonly everywhere: readonly GlossaryTerm[];
  /** The nouns of the terms in Sanskrit. */
  readonly nouns: readonly Noun[];
  /** Texts whose languages may differ: `orders/2019 body`. */
  readonly different: readonly string[];
}

/** An avoided form found in a text: the words (`found`), their offset, and what to write (`near`). */
export interface AvoidedWord {
  readonly offset: number;
  readonly found: string;
  readonly near: string;
  /** True if `near` is only the stem, because the case of the found words is unknown. */
  readonly isStem: boolean;
}

/** A glossary with its lookup functions. */
export interface Glossary {
  /** Finds the forms that the language avoids, in text order. */
  avoidedIn(text: string, locale: LocaleCode): readonly AvoidedWord[];
  /** Finds the misspelled words, in text order. */
  misspelledIn(text: string, locale: LocaleCode): readonly AvoidedWord[];
  /** Returns whether Hindi and Sanskrit may contain a word in Latin letters, regardless of case. */
  allowsLatin(word: string): boolean;
  /** Returns whether the spelling of a word is accepted. */
  isAccepted(word: string): boolean;
  /** The nouns of the terms in Sanskrit. */
  readonly nouns: readonly Noun[];
  /** Returns whether the languages of a text may differ. */
  mayDiffer(text: string): boolean;
}

/**
 * Matches letters, marks and digits of Latin and of the scripts of India, without dandas. Property classes (`\p{L}`)
 * have hundreds of ranges. The patterns of a glossary, over a thousand, would take a second to compile with them.
 */
const letter =
  "[A-Za-z0-9\\xC0-\\u036F\\u0900-\\u0963\\u0966-\\u096F\\u0971-\\u0DFF\\u1CD0-\\u1CFF\\u1E00-\\u1EFF\\u200C\\u200D\\uA8E0-\\uA8FF]";

/** Creates a glossary from its rules. */
export function createGlossary({
  avoided,
  latin,
  spelled,
  misspelled,
  nouns,
  different,
}: Omit<GlossaryRules, "everywhere">): Glossary {
  const searchAvoided = createSearches(avoided, (forms) => [createWordSearch(forms)]);
  const searchMisspelled = createSearches(misspelled, createMisspellingSearches);
  const latinWords = new Set(latin.map((word) => word.toLowerCase()));
  const accepted = wholeOf(spelled);
  return {
    avoidedIn: searchAvoided,
    misspelledIn: searchMisspelled,
    allowsLatin: (word) => latinWords.has(word.toLowerCase()),
    isAccepted: (word) => accepted.test(word),
    nouns,
    mayDiffer: (text) => different.includes(text),
  };
}

/** Searches a text for the forms of a language. */
type Search = (text: string) => AvoidedWord[];

function createSearches(
  forms: readonly AvoidedForm[],
  create: (forms: readonly AvoidedForm[]) => Search[],
): Glossary["avoidedIn"] {
  const languages = [...new Set(forms.map(({ language }) => language))];
  const searches = new Map(
    languages.map((each) => [each, createSearch(create(forms.filter(({ language }) => language === each)))]),
  );
  return (text, locale) => searches.get(locale)?.(text) ?? [];
}

function createMisspellingSearches(forms: readonly AvoidedForm[]): Search[] {
  const near = forms.filter(({ form }) => form.startsWith("~"));
  const patterns = forms.filter(({ form }) => /^\/.+\/$/u.test(form));
  const words = forms.filter((form) => !near.includes(form) && !patterns.includes(form));
  return [createWordSearch(words), createNearSearch(near), ...patterns.map(createPatternSearch)];
}

function createSearch(searches: readonly Search[]): Search {
  const search = (text: string) =>
    searches
      .flatMap((each) => each(text))
      .sort((one, other) => one.offset - other.offset)
      .filter(({ offset }, index, all) => offset >= endOf(all[index - 1]));
  const correct = (found: AvoidedWord): AvoidedWord => {
    // A correction can need another: the ending of another stem after र् has ण्.
    const [next] = found.isStem ? [] : search(found.near);
    if (!next || next.isStem || next.near === next.found) return found;
    return { ...found, near: replaceAt(found.near, next) };
  };
  return (text) => search(text).map(correct);
}

function endOf(word: AvoidedWord | undefined): number {
  return word ? word.offset + word.found.length : 0;
}

function replaceAt(text: string, { offset, found, near }: AvoidedWord): string {
  return text.slice(0, offset) + near + text.slice(offset + found.length);
}

function createWordSearch(forms: readonly AvoidedForm[]): Search {
  const matchers = forms.map((form) => ({ ...form, whole: wholeOf([form.form]), excepted: wholeOf(form.except) }));
  const any = betweenWords(forms.map(({ form }) => patternOf(form)).join("|") || "(?!)");
  return (text) =>
    Array.from(text.matchAll(any)).flatMap(({ 1: before = "", 2: found = "", index }): AvoidedWord[] => {
      const matcher = matchers.find(({ whole, excepted }) => whole.test(found) && !excepted.test(found));
      return matcher ? [{ offset: index + before.length, found, ...replaceForm(found, matcher) }] : [];
    });
}

/** Searches for words that are spelled nearly like a right word. The longest right word counts: नियुक्ति, not नियुक्त-. */
function createNearSearch(forms: readonly AvoidedForm[]): Search {
  const words = forms.map(({ write }) => {
    const [word, rest] = [stripHyphens(write), write.endsWith("-") ? `((?!्)${letter}*)` : "()"];
    const [slips, spellings] = [patternOfSlips(word) + rest, patternOfSpellings(word) + rest];
    return { word, slips, whole: new RegExp(`^${slips}$`, "u"), right: new RegExp(`^${spellings}$`, "u") };
  });
  words.sort((one, other) => other.word.length - one.word.length);
  const any = betweenWords(words.map(({ slips }) => slips).join("|") || "(?!)");
  return (text) =>
    Array.from(text.matchAll(any)).flatMap(({ 1: before = "", 2: found = "", index }): AvoidedWord[] => {
      const close = words.find(({ whole }) => whole.test(found));
      if (!close || words.some(({ word, right }) => word.length >= close.word.length && right.test(found))) return [];
      const near = close.word + (close.whole.exec(found)?.[1] ?? "");
      return [{ offset: index + before.length, found, near, isStem: false }];
    });
}

function createPatternSearch({ form, write }: AvoidedForm): Search {
  const source = form.slice(1, -1);
  const letters = (pattern: string) => pattern.replaceAll("…", `${letter}*`);
  // Most texts do not have the fixed part of the pattern, and are not searched at every word.
  const part = new RegExp(letters(source.replace(/^(\(*)…/u, "$1")), "u");
  const [any, whole] = [betweenWords(letters(source)), new RegExp(`^(?:${letters(source)})`, "u")];
  return (text) => {
    if (!part.test(text)) return [];
    return Array.from(text.matchAll(any)).map(({ 1: before = "", 2: found = "", index }) => {
      const offset = index + before.length;
      // Replaced within the text, since a pattern can look ahead.
      const near = text
        .slice(offset)
        .replace(whole, write)
        .slice(0, found.length - text.slice(offset).length || undefined);
      return { offset, found, near, isStem: false };
    });
  };
}

/** Returns a pattern for whole words. Safari before 16.4 has no lookbehind, so the first group is the character before. */
function betweenWords(pattern: string): RegExp {
  return new RegExp(`(^|(?!${letter}).)(${pattern})(?!${letter})`, "gsu");
}

/** Returns the correct form of a word. The rest that a hyphen matches is kept where both stems are declined alike. */
function replaceForm(found: string, { form, write }: AvoidedForm): Pick<AvoidedWord, "near" | "isStem"> {
  if (!/^-|-$/u.test(write)) return { near: write, isStem: false };
  const [stem, other] = [stripHyphens(form), stripHyphens(write)];
  const start = found.indexOf(stem);
  const rest = found.slice(start + stem.length);
  const isAlike = stem.slice(-2) === other.slice(-2) || (areDeclinedAlike(stem, other) && !/[नण]/u.test(rest));
  const isKnown = start !== -1 && isAlike && (start === 0 || write.startsWith("-"));
  return isKnown ? { near: found.slice(0, start) + other + rest, isStem: false } : { near: other, isStem: true };
}

/** Checks whether two stems end in the same vowel. */
function areDeclinedAlike(stem: string, other: string): boolean {
  const vowelOf = (word: string) => /[\p{M}]$/u.exec(word)?.[0] ?? "अ";
  return vowelOf(stem) === vowelOf(other);
}

function stripHyphens(form: string): string {
  return form.replace(/^-|-$/gu, "");
}

/** Returns a pattern for words that match one of the forms entirely. Without forms it matches nothing. */
function wholeOf(forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.map(patternOf).join("|") || "(?!)"})$`, "u");
}

function patternOf(form: string): string {
  const escaped = stripHyphens(form)
    .replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&")
    .replaceAll("#", "[\\d०-९]+");
  return `${form.startsWith("-") ? `${letter}*` : ""}${escaped}${form.endsWith("-") ? `${letter}*` : ""}`;
}
