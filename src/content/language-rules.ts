import type { AvoidedWord, Glossary } from "../language/glossary";
import { findPerhapsLegacyText } from "../language/legacy-font";
import { findSpellingFaults, houseRules, type SpellingFinding, stripQuotations } from "../language/orthography";
import { type ForeignWord, findForeignWords, isOfTwoScripts } from "../language/script";
import { type ClerkMessage, getLanguageName, toMessage } from "../messages";
import type { LocaleCode } from "../site/locales";
import type { Severity } from "./diagnostic";
import { fillLanguages } from "./language-list";

/** A violation of a language's rules in a text, with the word where it begins. */
export interface LanguageFinding {
  readonly word: string;
  readonly message: ClerkMessage;
  readonly severity: Severity;
}

/** The kind of a text. A `line` may contain names, which are spelt freely; `prose` is Markdown. */
export type TextKind = "line" | "prose" | "interface";

/**
 * Finds violations of a language's script, spelling and glossary in a text. Only certain mistakes are errors. Others
 * are warnings, which the council can accept word by word. Quotations are exempt from house style, and lines from its
 * terms.
 */
export function findLanguageFaults(
  written: string,
  locale: LocaleCode,
  kind: TextKind,
  glossary: Glossary,
): LanguageFinding[] {
  const text = fillLanguages(written, locale);
  const unquoted = stripQuotations(text);
  const omitted = kind === "interface" ? [] : houseRules;
  const avoided = kind === "line" ? [] : glossary.avoidedIn(unquoted, locale);
  const misspelled = glossary.misspelledIn(unquoted, locale);
  // A word of Hindi in Sanskrit needs no final म्.
  const spelling = findSpellingFaults(unquoted, locale, omitted, glossary.nouns).filter(
    ({ offset }) => !misspelled.some((word) => word.offset === offset),
  );
  return [
    ...scriptFindings(text, locale, glossary),
    ...legacyFindings(text, glossary),
    ...spelling.filter(isCertain).map((finding) => spellingFinding(finding, "error")),
    ...[
      ...avoided.map((word) => wordFinding(word, "glossary-avoided")),
      ...misspelled.map((word) => wordFinding(word, "spelling-word")),
      ...spelling.filter((finding) => !isCertain(finding)).map((finding) => spellingFinding(finding, "warning")),
    ].filter(({ word }) => !glossary.isAccepted(word)),
  ];
}

/** Warns of words that may be typed for a legacy font. The schema refuses words that certainly are. */
function legacyFindings(text: string, glossary: Glossary): LanguageFinding[] {
  const found = findPerhapsLegacyText(text);
  const [word = ""] = found?.split(" ") ?? [];
  return found && !glossary.isAccepted(word) ? [warning(word, toMessage("text-legacy-perhaps", { found }))] : [];
}

/** The messages about a word, and about one whose correction shows only the stem. */
const aboutStem = { "glossary-avoided": "glossary-avoided-stem", "spelling-word": "spelling-word-stem" } as const;

function wordFinding({ found, near, isStem }: AvoidedWord, key: keyof typeof aboutStem): LanguageFinding {
  return warning(found, toMessage(isStem ? aboutStem[key] : key, { found, near }));
}

function warning(word: string, about: ClerkMessage): LanguageFinding {
  return { word, message: about, severity: "warning" };
}

function isCertain({ rule }: SpellingFinding): boolean {
  return rule === "colon-visarga" || rule === "digits-mixed";
}

function spellingFinding({ rule, found, near }: SpellingFinding, severity: Severity): LanguageFinding {
  // Both rules are about a colon and a visarga.
  const name = rule === "colon" ? "colon-visarga" : rule;
  return { word: found, message: toMessage(`spelling-${name}`, { found, near }), severity };
}

/** The maximum number of words listed in one message. */
const wordsShown = 5;

function scriptFindings(text: string, locale: LocaleCode, glossary: Glossary): LanguageFinding[] {
  const found = findForeignWords(text, locale, (word) => glossary.allowsLatin(word) || glossary.isAccepted(word));
  const isMixed = ({ word }: ForeignWord) => locale !== "en" && isOfTwoScripts(word);
  const mixed = found.filter(isMixed).map(({ word }): LanguageFinding => {
    return { word, message: toMessage("text-script-mixed", { found: word }), severity: "error" };
  });
  const others = found.filter((word) => !isMixed(word)).map(({ word }) => word);
  const [first] = others;
  if (first === undefined) return mixed;
  const words = others.slice(0, wordsShown).join(", ");
  const values = {
    words: others.length > wordsShown ? `${words}, …` : words,
    language: getLanguageName(locale),
  };
  return [...mixed, warning(first, toMessage("text-script", values))];
}
