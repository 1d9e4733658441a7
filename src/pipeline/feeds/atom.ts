import { feedFormats } from "../../site/feeds";
import { element, type Xml, xmlDocument } from "../xml";
import { type Feed, type FeedEntry, toTimestamp } from "./feed";

/** The change date of a feed without entries, which no entry may predate. */
const beforeAll = "2000-01-01";

const [atom] = feedFormats;

/** Formats a feed as Atom (RFC 4287). Entries have permanent ids, so that a correction does not make an entry new. */
export function toAtom(feed: Feed): string {
  const self = feed.urlIn(atom);
  return xmlDocument(
    element("feed", { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": feed.language }, [
      element("id", {}, self),
      element("title", {}, feed.title),
      element("subtitle", {}, feed.description),
      element("updated", {}, feed.entries[0]?.updated ?? toTimestamp(beforeAll)),
      element("link", { rel: "self", type: atom.type, href: self }),
      element("link", { rel: "alternate", type: "text/html", hreflang: feed.language, href: feed.page }),
      element("author", {}, [element("name", {}, feed.author.name), element("uri", {}, feed.author.address)]),
      element("icon", {}, feed.icon),
      ...feed.entries.map((entry) => entryOf(entry, feed.language)),
    ]),
  );
}

function entryOf(
  { id, address, title, summary, kind, published, updated, document }: FeedEntry,
  language: string,
): Xml {
  return element("entry", {}, [
    element("id", {}, id),
    element("title", title.language === language ? {} : { "xml:lang": title.language }, title.text),
    element("link", { rel: "alternate", type: "text/html", hreflang: language, href: address }),
    ...(document
      ? [element("link", { rel: "enclosure", type: document.type, length: document.bytes, href: document.address })]
      : []),
    element("published", {}, published),
    element("updated", {}, updated),
    element("category", { term: kind.name, label: kind.label }),
    element("summary", {}, summary),
  ]);
}
