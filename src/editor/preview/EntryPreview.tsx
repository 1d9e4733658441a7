import { useMemo } from "react";
import { Entry } from "../../components/Entry";
import { isGroup } from "../../content/fields";
import { todayInIndia } from "../../language/dates";
import { encodeRow } from "../../listing/encode-row";
import { entryColumns } from "../../listing/entry-columns";
import { isRowHeader, readRow, textOf } from "../../listing/rows";
import { withHeadingIds } from "../../markup/headings";
import { type EntryRouteId, hasEntryPages, routes } from "../../site/routes";
import type { PreviewNode } from "./node";

/** The route below which the entries of a collection have pages; undefined where they have none. */
export function entryRouteOf(collection: string): EntryRouteId | undefined {
  const found = routes.find(({ collections: [main] }) => main === collection)?.id;
  return found !== undefined && hasEntryPages(found) ? found : undefined;
}

interface Props {
  readonly route: EntryRouteId;
  readonly node: PreviewNode;
}

/** The page of an entry, as a visitor sees it below the frame of the site. */
export function EntryPreview({ route, node }: Props) {
  const entry = useMemo(() => entryParts(route, node), [route, node]);
  return (
    <>
      <hr />
      <Entry route={route} entry={entry} url="https://" />
    </>
  );
}

function entryParts(route: EntryRouteId, node: PreviewNode): Queries.EntryPartsFragment {
  const columns = entryColumns[route];
  const cells = encodeRow(columns, { ...node, day: node.published }, todayInIndia(new Date()));
  const [names, values] = [Object.keys(cells), Object.values(cells)];
  const row = readRow(names, values, node.isExpired === true);
  const { documents, body, changes } = node;
  return {
    key: String(node.key),
    title: textOf(row, columns.find(isRowHeader)?.id ?? ""),
    columns: names,
    cells: values,
    isExpired: row.isExpired,
    labels: labelsIn(columns, node),
    documents: (Array.isArray(documents) ? documents.filter(isDocument) : []).map((document) => ({
      ...document,
      name: document.address,
      digest: "",
      mediaType: "",
    })),
    body: isMarkup(body) ? { ...body, html: withHeadingIds(body.html) } : null,
    isPrinted: typeof node.printed === "string",
    excerpt: "",
    changes: Array.isArray(changes) ? changes.filter(isChange) : [],
    lastUpdated: null,
    related: [],
  };
}

/** The names of entries that this one refers to, once the form knows more than their keys. */
function labelsIn(columns: (typeof entryColumns)[EntryRouteId], node: PreviewNode) {
  return columns.flatMap(({ id, field, type }) => {
    const value = node[field];
    if (type !== "reference" || !isGroup(value)) return [];
    const name = [value.designation, value.name].find(isText);
    return name ? [{ column: id, value: String(value.key), label: name.text }] : [];
  });
}

type Parts = Queries.EntryPartsFragment;

function isText(value: unknown): value is Parts["title"] {
  return isGroup(value) && typeof value.text === "string" && typeof value.language === "string";
}

function isMarkup(value: unknown): value is NonNullable<Parts["body"]> {
  return isGroup(value) && typeof value.html === "string" && typeof value.language === "string";
}

function isChange(value: unknown): value is Parts["changes"][number] {
  return isGroup(value) && typeof value.day === "string" && isText(value.note);
}

function isDocument(value: unknown): value is Omit<Parts["documents"][number], "name" | "digest" | "mediaType"> {
  return isGroup(value) && typeof value.address === "string" && typeof value.bytes === "number";
}
