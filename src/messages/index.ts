import type { LocaleCode } from "../site/locales";
import { applyTerms } from "../site/terms";
import en from "./en.json";
import hi from "./hi.json";

/** The key of a message. Both tables have a sentence for each, with the same placeholders in braces. */
export type ClerkMessageKey = keyof typeof en;

/** The value of a placeholder: a quoted text, a number, or a text in the clerk's language. */
export type Value = string | number | ClerkTexts;

/** A message for clerks, as a key and the values of its placeholders. */
export interface ClerkMessage {
  readonly key: ClerkMessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** Creates a message. */
export function toMessage(key: ClerkMessageKey, values: ClerkMessage["values"] = {}): ClerkMessage {
  return { key, values };
}

const tables: Readonly<Record<ClerkLanguage, Readonly<Record<ClerkMessageKey, string>>>> = { en, hi };

function fill({ key, values }: ClerkMessage, language: ClerkLanguage, format: (text: string, name: string) => string) {
  return applyTerms(tables[language][key], language).replace(/\{(\w+)\}/gu, (gap, name: string) => {
    const value = values[name] ?? gap;
    return format(typeof value === "object" ? value[language] : String(value), name);
  });
}

/** Formats a message in a language, as one line. */
export function formatMessage(filled: ClerkMessage, language: ClerkLanguage): string {
  return fill(filled, language, (text, name) => onOneLine(text, name === "found" ? longestFound : longest));
}

/** Formats a message in both languages, as one line each. */
export function formatInBothLanguages(filled: ClerkMessage): ClerkTexts {
  return { en: formatMessage(filled, "en"), hi: formatMessage(filled, "hi") };
}

/** Returns a message in both languages, with values of any length on any number of lines. */
export function getTexts(key: ClerkMessageKey, values: ClerkMessage["values"] = {}): ClerkTexts {
  const asIs = (text: string) => text;
  return { en: fill({ key, values }, "en", asIs), hi: fill({ key, values }, "hi", asIs) };
}

/** The maximum length of a quoted text. Its author recognises it by its beginning. */
const longestFound = 80;
const longest = 1000;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
const joiners = /^[\u200c\u200d]$/u;

/**
 * Makes a value safe for one line of a terminal: removes line breaks and control characters, and truncates it. The
 * joiners of Devanagari are preserved.
 */
export function onOneLine(text: string, limit = longest): string {
  const shown = text.replace(unprintable, (found) => (joiners.test(found) ? found : " ")).trim();
  return shown.length > limit ? `${shown.slice(0, limit)}…` : shown;
}

/** The languages of messages for clerks. */
export const clerkLanguages = ["en", "hi"] as const;

/** A language of messages for clerks. */
export type ClerkLanguage = (typeof clerkLanguages)[number];

/** A word or sentence in every language of the clerks. */
export type ClerkTexts = Readonly<Record<ClerkLanguage, string>>;

/** Returns whether an external value (an option of a command) is a language of the clerks. */
export function isClerkLanguage(value: unknown): value is ClerkLanguage {
  return clerkLanguages.some((language) => language === value);
}

const names = {
  en: new Intl.DisplayNames("en", { type: "language" }),
  hi: new Intl.DisplayNames("hi", { type: "language" }),
};

/** Returns the name of a language, for clerks. */
export function getLanguageName(code: LocaleCode): ClerkTexts {
  return { en: names.en.of(code) ?? code, hi: names.hi.of(code) ?? code };
}

/** Returns the name of a wrong value's kind, for use in a message. */
export function nameFoundKind(value: unknown): ClerkTexts {
  if (value === undefined || value === null) return getTexts("found.nothing");
  if (Array.isArray(value)) return getTexts("found.list");
  if (typeof value === "object") return getTexts("found.group");
  if (typeof value === "boolean") return getTexts("found.flag");
  return typeof value === "number" ? getTexts("found.number") : getTexts("found.text");
}

/** An error of a command, with a message for clerks. */
export class ClerkFault extends Error {
  constructor(
    readonly words: ClerkTexts,
    options?: ErrorOptions,
  ) {
    super(words.en, options);
    this.name = "ClerkFault";
  }
}
