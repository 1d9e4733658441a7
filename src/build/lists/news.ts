import { z } from "zod";
import { isExpired } from "../../schema/period";
import { newsKindOf, newsKinds, newsLength, newsRowKey } from "../../site/news";
import { collectionOf, type NewsEntry, newestFirst, newsEntryOf } from "../news";
import { datedCells, type ListDefinition, textCells } from "./definition";

/** What is new of every kind, the newest first, then the announcements that are older still; their archive is here too. */
export const newsList: ListDefinition = {
  route: "news",
  field: "newsList",
  type: "NewsEntry",
  facets: ["kind", "year"],
  read: (content) => {
    const all = newestFirst(
      newsKinds.flatMap((kind) => content.nodes(collectionOf(kind).type).flatMap((node) => withId(kind, node))),
    );
    const isOver = (entry: NewsEntry) => isExpired(entry, content.today);
    const isOwn = ({ kind }: NewsEntry) => kind === newsKindOf("news");
    const newest = new Set(all.filter((entry) => !isOver(entry)).slice(0, newsLength));
    const listed = [...newest, ...all.filter((entry) => isOwn(entry) && !newest.has(entry))];
    return (language) => ({
      entries: listed.map((entry) => {
        const { id, kind, key, day, title, parties } = entry;
        const row = { ...entry, key: newsRowKey(entry) };
        return {
          id,
          key: row.key,
          isArchived: isOver(entry),
          cells: {
            ...datedCells(row, content),
            ...textCells({ title: title ?? parties }, language),
            ...{ entryKey: key, kind, day, year: day.slice(0, 4) },
          },
        };
      }),
    });
  },
  nodeOf: (node) => {
    const { type } = internal.parse(node).internal;
    const kind = newsKinds.find((candidate) => collectionOf(candidate).type === type);
    return kind && newsEntryOf(kind, node);
  },
};

const identified = z.object({ id: z.string() });
const internal = z.object({ internal: z.object({ type: z.string() }) });

function withId(kind: (typeof newsKinds)[number], node: Readonly<Record<string, unknown>>) {
  const entry = newsEntryOf(kind, node);
  return entry ? [{ ...entry, id: identified.parse(node).id }] : [];
}
