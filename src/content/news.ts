import { compare } from "../language/collate";
import { getCollection } from "../schema/collections";
import type { LocaleCode } from "../site/locales";
import { type NewsKind, newsKinds } from "../site/news";
import type { Site } from "./site";
import type { EntryView } from "./view";

/** An entry of any dated collection, as news. */
export interface NewsView extends EntryView {
  readonly kind: NewsKind;
  readonly day: string;
}

/** Reads all dated entries, newest first, including archived ones. */
export function readNews(site: Site, language: LocaleCode): NewsView[] {
  const all = newsKinds.flatMap((kind) =>
    site
      .views(getCollection(kind), language)
      .flatMap((view) => (view.day === undefined ? [] : [{ ...view, kind, day: view.day }])),
  );
  return sortNewestFirst(all);
}

/**
 * Sorts entries by day and time, newest first. Entries of the same time are sorted by kind and key, so every build has
 * the same order.
 */
export function sortNewestFirst<Entry extends Pick<NewsView, "day" | "time" | "kind" | "key">>(
  entries: readonly Entry[],
): Entry[] {
  const moment = ({ day, time = "" }: Entry) => day + time;
  const place = ({ kind, key }: Entry) => `${newsKinds.indexOf(kind)} ${key}`;
  return [...entries].sort((one, other) => compare(moment(other), moment(one)) || compare(place(one), place(other)));
}
