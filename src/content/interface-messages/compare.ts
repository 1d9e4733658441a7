import type { Glossary } from "../../language/glossary";
import { findIllFormed } from "../../language/ill-formed";
import { findMissingNumbers } from "../../language/numbers";
import { listPluralCategories } from "../../language/plural";
import { findStrayCharacters } from "../../language/script";
import { getLanguageName, getTexts, toMessage } from "../../messages";
import { getLocale, type LocaleCode, sourceLocale } from "../../site/locales";
import { formatPath } from "../fields";
import { findLanguageFaults } from "../language-rules";
import type { Finding, Path } from "../position";
import { getIllFormedMessage } from "../rule-messages";
import { suggest } from "../suggest";
import type { InterfaceMessage } from "./json";

/** Checks a language's messages against the English ones, the language's rules and the glossary. */
export function compareWords(
  words: readonly InterfaceMessage[],
  english: readonly InterfaceMessage[],
  code: LocaleCode,
  glossary: Glossary,
): Finding[] {
  const own = words.flatMap((word) => ownFindings(word, code, glossary));
  if (code === sourceLocale) return own;
  const expected = expectedWords(english, code);
  const written = new Map(words.map((word) => [formatPath(word.path), word]));
  const absent = new Map([...expected].filter(([name]) => !written.has(name)));
  const others = words.flatMap((word): Finding[] => {
    const model = expected.get(formatPath(word.path));
    if (!model) return [unknownWord(word, absent)];
    return [...variableFindings(word, model.from), ...numberFindings(word, model.from, glossary)];
  });
  const missing = getLocale(code).partial
    ? []
    : [...absent.values()].map(({ path, from }): Finding => {
        const values = { language: getLanguageName(code), english: `“${from.text}”` };
        return { path, part: "key", message: toMessage("words-missing", values) };
      });
  return [...own, ...others, ...missing];
}

interface Expected {
  readonly path: Path;
  /** The English message to translate. */
  readonly from: InterfaceMessage;
}

/** Returns the messages a language must have, by name: all English ones, in the plural forms of the language. */
function expectedWords(english: readonly InterfaceMessage[], code: LocaleCode): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const word of english) {
    const name = String(word.path.at(-1) ?? "");
    const base = stripPluralSuffix(name);
    // One form for each plural category of the language.
    const forms = base === undefined ? [name] : listPluralCategories(code).map((category) => `${base}_${category}`);
    for (const form of forms) {
      const path = [...word.path.slice(0, -1), form];
      if (form === name || !expected.has(formatPath(path))) expected.set(formatPath(path), { path, from: word });
    }
  }
  return expected;
}

function ownFindings({ path, text }: InterfaceMessage, code: LocaleCode, glossary: Glossary): Finding[] {
  if (text.trim() === "") return [{ path, message: toMessage("words-empty", { language: getLanguageName(code) }) }];
  const stray = findStrayCharacters(text)[0];
  if (stray) return [{ path, message: toMessage("text-invisible", { found: stray.codePoint }) }];
  const illFormed = findIllFormed(text)[0];
  if (illFormed) return [{ path, message: getIllFormedMessage(illFormed) }];
  return findLanguageFaults(text, code, "interface", glossary).map((finding) => ({ ...finding, path }));
}

function variableFindings(word: InterfaceMessage, english: InterfaceMessage): Finding[] {
  const expected = variables(english.text);
  const found = variables(word.text);
  if (expected === found) return [];
  const none = getTexts("found.none");
  const values = { expected: expected || none, found: found || none };
  return [{ path: word.path, message: toMessage("words-variables", values) }];
}

function numberFindings({ path, text }: InterfaceMessage, english: InterfaceMessage, glossary: Glossary): Finding[] {
  const name = `interface ${formatPath(path)}`;
  if (glossary.mayDiffer(name)) return [];
  return [...findMissingNumbers(text, english.text), ...findMissingNumbers(english.text, text)].map((found) => {
    return { path, message: toMessage("words-number", { found, text: name }), severity: "warning" };
  });
}

/** Returns the placeholders of a message, without duplicates and sorted: `{{shown}} {{total}}`. */
function variables(text: string): string {
  const names = Array.from(text.matchAll(/\{\{\s*([\w.]+)(?![\w.])[^{}]*\}\}/gu), ([, name]) => `{{${name}}}`);
  return [...new Set(names)].sort().join(" ");
}

/** Reports a message that English lacks. If it is a misspelt missing one, removes that one from `absent`. */
function unknownWord({ path }: InterfaceMessage, absent: Map<string, Expected>): Finding {
  const near = suggest(formatPath(path), absent.keys());
  if (near) absent.delete(near);
  return { path, part: "key", message: near ? toMessage("words-near", { near }) : toMessage("words-unknown") };
}

/** The suffixes of i18next for plural forms: the plural categories of CLDR. */
const categories = ["zero", "one", "two", "few", "many", "other"];

/** Returns a message name without its plural suffix; undefined if it has none. */
export function stripPluralSuffix(name: string): string | undefined {
  const [whole, base, category] = /^(.+)_([a-z]+)$/u.exec(name) ?? [];
  return whole && base && category && categories.includes(category) ? base : undefined;
}
