import type { ListRow } from "../../lists/rows";
import type { EntryRouteId } from "../../site/routes";

/** The schema.org type of an entry and its properties. */
interface SchemaType {
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Returns the schema.org type and properties of an entry, limited to what its page shows. */
export function getSchemaType(route: EntryRouteId, { cells, specimen }: ListRow, modified: string | null): SchemaType {
  if (route === "schools") return { type: "School", properties: school(cells) };
  if (route === "services") return service(cells, specimen);
  const dates = {
    ...withText("datePublished", cells.published ?? cells.day),
    ...withText("dateModified", modified ?? ""),
  };
  if (route === "acts")
    return { type: "Legislation", properties: { ...dates, ...withText("legislationDate", cells.year) } };
  if (route === "news") return { type: "Article", properties: { ...dates, ...withText("headline", cells.title) } };
  return {
    type: "DigitalDocument",
    properties: { ...dates, ...withText("identifier", cells.number ?? cells.reference) },
  };
}

function school(cells: ListRow["cells"]): SchemaType["properties"] {
  return {
    ...withText("identifier", cells.code),
    ...withText("address", cells.address),
    ...withText("telephone", cells.telephone),
    ...withText("hasMap", cells.map),
  };
}

/** Returns the type of a service with its fee. A specimen is a plain web page: search engines must not show its fee. */
function service({ fee }: ListRow["cells"], specimen: boolean): SchemaType {
  if (specimen) return { type: "WebPage", properties: {} };
  return {
    type: "GovernmentService",
    properties: { offers: { "@type": "Offer", price: fee, priceCurrency: "INR" } },
  };
}

/** Returns an object with one property, or an empty object for an empty value. */
function withText(name: string, value: string | undefined): SchemaType["properties"] {
  return value ? { [name]: value } : {};
}
