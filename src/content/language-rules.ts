import type { Glossary } from "../language/glossary";
import { type SpellingFinding, type SpellingRule, spellingFindings } from "../language/orthography";
import { foreignWords } from "../language/script";
import type { LocaleCode } from "../site/locales";
import type { Severity } from "./diagnostic";
import { languageNames, type Message, message } from "./messages";

/** Something in a text that the rules of its language do not allow, and the word at which it stands. */
export interface LanguageFinding {
  readonly word: string;
  readonly message: Message;
  readonly severity: Severity;
}

/** A `title` can be or hold a name, which people spell as they like; `prose` and the words of the interface cannot. */
export type TextKind = "title" | "prose" | "interface";

const spellingMessages: Readonly<Record<SpellingRule, (values: { found: string; near: string }) => Message>> = {
  "sanskrit-nukta": (values) => message("spelling-sanskrit-nukta", values),
  "sanskrit-nasal": (values) => message("spelling-sanskrit-nasal", values),
  "hindi-nasal": (values) => message("spelling-hindi-nasal", values),
  "final-m": (values) => message("spelling-final-m", values),
  "final-anusvara": (values) => message("spelling-final-anusvara", values),
  "final-t": (values) => message("spelling-final-t", values),
  "visarga-cha": (values) => message("spelling-visarga-cha", values),
  colon: (values) => message("spelling-colon", values),
  "colon-visarga": (values) => message("spelling-colon-visarga", values),
  "danda-space": (values) => message("spelling-danda-space", values),
  "danda-sign": (values) => message("spelling-danda-sign", values),
  spaces: (values) => message("spelling-spaces", values),
  digits: (values) => message("spelling-digits", values),
  prohibition: (values) => message("spelling-prohibition", values),
};

/** Finds what the script, the spelling and the glossary of a language do not allow in a text. */
export function languageFindings(
  text: string,
  locale: LocaleCode,
  kind: TextKind,
  glossary: Glossary,
): LanguageFinding[] {
  return [...scriptFinding(text, locale, glossary), ...avoidedFindings(text, locale, glossary)].concat(
    spellingFindings(text, locale)
      .filter(({ found }) => !glossary.isSpelledSo(found))
      .map((finding) => spellingFinding(finding, kind)),
  );
}

/** More words than these say no more. */
const wordsShown = 5;

/** An English text may have to quote a Devanagari word as it is; in Hindi and Sanskrit brackets and the glossary serve. */
function scriptFinding(text: string, locale: LocaleCode, glossary: Glossary): LanguageFinding[] {
  const found = foreignWords(text, locale, glossary.allowsLatin);
  const [first] = found;
  if (!first) return [];
  const words = found
    .slice(0, wordsShown)
    .map(({ word }) => word)
    .join(", ");
  const values = {
    words: found.length > wordsShown ? `${words}, …` : words,
    language: languageNames[locale],
  };
  if (locale === "en") return [{ word: first.word, message: message("text-script", values), severity: "warning" }];
  return [{ word: first.word, message: message("text-script-refused", values), severity: "error" }];
}

function avoidedFindings(text: string, locale: LocaleCode, glossary: Glossary): LanguageFinding[] {
  return glossary.avoidedIn(text, locale).map(({ found, near }) => ({
    word: found,
    message: message("glossary-avoided", { found, near }),
    severity: "error",
  }));
}

function spellingFinding({ rule, found, near }: SpellingFinding, kind: TextKind): LanguageFinding {
  const mayBeName = rule === "hindi-nasal" && kind === "title";
  return {
    word: found,
    message: spellingMessages[rule]({ found, near }),
    severity: mayBeName ? "warning" : "error",
  };
}
