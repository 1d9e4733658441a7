import type { NodePluginArgs } from "gatsby";
import { type LocalizedText, localizeText } from "../content/view";
import { compare } from "../language/collate";
import { council as councils } from "../schema/collections/council";
import { holidays } from "../schema/collections/holidays";
import { pages } from "../schema/collections/pages";
import { timetable } from "../schema/collections/timetable";
import { shift } from "../schema/vocabularies";
import type { LocaleCode } from "../site/locales";
import { createNodeContext } from "./graphql-types";
import { type GetMessage, readMessages } from "./interface-messages";
import { type NewsView, readNews } from "./news";
import type { EntryOf, Site } from "./site";

/** The parts of the council's entry that generated files other than pages need. */
export interface PublishedCouncil
  extends Pick<EntryOf<typeof councils.schema.shape>, "siteAddress" | "email" | "emblem" | "colour"> {
  readonly name: LocalizedText;
}

/** An entry of any dated collection. */
export type PublishedEntry = Pick<
  NewsView,
  "key" | "kind" | "day" | "time" | "specimen" | "closes" | "title" | "changes"
> & {
  readonly documents: readonly Pick<NewsView["documents"][number], "address" | "type" | "bytes">[];
};

/** An examination paper. */
export type PublishedPaper = Omit<EntryOf<typeof timetable.schema.shape>, "title" | "shift"> & {
  readonly title: LocalizedText;
};

/** A holiday. */
export type PublishedHoliday = Omit<EntryOf<typeof holidays.schema.shape>, "name"> & { readonly name: LocalizedText };

/** A page of the site. */
export interface PublishedPage {
  readonly key: string;
  readonly title: LocalizedText;
  readonly summary: LocalizedText;
}

/** The data for generated files other than pages, in one language. */
export interface PublishedData {
  readonly language: LocaleCode;
  readonly council: PublishedCouncil;
  readonly pages: readonly PublishedPage[];
  /** The current entries, newest first. */
  readonly news: readonly PublishedEntry[];
  /** The examination papers, by day. */
  readonly papers: readonly PublishedPaper[];
  /** The holidays, by day. */
  readonly holidays: readonly PublishedHoliday[];
  readonly word: GetMessage;
}

/** Reads the council's entry. */
export function getCouncil(site: Site): EntryOf<typeof councils.schema.shape> {
  const [found] = site.entries(councils);
  if (!found) throw new Error("The site has no council.");
  return found;
}

/** Reads the data for generated files other than pages, in a language. */
export async function readPublishedData(
  language: LocaleCode,
  site: Site,
  nodes: Pick<NodePluginArgs, "getNodesByType">,
): Promise<PublishedData> {
  const textOf = (value: unknown) => localizeText(value, language) ?? { text: "", language };
  const { name, ...council } = getCouncil(site);
  const shifts = Object.keys(shift.values);
  return {
    language,
    council: { ...council, name: textOf(name) },
    pages: site
      .entries(pages)
      .map(({ key, title, summary }) => ({ key, title: textOf(title), summary: textOf(summary) })),
    news: readNews(site, language).filter(({ isExpired }) => !isExpired),
    papers: site
      .entries(timetable)
      .sort((one, other) => compare(one.day, other.day) || shifts.indexOf(one.shift) - shifts.indexOf(other.shift))
      .map((paper) => ({ ...paper, title: textOf(paper.title) })),
    holidays: site
      .entries(holidays)
      .sort((one, other) => compare(one.day, other.day))
      .map((holiday) => ({ ...holiday, name: textOf(holiday.name) })),
    word: await readMessages(language, createNodeContext(nodes)),
  };
}
