import { createFormats } from "../i18n/formats";
import { compare } from "../language/collate";
import { documentTypes } from "../schema/formats";
import { getEmblemPath } from "../site/emblem";
import { type FeedScope, feedType, getFeedPath } from "../site/feeds";
import type { LocalizedText } from "../site/locales";
import { getNewsPage, newsLength } from "../site/news";
import { getEntryTarget, pathTo } from "../site/paths";
import type { PublishedData, PublishedEntry } from "./published-data";
import { createXml, formatXmlDocument, type Xml } from "./xml";

/** The change date of a feed without entries, which no entry may predate. */
const beforeAll = "2000-01-01";

/**
 * Formats the newest entries of one kind, or of all kinds, in a language as Atom (RFC 4287). Entries have permanent ids,
 * so that a correction does not make an entry new.
 */
export function createFeed(scope: FeedScope, from: PublishedData): string {
  const { language, council, pages, news } = from;
  const toUrl = (path: string) => new URL(path, council.siteAddress).href;
  const page = scope === "all" ? "news" : getNewsPage(scope);
  const text = pages.find(({ key }) => key === page);
  if (!text) throw new Error(`The page ${page} has no text.`);
  const entries = news
    .filter(({ kind }) => scope === "all" || kind === scope)
    // A corrected entry counts as news again. The stable sort preserves the order of the news for equal times.
    .sort((one, other) => compare(updatedOf(other), updatedOf(one)))
    .slice(0, newsLength);
  const [newest] = entries;
  const self = toUrl(getFeedPath(scope, language));
  const author = [createXml("name", {}, council.name.text), createXml("uri", {}, toUrl(pathTo("home", language)))];
  return formatXmlDocument(
    createXml("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": language }, [
      createXml("id", {}, self),
      createXml("title", {}, `${text.title.text} – ${council.name.text}`),
      createXml("subtitle", {}, text.summary.text),
      createXml("updated", {}, newest ? updatedOf(newest) : toTimestamp(beforeAll)),
      createXml("link", { rel: "self", type: feedType, href: self }),
      createXml("link", {
        rel: "alternate",
        type: "text/html",
        hreflang: language,
        href: toUrl(pathTo(page, language)),
      }),
      createXml("author", {}, author),
      createXml("icon", {}, toUrl(getEmblemPath(council.emblem))),
      ...entries.map((entry) => formatEntry(entry, from, toUrl)),
    ]),
  );
}

function formatEntry(entry: PublishedEntry, from: PublishedData, toUrl: (path: string) => string): Xml {
  const { key, kind, day, time, documents } = entry;
  const { language, word } = from;
  const title = getFeedTitle(entry, from);
  const address = toUrl(pathTo(getEntryTarget(getNewsPage(kind), key), language));
  const [document] = documents;
  const enclosure = document && {
    rel: "enclosure",
    type: mediaType(document.type),
    length: document.bytes,
    href: toUrl(document.address),
  };
  return createXml("entry", {}, [
    // The URL of the entry's row in the list, where it was first published.
    createXml("id", {}, toUrl(pathTo({ route: getNewsPage(kind), fragment: key }, language))),
    createXml("title", title.language === language ? {} : { "xml:lang": title.language }, title.text),
    createXml("link", { rel: "alternate", type: "text/html", hreflang: language, href: address }),
    ...(enclosure ? [createXml("link", enclosure)] : []),
    createXml("published", {}, toTimestamp(day, time)),
    createXml("updated", {}, updatedOf(entry)),
    createXml("category", { term: kind, label: word(`kind.${kind}`) }),
    createXml("summary", {}, summaryOf(entry, from)),
  ]);
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
  const { date } = createFormats(language, word);
  const parts = [word(`kind.${kind}`), date(day)];
  if (closes) parts.push(word("news.closing", { title: date(closes) }));
  if (change) parts.push(word("news.corrected", { day: date(change.day), note: change.note.text }));
  return parts.join(" · ");
}

function mediaType(ending: string): string {
  const types: Readonly<Record<string, string>> = documentTypes;
  return types[ending] ?? "application/octet-stream";
}

/** Formats a day and a time in India, midnight by default, as an RFC 3339 timestamp. */
function toTimestamp(day: string, time?: string): string {
  return `${day}T${time ?? "00:00"}:00+05:30`;
}
