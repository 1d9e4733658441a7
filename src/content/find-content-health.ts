import { addMonths } from "../language/dates";
import { getLanguageName, getTexts } from "../messages";
import { pages } from "../schema/collections/site";
import { chosenLists } from "../site/chosen-lists";
import { formatPath } from "./fields";
import type { HealthItem } from "./health";
import type { ProjectFiles } from "./project-files";
import { findScheduled } from "./scheduled";
import { type AssessedText, assessTranslations, readTexts } from "./translations/texts";
import type { WrittenEntry } from "./written-entry";

/** The keys of pages that change often and are due for review every three months. Other pages are due yearly. */
const quarterly: ReadonlySet<string> = new Set([
  ...["news", "members", "rti", "contact"],
  ...chosenLists.filter(({ reviewQuarterly }) => reviewQuarterly).map(({ key }) => key),
]);

/**
 * Finds neglected content: pages past their review date, translations that are missing or older than their English, and
 * texts whose text of the product has changed. The intervals are those of the review policy.
 *
 * @param moment a minute in India, YYYY-MM-DDTHH:MM
 */
export function findContentHealth(files: ProjectFiles, written: readonly WrittenEntry[], moment: string): HealthItem[] {
  // The list is public and must not reveal an entry before its publication.
  const late = new Set(findScheduled(files, written, moment).entries);
  const shown = written.filter(({ file }) => !late.has(file));
  const assessed = assessTranslations(files, readTexts(files, shown));
  return [
    ...shown.flatMap((entry) => findReview(entry, moment.slice(0, 10))),
    ...findTranslations(assessed),
    ...findChangedBelow(assessed),
  ];
}

function findReview({ collection, name, file, fields }: WrittenEntry, today: string): HealthItem[] {
  if (collection.name !== pages.name) return [];
  const day = fields.find(({ path }) => path.length === 1 && path[0] === "reviewed")?.value;
  // That a policy awaits its decision is another task.
  const isUndecided = fields.some(({ path, value }) => path[0] === "specimen" && value === true);
  if (typeof day !== "string" && isUndecided) return [];
  if (typeof day !== "string") return [{ kind: "review", place: file, said: getTexts("health.never-reviewed") }];
  const since = addMonths(day, quarterly.has(name) ? 3 : 12);
  return since > today ? [] : [{ kind: "review", place: file, since, said: getTexts("health.reviewed", { day }) }];
}

/** Returns one item for each text of the product that has changed below the council's, with both. */
function findChangedBelow(assessed: readonly AssessedText[]): HealthItem[] {
  return assessed
    .filter(({ state, isReplacement }) => isReplacement && state === "older")
    .map(({ file, path, source, translation = "" }) => {
      const values = { field: formatPath(path), product: shorten(source), own: shorten(translation) };
      return { kind: "product", place: file, said: getTexts("health.changed-below", values) };
    });
}

/** The longest part of a text in the list, in characters. */
const excerptLength = 120;

const shorten = (text: string) => (text.length > excerptLength ? `${text.slice(0, excerptLength)}…` : text);

/** Returns one item per file and language, with the numbers of missing and outdated texts. */
function findTranslations(assessed: readonly AssessedText[]): HealthItem[] {
  const groups = new Map<string, AssessedText[]>();
  for (const text of assessed.filter(({ state, isReplacement }) => state !== "current" && !isReplacement)) {
    const key = `${text.file} ${text.language}`;
    groups.set(key, [...(groups.get(key) ?? []), text]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const missing = group.filter(({ state }) => state === "missing").length;
    const lines = [...new Set(group.map(({ line }) => line))].join(", ");
    const values = { language: getLanguageName(first.language), missing, older: group.length - missing, lines };
    return [{ kind: "translation" as const, place: first.file, said: getTexts("health.translations", values) }];
  });
}
