import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { localeCodes } from "../../site/locales";
import { routeIds } from "../../site/routes";
import { applyTerms } from "../../site/terms";

const file = path.join(__dirname, "synonyms.yaml");
/** Words, with those that the council has in place of them. */
const synonymsText = z
  .string()
  .transform((text) => [...new Set([text, ...localeCodes.map((code) => applyTerms(text, code))])].join(" "));
const words = z.record(z.string(), synonymsText);

/** The synonyms of terms on the site, documented in `synonyms.yaml`. */
const synonyms = z
  .object({
    pages: z.partialRecord(z.enum(routeIds), synonymsText),
    classes: words,
    titles: words,
    paper: synonymsText,
    holiday: synonymsText,
    months: z.string().array(),
  })
  .parse(parse(readFileSync(file, "utf8")));

/** The synonyms of pages, of every examination paper and of every holiday. */
export const { pages: pageSynonyms, paper: paperSynonyms, holiday: holidaySynonyms } = synonyms;

const titlePatterns = Object.entries(synonyms.titles).map(
  ([title, other]) => [new RegExp(title, "iu"), other] as const,
);

/** Returns the synonyms of school classes. */
export function getClassSynonyms(...classes: readonly number[]): string {
  return ["class std standard grade कक्षा श्रेणी क्लास", ...classes.map((grade) => synonyms.classes[grade] ?? "")].join(
    " ",
  );
}

/** Returns the synonyms of a day, YYYY-MM-DD, as people write it without its year: by number and month. */
export function getDaySynonyms(day: string): string {
  const [month = 0, number = 0] = day.split("-").slice(1).map(Number);
  return `${number} ${synonyms.months[month - 1] ?? ""}`;
}

/** Returns the synonyms of the terms in an English title; empty for most titles. */
export function formatTitleSynonyms(title: string): string {
  return titlePatterns.flatMap(([pattern, other]) => (pattern.test(title) ? [other] : [])).join(" ");
}
