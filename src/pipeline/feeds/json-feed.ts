import { feedFormats } from "../../site/feeds";
import type { Feed } from "./feed";

const [, json] = feedFormats;

/** Formats a feed as JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export function toJsonFeed(feed: Feed): string {
  const document = {
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    description: feed.description,
    home_page_url: feed.page,
    feed_url: feed.urlIn(json),
    icon: feed.icon,
    authors: [{ name: feed.author.name, url: feed.author.address }],
    language: feed.language,
    items: feed.entries.map(({ id, address, title, summary, kind, published, updated, document: file }) => ({
      id,
      url: address,
      title: title.text,
      content_text: summary,
      date_published: published,
      date_modified: updated,
      tags: [kind.label],
      language: title.language,
      ...(file && { attachments: [{ url: file.address, mime_type: file.type, size_in_bytes: file.bytes }] }),
    })),
  };
  return `${JSON.stringify(document, null, 1)}\n`;
}
