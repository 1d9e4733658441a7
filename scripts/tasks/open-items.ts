import { existsSync } from "node:fs";
import path from "node:path";
import { type ContentReading, getEntries, readContent } from "../../src/content";
import { getCollectionPath } from "../../src/content/files";
import { recordsFile } from "../../src/content/translations/records";
import { type ClerkLanguage, type ClerkTexts, formatInBothLanguages, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { repositoryFile } from "../../src/pipeline/postbuild/editor/settings";
import { collections } from "../../src/schema/collections";
import { council, notices, pages } from "../../src/schema/collections/site";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { codeOwnersFiles } from "../create/settings-files";
import { findExampleRemains } from "./example-remains";

/** A task that a council has not done yet, with its file. */
export interface OpenItem {
  /** The file or folder, relative to the project's root. */
  readonly file: string;
  /** The line number, if the task concerns one line. */
  readonly line?: number;
  readonly reason: ClerkTexts;
}

/** Finds the open items of a project from its current files. */
export function findOpenItems(root: string): OpenItem[] {
  const reading = readContent(root, buildMoment());
  return [
    ...councilItems(reading),
    ...settingsItems(root),
    ...pageItems(reading),
    ...findExampleRemains(root, reading).map(({ file, line, field, message }) => ({
      file,
      ...(field ? { line } : {}),
      reason: formatInBothLanguages(message),
    })),
    ...collectionItems(reading),
  ];
}

/** Formats the open items for a terminal: one line each, then a line with their number. */
export function describeOpenItems(items: readonly OpenItem[], language: ClerkLanguage): string {
  const lines = items.map(({ file, line, reason }) => `${file}${line ? `:${line}` : ""}  ${reason[language]}`);
  const summary = items.length > 0 ? getTexts("tasks.open", { count: items.length }) : getTexts("tasks.none");
  return [...lines, ...(items.length > 0 ? [""] : []), summary[language]].join("\n");
}

function councilItems(reading: ContentReading): OpenItem[] {
  return getEntries(reading, council).flatMap(({ file, value, places }): OpenItem[] => {
    const { adopted, emblem, specimen, webInformationManager, telephone } = value;
    return [
      ...(specimen
        ? [{ file, line: places.of(["specimen"], "key").line, reason: getTexts("open.example-council") }]
        : []),
      ...(adopted ? [] : [{ file, reason: getTexts("open.official") }]),
      ...(emblem === undefined ? [{ file, reason: getTexts("open.emblem") }] : []),
      ...(telephone === undefined ? [{ file, reason: getTexts("open.telephone") }] : []),
      ...(webInformationManager === undefined ? [{ file, reason: getTexts("open.manager") }] : []),
    ];
  });
}

function settingsItems(root: string): OpenItem[] {
  const owned = codeOwnersFiles.some((file) => existsSync(path.join(root, file)));
  return [
    ...(owned ? [] : [{ file: codeOwnersFiles[0], reason: getTexts("open.owners") }]),
    ...(existsSync(path.join(root, repositoryFile))
      ? []
      : [{ file: repositoryFile, reason: getTexts("open.repository") }]),
    ...(existsSync(path.join(root, recordsFile)) ? [] : [{ file: recordsFile, reason: getTexts("open.translations") }]),
  ];
}

function pageItems(reading: ContentReading): OpenItem[] {
  const hasSpecimens = reading.entries.some(({ collection, value }) => collection.name !== "pages" && value.specimen);
  return getEntries(reading, pages).flatMap(({ file, value, places }): OpenItem[] => {
    if (value.specimen) return [{ file, line: places.of(["specimen"], "key").line, reason: getTexts("open.decide") }];
    const mentions = !hasSpecimens && /specimen/iu.test(value.body?.en ?? "");
    return [
      ...(mentions
        ? [{ file, line: places.of(["body"], "key").line, reason: getTexts("open.mentions-specimens") }]
        : []),
      ...(value.reviewed === undefined ? [{ file, reason: getTexts("open.review") }] : []),
    ];
  });
}

function collectionItems({ entries }: ContentReading): OpenItem[] {
  return collections.flatMap((collection): OpenItem[] => {
    // A site without a notice is complete.
    if (["pages", vocabularyEntries.name, council.name, notices.name].includes(collection.name)) return [];
    const own = entries.filter((entry) => entry.collection === collection);
    const specimens = own.filter(({ value }) => value.specimen === true);
    const file = getCollectionPath(collection);
    if (own.length === 0) return [{ file, reason: getTexts("open.no-entries", { collection: collection.name }) }];
    return specimens.length > 0 ? [{ file, reason: getTexts("open.specimens", { count: specimens.length }) }] : [];
  });
}
