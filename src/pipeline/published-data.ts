import { type NewsView, readNews } from "../content/news";
import type { Site } from "../content/site";
import { type EntryOf, localizeText } from "../content/view";
import { compare } from "../language/collate";
import { findListOf } from "../lists/every-list";
import { council as councils, pages } from "../schema/collections/site";
import { holidays, timetable } from "../schema/collections/teaching";
import { getEnd } from "../schema/period";
import { vocabularies } from "../schema/vocabularies";
import type { LocaleCode } from "../site/locales";
import { readMessages } from "./interface-messages";

/** The data for generated files other than pages, in one language. */
export type PublishedData = ReturnType<typeof readPublishedData>;

/** An entry of any dated collection, with the values that feeds and calendars need. */
export type PublishedEntry = Pick<NewsView, "key" | "kind" | "day" | "time" | "specimen" | "title" | "changes"> & {
  /** The last day for responses, such as bids. */
  readonly closes?: string | undefined;
  readonly documents: readonly Pick<NewsView["documents"][number], "address" | "type" | "bytes">[];
};

/** Reads the council's entry. */
export function getCouncil(site: Site): EntryOf<typeof councils.schema.shape> {
  const [found] = site.entries(councils);
  if (!found) throw new Error("The site has no council.");
  return found;
}

/** Reads the data for generated files other than pages, in a language. */
export function readPublishedData(language: LocaleCode, site: Site) {
  const textOf = (value: unknown) => localizeText(value, language) ?? { text: "", language };
  const { name, government, siteAddress, email, emblem, colour } = getCouncil(site);
  const shifts = Object.keys(vocabularies.shift.values);
  /** The current entries, newest first. */
  const news = readNews(site, language)
    .filter(({ isExpired }) => !isExpired)
    .map((entry): PublishedEntry => ({ ...entry, closes: getDeadline(entry) }));
  return {
    language,
    council: { siteAddress, email, emblem, colour, name: textOf(name), government: textOf(government) },
    pages: site
      .entries(pages)
      .map(({ key, title, summary }) => ({ key, title: textOf(title), summary: textOf(summary) })),
    news,
    /** The news with a last day for responses. */
    closings: news.flatMap((entry) => (entry.closes ? [{ ...entry, closes: entry.closes }] : [])),
    papers: [...site.entries(timetable)]
      .sort((one, other) => compare(one.day, other.day) || shifts.indexOf(one.shift) - shifts.indexOf(other.shift))
      .map((paper) => ({ ...paper, title: textOf(paper.title) })),
    holidays: [...site.entries(holidays)]
      .sort((one, other) => compare(one.day, other.day))
      .map((holiday) => ({ ...holiday, name: textOf(holiday.name) })),
    word: readMessages(language),
  };
}

/** Returns the last day for responses, or the minute of it. */
function getDeadline({ kind, fields }: NewsView): string | undefined {
  const field = findListOf(kind)?.deadline;
  return field && getEnd(fields, field);
}
