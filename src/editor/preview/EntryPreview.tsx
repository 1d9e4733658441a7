import { useMemo } from "react";
import { Entry } from "../../components/Entry";
import { isGroup } from "../../content/fields";
import type { LocalizedText } from "../../content/view";
import { todayInIndia } from "../../language/dates";
import { encodeRow } from "../../lists/encode-row";
import { entryColumns } from "../../lists/entry-columns";
import type { EntryPageContent } from "../../lists/entry-page";
import { withHeadingIds } from "../../markup/headings";
import { type EntryRouteId, hasEntryPages, routes } from "../../site/routes";
import type { PreviewNode } from "./node";

/** Finds the route of a collection's entry pages; undefined if its entries have no pages. */
export function findEntryRoute(collection: string): EntryRouteId | undefined {
  const found = routes.find(({ collections: [main] }) => main === collection)?.id;
  return found !== undefined && hasEntryPages(found) ? found : undefined;
}

interface Props {
  readonly route: EntryRouteId;
  readonly shown: PreviewNode;
}

/** Renders the page of an entry, without the site's header and footer. */
export function EntryPreview({ route, shown }: Props) {
  const entry = useMemo(() => entryParts(route, shown), [route, shown]);
  return (
    <>
      <hr />
      <Entry route={route} entry={entry} url="https://" />
    </>
  );
}

function entryParts(route: EntryRouteId, { view, node }: PreviewNode): EntryPageContent {
  const columns = entryColumns[route];
  const { key, title, changes, isExpired } = view;
  const cells = encodeRow(columns, { ...node, day: view.day }, todayInIndia(new Date()));
  const { body } = node;
  return {
    ...{ key, title, changes, isExpired },
    columns: Object.keys(cells),
    cells: Object.values(cells),
    labels: labelsIn(columns, node),
    documents: view.documents.map((document) => ({ ...document, mediaType: "" })),
    body: isMarkup(body) ? { ...body, html: withHeadingIds(body.html) } : null,
    isPrinted: typeof node.printed === "string",
    excerpt: "",
    lastUpdated: null,
    related: [],
  };
}

/** Returns the labels of referenced entries that the form has loaded. */
function labelsIn(columns: (typeof entryColumns)[EntryRouteId], node: PreviewNode["node"]) {
  return columns.flatMap(({ id, field, type }) => {
    const value = node[field];
    if (type !== "reference" || !isGroup(value)) return [];
    const name = [value.designation, value.name].find(isText);
    return name ? [{ column: id, value: String(value.key), label: name.text }] : [];
  });
}

function isText(value: unknown): value is LocalizedText {
  return isGroup(value) && typeof value.text === "string" && typeof value.language === "string";
}

function isMarkup(value: unknown): value is NonNullable<EntryPageContent["body"]> {
  return isGroup(value) && typeof value.html === "string" && typeof value.language === "string";
}
