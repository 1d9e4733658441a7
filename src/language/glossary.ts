import type { LocaleCode } from "../site/locales";

/**
 * A form to avoid in a language and its replacement (`write`). A hyphen in a form matches the rest of a word, `#` a
 * number.
 */
export interface AvoidedForm {
  readonly language: LocaleCode;
  readonly form: string;
  readonly write: string;
  /** Correct words that match the form. */
  readonly except: readonly string[];
}

/** The rules of a glossary as plain data. */
export interface GlossaryRules {
  readonly avoided: readonly AvoidedForm[];
  /** Words in Latin letters that are allowed in Hindi and Sanskrit sentences. */
  readonly latin: readonly string[];
  /** Words accepted as they are spelled, such as names. They cause no warning. */
  readonly spelled: readonly string[];
  /** Misspellings that are certain to be wrong. */
  readonly misspelled: readonly AvoidedForm[];
}

/** An avoided form found in a text: the words (`found`), their offset, and what to write (`near`). */
export interface AvoidedWord {
  readonly offset: number;
  readonly found: string;
  readonly near: string;
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
}

const letter = "[\\p{L}\\p{M}\\p{N}\\u200C\\u200D]";

/** Creates a glossary from its rules. */
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

/** The searches by list of forms: a thousand misspellings take long to compile, and every check has the same list. */
const compiled = new WeakMap<readonly AvoidedForm[], Glossary["avoidedIn"]>();

function createSearches(forms: readonly AvoidedForm[]): Glossary["avoidedIn"] {
  const known = compiled.get(forms);
  if (known) return known;
  const languages = [...new Set(forms.map(({ language }) => language))];
  const searches = new Map(
    languages.map((language) => [language, createSearch(forms.filter((form) => form.language === language))]),
  );
  const search: Glossary["avoidedIn"] = (text, locale) => searches.get(locale)?.(text) ?? [];
  compiled.set(forms, search);
  return search;
}

function createSearch(forms: readonly AvoidedForm[]): (text: string) => AvoidedWord[] {
  const matchers = forms.map(({ form, except, write }) => ({ whole: wholeOf([form]), except: wholeOf(except), write }));
  // Safari before 16.4 has no lookbehind, so the match includes the character before the word.
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

/** Returns a pattern for words that match one of the forms entirely. Without forms it matches nothing. */
function wholeOf(forms: readonly string[]): RegExp {
  return new RegExp(`^(?:${forms.map(patternOf).join("|") || "(?!)"})$`, "u");
}

function patternOf(form: string): string {
  const inner = form.replace(/^-|-$/gu, "");
  const escaped = inner.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&").replaceAll("#", "[\\d०-९]+");
  return `${form.startsWith("-") ? `${letter}*` : ""}${escaped}${form.endsWith("-") ? `${letter}*` : ""}`;
}
