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
  /** Forms of names that keep a spelling of their own. */
  readonly spelled: readonly string[];
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
  /** Says whether a word in Latin letters may stand in Hindi and Sanskrit, without regard to case. */
  allowsLatin(word: string): boolean;
  /** Says whether a word is a name with a spelling of its own. */
  isSpelledSo(word: string): boolean;
}

const letter = "[\\p{L}\\p{M}\\p{N}\\u200C\\u200D]";

/** Makes a glossary of its rules. */
export function createGlossary({ avoided, latin, spelled }: GlossaryRules): Glossary {
  const searches = new Map(
    avoided.map(({ language }) => [language, createSearch(avoided.filter((form) => form.language === language))]),
  );
  const latinWords = new Set(latin.map((word) => word.toLowerCase()));
  const names = wholeOf(spelled);
  return {
    avoidedIn: (text, locale) => searches.get(locale)?.(text) ?? [],
    allowsLatin: (word) => latinWords.has(word.toLowerCase()),
    isSpelledSo: (word) => names.test(word),
  };
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
