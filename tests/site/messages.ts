import { type AnyMessageKey, monthKeys } from "../../src/i18n/messages";
import { formatDate } from "../../src/language/dates";
import { readInterfaceFile } from "../../src/pipeline/interface-messages";
import { addSchemaMessages, type WordTree } from "../../src/schema/clerk-texts";
import { type LocaleCode, localeCodes } from "../../src/site/locales";

const trees = new Map(localeCodes.map((code) => [code, addSchemaMessages(readInterfaceFile(code), code)]));

/** Returns an interface message in a language, its placeholders filled in. Throws if the language lacks it. */
export function word(locale: LocaleCode, key: AnyMessageKey, values: Readonly<Record<string, string>> = {}): string {
  let found: string | WordTree | undefined = trees.get(locale);
  for (const step of key.split(".")) found = typeof found === "object" ? found[step] : undefined;
  if (typeof found !== "string") throw new Error(`There is no message ${key} in ${locale}.`);
  return found.replace(/\{\{(\w+)\}\}/gu, (gap, name: string) => values[name] ?? gap);
}

/** Formats a day (YYYY-MM-DD) as pages in a language show it. */
export function written(day: string, locale: LocaleCode): string {
  const months = monthKeys.map((key) => word(locale, key));
  return formatDate(day, locale, months);
}

/** Matches a message key such as `menu.home` in place of its message, but no host name. */
export const rawWordName = new RegExp(
  `(?<![\\w@/.-])(?:${[...new Set([...trees.values()].flatMap(Object.keys))].join("|")})\\.[a-z]`,
  "u",
);
