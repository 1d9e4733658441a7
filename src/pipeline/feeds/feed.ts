import type { LocalizedText } from "../../content/view";
import { compare } from "../../language/collate";
import { formatDate } from "../../language/dates";
import { documentTypes } from "../../schema/formats";
import { emblemPath } from "../../site/emblem";
import { type FeedFormat, type FeedScope, feedPath } from "../../site/feeds";
import { getNewsPage, newsLength } from "../../site/news";
import { entryTarget, pathTo } from "../../site/paths";
import type { PublishedData, PublishedEntry } from "../published-data";

/** An entry of a feed. */
export interface FeedEntry {
  /** The permanent id: the URL of the entry's row in the list, where it was first published. */
  readonly id: string;
  /** The URL of the entry. */
  readonly address: string;
  readonly title: LocalizedText;
  readonly summary: string;
  readonly kind: { readonly name: string; readonly label: string };
  /** The time of publication (RFC 3339). */
  readonly published: string;
  /** The time of the last correction, or else of publication (RFC 3339). */
  readonly updated: string;
  readonly document: { readonly address: string; readonly type: string; readonly bytes: number } | undefined;
}

/** The content of a feed in either format. All URLs are absolute. */
export interface Feed {
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly address: string };
  /** The URL of the page with the same content. */
  readonly page: string;
  readonly icon: string;
  readonly urlIn: (format: FeedFormat) => string;
  readonly entries: readonly FeedEntry[];
}

/** Creates the feed of one kind of news, or of all kinds, in a language. */
export function createFeed(scope: FeedScope, from: PublishedData): Feed {
  const { language, council, pages, news } = from;
  const whole = (path: string) => new URL(path, council.siteAddress).href;
  const page = scope === "all" ? "news" : getNewsPage(scope);
  const text = pages.find(({ key }) => key === page);
  if (!text) throw new Error(`The page ${page} has no text.`);
  return {
    language,
    title: `${text.title.text} – ${council.name.text}`,
    description: text.summary.text,
    author: { name: council.name.text, address: whole(pathTo("home", language)) },
    page: whole(pathTo(page, language)),
    icon: whole(emblemPath(council.emblem)),
    urlIn: (format) => whole(feedPath(scope, format, language)),
    entries: news
      .filter(({ kind }) => scope === "all" || kind === scope)
      // A corrected entry counts as news again. The stable sort preserves the order of the news for equal times.
      .sort((one, other) => compare(updatedOf(other), updatedOf(one)))
      .slice(0, newsLength)
      .map((entry) => entryOf(entry, from, whole)),
  };
}

function entryOf(entry: PublishedEntry, from: PublishedData, whole: (path: string) => string): FeedEntry {
  const { key, kind, day, time, documents } = entry;
  const [document] = documents;
  return {
    id: whole(pathTo({ route: getNewsPage(kind), fragment: key }, from.language)),
    address: whole(pathTo(entryTarget(getNewsPage(kind), key), from.language)),
    title: getFeedTitle(entry, from),
    summary: summaryOf(entry, from),
    kind: { name: kind, label: from.word(`kind.${kind}`) },
    published: toTimestamp(day, time),
    updated: updatedOf(entry),
    document: document
      ? { address: whole(document.address), type: mediaType(document.type), bytes: document.bytes }
      : undefined,
  };
}

/** Returns the time of an entry's last correction, or else of its publication (RFC 3339). */
function updatedOf({ day, time, changes: [change] }: PublishedEntry): string {
  return change && change.day > day ? toTimestamp(change.day) : toTimestamp(day, time);
}

/**
 * Returns the title of an entry and marks a specimen, since feeds are read without the page that explains specimens.
 */
export function getFeedTitle(
  { title, specimen }: Pick<PublishedEntry, "title" | "specimen">,
  { word }: PublishedData,
): LocalizedText {
  return specimen ? { ...title, text: word("news.specimen", { title: title.text }) } : title;
}

function summaryOf(
  { kind, day, closes, changes: [change] }: PublishedEntry,
  { language, word }: PublishedData,
): string {
  const months = Array.from({ length: 12 }, (_, index) => word(`month.${index + 1}`));
  const written = (date: string) => formatDate(date, language, months);
  const parts = [word(`kind.${kind}`), written(day)];
  if (closes) parts.push(word("news.closing", { title: written(closes) }));
  if (change) parts.push(word("news.corrected", { day: written(change.day), note: change.note.text }));
  return parts.join(" · ");
}

function mediaType(ending: string): string {
  const types: Readonly<Record<string, string>> = documentTypes;
  return types[ending] ?? "application/octet-stream";
}

/** Formats a day and a time in India, midnight by default, as an RFC 3339 timestamp. */
export function toTimestamp(day: string, time?: string): string {
  return `${day}T${time ?? "00:00"}:00+05:30`;
}
