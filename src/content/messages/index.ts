import type { ClerkLanguage, ClerkTexts } from "../clerk-languages";
import en from "./en.json";
import hi from "./hi.json";

export * from "../clerk-languages";

/** The key of a message; each has a sentence in both tables, with the same gaps in braces. */
export type MessageKey = keyof typeof en;

/** The value of a gap: a text as it was found, a number, or a text in the reader's language. */
export type Value = string | number | ClerkTexts;

/** A message for a problem and its correction, as a key and values. */
export interface ClerkMessage {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

/** Returns a message with the values of the gaps in its sentence. */
export function message(key: MessageKey, values: ClerkMessage["values"] = {}): ClerkMessage {
  return { key, values };
}

const tables: Readonly<Record<ClerkLanguage, Readonly<Record<MessageKey, string>>>> = { en, hi };

function fill({ key, values }: ClerkMessage, language: ClerkLanguage, format: (text: string, name: string) => string) {
  return tables[language][key].replace(/\{(\w+)\}/gu, (gap, name: string) => {
    const value = values[name] ?? gap;
    return format(typeof value === "object" ? value[language] : String(value), name);
  });
}

/** Returns a message as one line of a language. */
export function worded(filled: ClerkMessage, language: ClerkLanguage): string {
  return fill(filled, language, (text, name) => onOneLine(text, name === "found" ? longestFound : longest));
}

/** Returns a message as one line of each language. */
export function inBothLanguages(filled: ClerkMessage): ClerkTexts {
  return { en: worded(filled, "en"), hi: worded(filled, "hi") };
}

/** Returns a message in both languages, with its values as they are. */
export function texts(key: MessageKey, values: ClerkMessage["values"] = {}): ClerkTexts {
  const asIs = (text: string) => text;
  return { en: fill({ key, values }, "en", asIs), hi: fill({ key, values }, "hi", asIs) };
}

/** The maximum length of a quoted text; its author recognises it by its beginning. */
const longestFound = 80;
const longest = 1000;
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;
const joiners = /^[\u200c\u200d]$/u;

/**
 * A value as it may stand in a line of a terminal: what a file contains could otherwise break the line, or steer the
 * terminal by control characters. The joiners of Devanagari stay.
 */
export function onOneLine(text: string, limit = longest): string {
  const shown = text.replace(unprintable, (found) => (joiners.test(found) ? found : " ")).trim();
  return shown.length > limit ? `${shown.slice(0, limit)}…` : shown;
}
