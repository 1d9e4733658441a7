import type { LocaleCode } from "../site/locales";

/** A form that is not written in a language, and what is. A hyphen stands for the rest of a word, `#` for a number. */
export interface AvoidedForm {
  readonly language: LocaleCode;
  readonly form: string;
  readonly write: string;
  /** Words that have the form and are right. */
  readonly except: readonly string[];
}

/** The rules that a glossary lays down, as plain data. */
export interface GlossaryRules {
  readonly avoided: readonly AvoidedForm[];
  /** Words in Latin letters that Hindi and Sanskrit sentences may have. */
  readonly latin: readonly string[];
  /** Words that the council accepts, such as names with a spelling of their own: no warning is given about them. */
  readonly spelled: readonly string[];
  /** Misspellings that no reader could take for correct. */
  readonly misspelled: readonly AvoidedForm[];
}

/** An avoided form in a text: the words as they stand, with their offset, and what to write. */
export interface AvoidedWord {
  readonly offset: number;
  readonly found: string;
  readonly near: string;
}

/** A glossary that can be asked. */
export interface Glossary {
  /** Finds the forms of a text that its language avoids, in the order of the text. */
  avoidedIn(text: string, locale: LocaleCode): readonly AvoidedWord[];
  /** Finds the misspelled words of a text, in the order of the text. */
  misspelledIn(text: string, locale: LocaleCode): readonly AvoidedWord[];
  /** Says whether a word in Latin letters may stand in Hindi and Sanskrit, without regard to case. */
  allowsLatin(word: string): boolean;
  /** Returns whether the council accepts a word as it is spelled. */
  isAccepted(word: string): boolean;
}

const letter = "[\\p{L}\\p{M}\\p{N}\\u200C\\u200D]";

/** Makes a glossary of its rules. */
export function createGlossary({ avoided, latin, spelled, misspelled }: GlossaryRules): Glossary {
  const searchAvoided = createSearches(avoided);
  const searchMisspelled = createSearches(misspelled);
  const latinWords = new Set(latin.map((word) => word.toLowerCase()));
  const accepted = wholeOf(spelled);
  return {
    avoidedIn: searchAvoided,
    misspelledIn: searchMisspelled,
    allowsLatin: (word) => latinWords.has(word.toLowerCase()),
    isAccepted: (word) => accepted.test(word),
  };
}

function createSearches(forms: readonly AvoidedForm[]): Glossary["avoidedIn"] {
  const languages = [...new Set(forms.map(({ language }) => language))];
  const searches = new Map(
    languages.map((language) => [language, createSearch(forms.filter((form) => form.language === language))]),
  );
  return (text, locale) => searches.get(locale)?.(text) ?? [];
}

function createSearch(forms: readonly AvoidedForm[]): (text: string) => AvoidedWord[] {
  const matchers = forms.map(({ form, except, write }) => ({ whole: wholeOf([form]), except: wholeOf(except), write }));
  // Safari before 16.4 has no lookbehind, so the sign before a word belongs to the match.
  const any = new RegExp(
    `(^|(?!${letter}).)(${forms.map(({ form }) => patternOf(form)).join("|")})(?!${letter})`,
    "gsu",
  );
  return (text) =>
    Array.from(text.matchAll(any)).flatMap(({ 1: before = "", 2: found = "", index }): AvoidedWord[] => {
      const matcher = matchers.find(({ whole, except }) => whole.test(found) && !except.test(found));
      return matcher ? [{ offset: index + before.length, found, near: matcher.write }] : [];
    });
}

/** A pattern for words that are one of the forms; for none of no forms. */
function wholeOf(forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.map(patternOf).join("|") || "(?!)"})$`, "u");
}

function patternOf(form: string): string {
  const inner = form.replace(/^-|-$/gu, "");
  const escaped = inner.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&").replaceAll("#", "[\\d०-९]+");
  return `${form.startsWith("-") ? `${letter}*` : ""}${escaped}${form.endsWith("-") ? `${letter}*` : ""}`;
}
