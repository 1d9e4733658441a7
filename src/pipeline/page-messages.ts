import type { z } from "zod";
import { collections } from "../schema/collections";
import { getDescription } from "../schema/description";

/** The message groups that every page needs, by their names in the interface files. */
const everywhere = [
  "layout",
  "menu",
  "language",
  "loading",
  "reading",
  "month",
  "document.outside",
  "document.elsewhere",
];

/** The message groups that pages of a template also need from other templates. */
const ofOthers: Readonly<Record<string, readonly string[]>> = {
  search: [
    "listing.specimen",
    "listing.archived",
    "document",
    "site-map",
    "home.waysIn",
    "home.forStudents",
    "home.forSchools",
    "home.forCitizens",
  ],
  text: ["entry.contents"],
  home: ["kind", "weekday", "dates", "timetable.next", "timetable.class", "holidays.next"],
  news: ["kind"],
  timetable: ["weekday", "dates"],
  holidays: ["weekday", "dates"],
};

/**
 * Returns the message groups of a page: those of every page, those of its template, and the field names and values of
 * each collection on it.
 */
export function pageMessages(template: string, collectionNames: readonly string[]): string[] {
  const shown = collections.filter(({ name }) => collectionNames.includes(name));
  const listing = shown.length > 0 ? ["listing", "document"] : [];
  const ofFields = shown.flatMap(({ name, schema }) => [`field.${name}`, ...vocabulariesIn(schema)]);
  return [...new Set([...everywhere, template, ...(ofOthers[template] ?? []), ...listing, ...ofFields])];
}

function vocabulariesIn(schema: z.ZodObject): string[] {
  return Object.values(schema.shape).flatMap((field) => {
    const description = getDescription(field);
    if ("vocabulary" in description) return [`vocabulary.${description.vocabulary}`];
    if (description.kind === "list") return vocabulariesIn(description.item);
    return [];
  });
}
