import { toDigits } from "../../language/digits";
import { findDates } from "../../language/written-dates";
import { getDescription } from "../../schema/description";
import type { LocaleCode } from "../../site/locales";
import { message } from "../messages";
import { createTextProblem, type WrittenEntry } from "../written-entry";
import { listFieldTexts } from "./language";
import { getWrittenText, type Rule } from "./rule";

/** Further names of fields in document texts, in addition to their labels. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  published: ["दिनांक", "दिनाङ्कः", "date", "dated"],
  closes: ["अंतिम तिथि", "निविदा की अंतिम तिथि", "अन्तिमः दिनाङ्कः", "last date"],
  number: ["संख्या", "सङ्ख्या", "number", "no."],
  reference: ["संख्या", "निविदा संख्या", "सङ्ख्या", "number", "no."],
};

/**
 * A document's text agrees with its entry's number or reference, date and last day, wherever it names them. Differences
 * are only warnings: a corrigendum may have moved a date, and a text may quote a mistake.
 */
export const bodiesAgreeWithFields: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    entry.fields
      .filter(({ path }) => path.length === 1 && path[0] === "body")
      .flatMap(listFieldTexts)
      .flatMap(({ path, locale, text }) => {
        const impossible = findDates(text)
          .filter(({ isReal }) => !isReal)
          .map(({ written }) =>
            createTextProblem(entry, path, written, message("body-day", { found: written }), "warning"),
          );
        const differing = namedIn(text).flatMap(({ name, value }) => {
          const field = fieldCalled(entry, name, locale);
          const stored = field === undefined ? undefined : getWrittenText(entry, field);
          if (field === undefined || stored === undefined || agrees(field, stored, value)) return [];
          const about = message("body-differs", { found: value, field, value: stored });
          return [createTextProblem(entry, path, value, about, "warning")];
        });
        return [...impossible, ...differing];
      }),
  );

interface Named {
  readonly name: string;
  readonly value: string;
}

/** Finds names and values in a text: `**Date** – 2 December 2026`, or rows of a table with two columns. */
function namedIn(text: string): Named[] {
  return text.split("\n").flatMap((line): Named[] => {
    const [, cell, cellValue] = /^\s*\|([^|]+)\|([^|]+)\|\s*$/u.exec(line) ?? [];
    const [, words, wordsValue] = /^\s*\**([^*|:–]{2,40}?)\**\s*[:–]\**\s+(.+)$/u.exec(line) ?? [];
    const name = (cell ?? words)?.replaceAll("*", "").trim().toLowerCase();
    const value = (cellValue ?? wordsValue)?.trim();
    return name && value ? [{ name, value }] : [];
  });
}

function fieldCalled({ collection }: WrittenEntry, name: string, locale: LocaleCode): string | undefined {
  return Object.entries(alsoCalled).find(([field, names]) => {
    const described = collection.schema.shape[field];
    if (described === undefined) return false;
    return [getDescription(described).label[locale]?.toLowerCase(), ...names].includes(name);
  })?.[0];
}

/** Checks whether a value in a text agrees with the stored one. A value without a number or date agrees. */
function agrees(field: string, stored: string, value: string): boolean {
  if (field === "number" || field === "reference") {
    const fold = (text: string) => toDigits(text, "en").replace(/\s+/gu, "").toLowerCase();
    return !/[\d०-९]/u.test(value) || fold(value).includes(fold(stored));
  }
  const days = findDates(value).map(({ day }) => day);
  return days.length === 0 || days.includes(stored);
}
