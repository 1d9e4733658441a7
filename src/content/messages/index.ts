import type { ClerkLanguage, ClerkTexts } from "../clerk-languages";
import { english } from "./en";
import { hindi } from "./hi";

export * from "../clerk-languages";

/** The name of a kind of mistake; every one has a sentence in each language of the clerks. */
export type MessageKey = keyof typeof english;

/** The value of a placeholder: a text as it was found, a number, or words in the reader's language. */
export type Value = string | number | ClerkTexts;

/** A message for a problem and its correction, as a key and values. */
export interface Message {
  readonly key: MessageKey;
  readonly values: Readonly<Record<string, Value>>;
}

type PlaceholderOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

type ValuesOf<Key extends MessageKey> = Readonly<Record<PlaceholderOf<(typeof english)[Key]>, Value>>;

/** A message of a kind with exactly the values its sentence names. */
export function message<Key extends MessageKey>(
  key: Key,
  ...[values]: PlaceholderOf<(typeof english)[Key]> extends never ? [] : [values: ValuesOf<Key>]
): Message {
  return { key, values: values ?? {} };
}

const sentences: Readonly<Record<ClerkLanguage, Readonly<Record<MessageKey, string>>>> = { en: english, hi: hindi };

/** The message as one line of the language. */
export function worded({ key, values }: Message, language: ClerkLanguage): string {
  return sentences[language][key].replace(/\{(\w+)\}/gu, (_placeholder, name: string) => {
    const value = values[name];
    const text = typeof value === "object" ? value[language] : String(value ?? "");
    return onOneLine(text, name === "found" ? longestFound : longest);
  });
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
