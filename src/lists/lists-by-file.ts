import { findTitleField } from "../content/view";
import { getCollection } from "../schema/collections";
import { type ListFile, parsedLists, splitNames, type unshownKinds } from "../schema/collections/lists";
import { everyVocabulary } from "../schema/vocabularies";
import type { ListId } from "../site/chosen-lists";
import type { ColumnType, LooseColumn } from "./columns";
import { completeColumns } from "./columns";
import type { ListDescription, SearchParts } from "./description";

type Shown = ListFile["shown"][number];

type Kind = ListFile["fields"][number]["kind"];

/** The column type of a field of each kind that a list can show, unless the file says how. */
const columnTypes: Readonly<Record<Exclude<Kind, (typeof unshownKinds)[number]>, ColumnType>> &
  Partial<Record<Kind, ColumnType>> = {
  text: "text",
  line: "line",
  date: "date",
  year: "year",
  integer: "number",
  choice: "choice",
  reference: "reference",
  picture: "picture",
  link: "link",
  email: "email",
  telephone: "telephone",
};

const statusWords = { open: "deadline.open", closed: "deadline.closed" } as const;

/** The descriptions of the lists that files describe, in order. Bundles of pages contain them in place of this module. */
export const listsByFile: readonly (ListDescription & { readonly route: ListId })[] = parsedLists.map((file) => ({
  route: file.key,
  ...describe(file.key, file, findTitleField(getCollection(file.key))),
}));

function describe(name: ListId, file: ListFile, titleField: string | undefined): Omit<ListDescription, "route"> {
  const { shown, order, groupBy, relatedBy, deadline, forms, pageType } = file;
  const columnsAt = (place: (item: Shown) => boolean) =>
    completeColumns(
      name,
      shown.filter(place).flatMap((item) => createColumn(item, file, titleField) ?? []),
    );
  return {
    collection: name,
    caption: `list.${name}`,
    columns: columnsAt(({ place }) => place !== "entry"),
    details: columnsAt(({ place }) => place === "entry"),
    order: splitNames(order),
    ...(groupBy && { groupBy }),
    ...(relatedBy && { relatedBy }),
    ...(deadline && { deadline }),
    ...(forms && { hasForms: true }),
    ...(pageType && { pageType }),
    search: listSearchParts(shown),
  };
}

/** Returns the column of an item; undefined if its field cannot be shown, which the content check reports. */
function createColumn(item: Shown, { fields }: ListFile, titleField: string | undefined): LooseColumn | undefined {
  const { as, facet, sortable, width, place } = item;
  if (as === "source") return { type: "source", ...(width && { width }) };
  const field = fields.find(({ name }) => name === item.field);
  const type = as ?? findColumnType(field, titleField);
  if (!field || !type) return undefined;
  const vocabulary = everyVocabulary.find(({ name }) => field.kind === "choice" && name === field.vocabulary);
  const isYearOfDay = as === "year" && field.kind === "date";
  return {
    ...(isYearOfDay && { id: "year" }),
    ...(as === "status" && { id: "status", heading: "deadline.status", words: statusWords }),
    ...(type === "title" && { heading: "listing.name" }),
    ...(type === "year" && { heading: "listing.year" }),
    field: field.name,
    type,
    ...(vocabulary && { vocabulary: vocabulary.name }),
    // The names of the entries that a column refers to come with the values of its facet.
    ...((facet || type === "reference") && { facet: true }),
    ...(sortable && { sortable }),
    ...(place === "filter" && { hidden: true }),
    ...(width && { width }),
  };
}

/** Returns the column type of a field; undefined for a kind that no list shows. */
function findColumnType(
  field: ListFile["fields"][number] | undefined,
  titleField: string | undefined,
): ColumnType | undefined {
  return field && (field.name === titleField ? "title" : columnTypes[field.kind]);
}

function listSearchParts(shown: readonly Shown[]): SearchParts {
  const fieldsFor = (part: Shown["search"]) =>
    shown.flatMap(({ field, search }) => (field && search === part ? [field] : []));
  const [details, body] = [fieldsFor("detail"), fieldsFor("text")];
  const [[summary], [reference]] = [fieldsFor("summary"), fieldsFor("code")];
  return {
    ...(details.length > 0 && { details }),
    ...(summary && { summary }),
    ...(body.length > 0 && { body }),
    ...(reference && { reference }),
  };
}
