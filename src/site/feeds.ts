import type { LocaleCode } from "./locales";
import { type NewsKind, newsKinds } from "./news";
import { localizePath } from "./paths";

/** The scope of a feed: one kind of news, or all of them. */
export type FeedScope = "all" | NewsKind;

/** Every feed of a language, the one of all kinds first. */
export const feedScopes: readonly FeedScope[] = ["all", ...newsKinds];

/** The forms of a feed. The endings are those for which hosts know the types by themselves. */
export const feedFormats = [
  { name: "Atom", extension: "atom", type: "application/atom+xml" },
  { name: "JSON Feed", extension: "json", type: "application/feed+json" },
] as const;

/** A form of a feed. */
export type FeedFormat = (typeof feedFormats)[number];

/** The folder of feeds, below the published folder and below each language's. */
const feedsUrl = "/feeds";

/** Returns the URL path of a feed: `/hi/feeds/orders.atom`. */
export function feedPath(scope: FeedScope, { extension }: FeedFormat, locale: LocaleCode): string {
  return localizePath(`${feedsUrl}/${scope}.${extension}`, locale);
}
