import { localizedText } from "../../build/localized";
import { collectionOf, type NewsEntry, newestFirst, newsEntryOf } from "../../build/news";
import { isExpired } from "../../schema/period";
import { newsKindOf, newsKinds, newsLength, newsRowKey } from "../../site/news";
import { type ListDefinition, listEntry } from "../definition.server";
import { newsColumns } from "./news";

/** The list of new entries of every kind, newest first, then of older announcements, with their archive. */
export const newsList: ListDefinition = {
  route: "news",
  columns: newsColumns,
  read: (content) => {
    const all = newestFirst(
      newsKinds.flatMap((kind) =>
        content.nodes(collectionOf(kind).type).flatMap((node) => newsEntryOf(kind, node) ?? []),
      ),
    );
    const isOver = (entry: NewsEntry) => isExpired(entry, content.today);
    const isOwn = ({ kind }: NewsEntry) => kind === newsKindOf("news");
    const newest = new Set(all.filter((entry) => !isOver(entry)).slice(0, newsLength));
    const listed = [...newest, ...all.filter((entry) => isOwn(entry) && !newest.has(entry))];
    return (language) => ({
      entries: listed.map((entry) => {
        const title = localizedText(entry.title ?? entry.parties, language);
        return listEntry(newsColumns, { ...entry, key: newsRowKey(entry), title }, content, language);
      }),
    });
  },
};
