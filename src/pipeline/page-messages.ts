import type { z } from "zod";
import { collections } from "../schema/collections";
import { getDescription } from "../schema/description";

/** The groups of words that every page needs, by their names in the interface files. */
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

/** The words that the pages of a template take from the groups of others. */
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
 * The groups of interface words a page carries: those of every page, its template's own, and for each collection it
 * shows the names of the fields and of the values they may have.
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
    if (description.kind === "choice") return [`vocabulary.${description.vocabulary}`];
    if (description.kind === "list") return vocabulariesIn(description.item);
    return [];
  });
}
