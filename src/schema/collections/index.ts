import type { Collection } from "../collection";
import { glossary } from "../glossary";
import { collectionsByFile } from "./by-file";
import { announcements, results } from "./dated";
import { budgets, rtiManuals } from "./disclosures";
import { collectionEntries } from "./lists";
import { committees, departments, officials, services } from "./organisation";
import { districts, schools } from "./schools";
import { council, notices, pages } from "./site";
import { holidays, syllabus, timetable } from "./teaching";
import { vocabularyEntries } from "./vocabularies";

/** All collections of the site, in the order of the clerks' form and reference. */
export const collections = [
  results,
  ...collectionsByFile,
  announcements,
  notices,
  timetable,
  holidays,
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
  collectionEntries,
  pages,
  council,
] as const;

/** The collections that clerks edit: those of the site but descriptions of lists, and the glossary with accepted words. */
export const editedCollections: readonly Collection[] = [
  ...collections.filter((collection) => collection !== collectionEntries),
  glossary,
];

/** The name of a collection. */
export type CollectionName = (typeof collections)[number]["name"];

/** Returns the collection of a name. Throws if there is none, since then a schema refers to a wrong name. */
export function getCollection(name: string): Collection {
  const found = collections.find((collection) => collection.name === name);
  if (!found) throw new Error(`No such collection: ${name}`);
  return found;
}
