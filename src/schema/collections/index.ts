import type { Collection } from "../collection";
import { acts } from "./acts";
import { announcements } from "./announcements";
import { budgets } from "./budgets";
import { council } from "./council";
import { courtCases } from "./court-cases";
import { holidays } from "./holidays";
import { notices } from "./notices";
import { officials } from "./officials";
import { orders } from "./orders";
import { committees, departments } from "./organisation";
import { pages } from "./pages";
import { results } from "./results";
import { rtiManuals } from "./rti-manuals";
import { districts, schools } from "./schools";
import { services } from "./services";
import { syllabus } from "./syllabus";
import { tenders } from "./tenders";
import { timetable } from "./timetable";
import { vocabularyEntries } from "./vocabularies";

/** All collections of the site, in the order of the clerks' form and reference. */
export const collections = [
  results,
  orders,
  announcements,
  notices,
  timetable,
  holidays,
  tenders,
  acts,
  courtCases,
  services,
  schools,
  districts,
  syllabus,
  officials,
  departments,
  committees,
  budgets,
  rtiManuals,
  vocabularyEntries,
  pages,
  council,
] as const;

/** The name of a collection. */
export type CollectionName = (typeof collections)[number]["name"];

/** Returns the collection of a name. Throws if there is none, since then a schema refers to a wrong name. */
export function getCollection(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`No such collection: ${name}`);
  return found;
}
