import type { Glossary } from "../../language/glossary";
import { findIllFormed } from "../../language/ill-formed";
import { pluralCategories } from "../../language/plural";
import { strayCharacters } from "../../language/script";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import type { Severity } from "../diagnostic";
import { pathText } from "../fields";
import { languageFindings } from "../language-rules";
import { type ClerkMessage, languageNames, message } from "../messages";
import type { Path } from "../position";
import { illFormedMessage } from "../rule-messages";
import { suggest } from "../suggest";
import type { InterfaceMessage } from "./json";

/** Something wrong with a word: where, by its name or its text, and what. */
export interface WordFinding {
  readonly path: Path;
  readonly part: "key" | "value";
  readonly message: ClerkMessage;
  /** An error where nothing else is said. */
  readonly severity?: Severity;
}

/**
 * Returns the findings for a language's messages, checked against the English ones, the language's rules and the
 * glossary.
 */
export function compareWords(
  words: readonly InterfaceMessage[],
  english: readonly InterfaceMessage[],
  code: LocaleCode,
  glossary: Glossary,
): WordFinding[] {
  const own = words.flatMap((word) => ownFindings(word, code, glossary));
  if (code === defaultLocale) return own;
  const expected = expectedWords(english, code);
  const written = new Map(words.map((word) => [pathText(word.path), word]));
  const absent = new Map([...expected].filter(([name]) => !written.has(name)));
  const others = words.flatMap((word): WordFinding[] => {
    const model = expected.get(pathText(word.path));
    return model ? variableFindings(word, model.from) : [unknownWord(word, absent)];
  });
  const missing = [...absent.values()].map(({ path, from }): WordFinding => {
    const values = { language: languageNames[code], english: `“${from.text}”` };
    return { path, part: "key", message: message("words-missing", values) };
  });
  return [...own, ...others, ...missing];
}

interface Expected {
  readonly path: Path;
  /** The English word it translates. */
  readonly from: InterfaceMessage;
}

/** The words a language must have, by name: the English ones, countable ones in the forms of the language. */
function expectedWords(english: readonly InterfaceMessage[], code: LocaleCode): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const word of english) {
    const name = String(word.path.at(-1) ?? "");
    const base = countableName(name);
    for (const form of base === undefined ? [name] : formsOf(base, code)) {
      const path = [...word.path.slice(0, -1), form];
      if (form === name || !expected.has(pathText(path))) expected.set(pathText(path), { path, from: word });
    }
  }
  return expected;
}

function ownFindings({ path, text }: InterfaceMessage, code: LocaleCode, glossary: Glossary): WordFinding[] {
  const at = { path, part: "value" } as const;
  if (text.trim() === "") return [{ ...at, message: message("words-empty", { language: languageNames[code] }) }];
  const stray = strayCharacters(text)[0];
  if (stray) return [{ ...at, message: message("text-invisible", { found: stray.codePoint }) }];
  const illFormed = findIllFormed(text)[0];
  if (illFormed) return [{ ...at, message: illFormedMessage(illFormed) }];
  return languageFindings(text, code, "interface", glossary).map(({ message: about, severity }) => ({
    ...at,
    message: about,
    severity,
  }));
}

const none = { en: "none", hi: "कोई नहीं" };

function variableFindings(word: InterfaceMessage, english: InterfaceMessage): WordFinding[] {
  const expected = variables(english.text);
  const found = variables(word.text);
  if (expected === found) return [];
  return [
    {
      path: word.path,
      part: "value",
      message: message("words-variables", { expected: expected || none, found: found || none }),
    },
  ];
}

/** The values a sentence takes, each once and in order of their names: `{{shown}} {{total}}`. */
function variables(text: string): string {
  const names = Array.from(text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/gu), ([, name]) => `{{${name}}}`);
  return [...new Set(names)].sort().join(" ");
}

/** A word that English does not have; when one that is missing is meant, that one is no longer missing. */
function unknownWord({ path }: InterfaceMessage, absent: Map<string, Expected>): WordFinding {
  const candidates = Array.from(absent.keys(), (value) => ({ value }));
  const near = suggest(pathText(path), candidates);
  if (near) absent.delete(near);
  return { path, part: "key", message: near ? message("words-near", { near }) : message("words-unknown") };
}

/** The suffixes i18next gives to the forms of a countable word, by CLDR's plural categories. */
const categories = ["zero", "one", "two", "few", "many", "other"];

/** The name of a countable word without the suffix of its form; undefined for a word that is not countable. */
export function countableName(name: string): string | undefined {
  const [whole, base, category] = /^(.+)_([a-z]+)$/u.exec(name) ?? [];
  return whole && base && category && categories.includes(category) ? base : undefined;
}

/** The names a language needs of a countable word, one for each of its plural categories. */
function formsOf(base: string, code: LocaleCode): string[] {
  return pluralCategories(code).map((category) => `${base}_${category}`);
}
