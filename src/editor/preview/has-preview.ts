import { findListOf } from "../../lists/every-list";
import type { CollectionName } from "../../schema/collections";

/** The collections without a list whose entries a page shows. */
export const ownPages = [
  ...["notices", "timetable", "holidays", "syllabus", "departments"],
  ...["committees", "budgets", "pages", "council"],
] as const satisfies readonly CollectionName[];

/** Checks whether a page shows the entries of a collection. */
export function hasPreview(collection: string): boolean {
  return ownPages.some((name) => name === collection) || findListOf(collection) !== undefined;
}
