import { newsKinds } from "../../site/news";
import type { ListDescription } from "../description";

/** The message keys of the kinds of news. */
const kinds = Object.fromEntries(newsKinds.map((kind) => [kind, `kind.${kind}` as const]));

/** The list of the news. Its entries are from several collections, newest first. */
export const newsList: ListDescription = {
  route: "news",
  collection: "announcements",
  caption: "news.caption",
  columns: [
    { id: "title", field: "title", type: "title", heading: "listing.name", sortable: true },
    { id: "kind", field: "kind", type: "choice", heading: "news.kind", words: kinds, facet: true },
    { id: "day", field: "day", type: "date", heading: "news.day", sortable: true },
    { id: "year", field: "day", type: "year", heading: "listing.year", facet: true, hidden: true },
    { id: "links", field: "document", type: "source", heading: "listing.links" },
  ],
  details: [{ id: "closes", field: "closes", type: "date", heading: "field.announcements.closes" }],
  order: [],
  deadline: "closes",
  search: {},
};
