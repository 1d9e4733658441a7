import { existsSync } from "node:fs";
import path from "node:path";
import { type ContentReading, getEntries } from "../../content";
import { getCollectionPath } from "../../content/files";
import { findContentHealth } from "../../content/find-content-health";
import { contentFolder, entryEnding } from "../../content/folders";
import type { HealthItem } from "../../content/health";
import { recordsFile } from "../../content/translations/records";
import { type ClerkLanguage, formatInBothLanguages, getTexts } from "../../messages";
import { collections } from "../../schema/collections";
import { council, notices, pages } from "../../schema/collections/site";
import { vocabularyEntries } from "../../schema/collections/vocabularies";
import { buildMoment } from "../build-date";
import { repositoryFile } from "../postbuild/editor/repository";
import type { SiteContent } from "../site-content";
import { findExampleRemains } from "./example-remains";

/** The files that name the approvers of changes, on GitHub and on GitLab. */
export const codeOwnersFiles = [".github/CODEOWNERS", ".gitlab/CODEOWNERS"] as const;

/** A task that a council has not done yet. Its place is a file or folder, relative to the project's root. */
type OpenItem = Omit<HealthItem, "kind">;

/** Lists the tasks of a council: what it has to decide or replace, and neglected content. */
export function listTasks(content: SiteContent, root: string): HealthItem[] {
  const late = new Set(content.scheduled.entries);
  const open = [
    ...councilItems(content),
    ...settingsItems(root),
    ...pageItems(content),
    ...choiceItems(content),
    ...findExampleRemains(content.from, content)
      // The list is public and must not reveal an entry before its publication.
      .filter(({ file }) => !late.has(file))
      .map(({ file, line, field, message }) => ({
        place: file,
        ...(field ? { line } : {}),
        said: formatInBothLanguages(message),
      })),
    ...collectionItems(content),
  ];
  return [
    ...open.map((item) => ({ ...item, kind: "open" as const })),
    ...findContentHealth(content.from, content.written, buildMoment()),
  ];
}

/** Formats tasks for a terminal: one line each, then a line with their number. */
export function describeTasks(items: readonly HealthItem[], language: ClerkLanguage): string {
  const lines = items.map(({ place, line, said }) => `${place}${line ? `:${line}` : ""}  ${said[language]}`);
  const summary = items.length > 0 ? getTexts("tasks.open", { count: items.length }) : getTexts("tasks.none");
  return [...lines, ...(items.length > 0 ? [""] : []), summary[language]].join("\n");
}

function councilItems(reading: ContentReading): OpenItem[] {
  return getEntries(reading, council).flatMap(({ file, value, places }): OpenItem[] => {
    const { adopted, emblem, specimen, webInformationManager, telephone, feedbackChannels, markSources } = value;
    return [
      ...(specimen
        ? [{ place: file, line: places.of(["specimen"], "key").line, said: getTexts("open.example-council") }]
        : []),
      ...(adopted ? [] : [{ place: file, said: getTexts("open.official") }]),
      ...(emblem === undefined ? [{ place: file, said: getTexts("open.emblem") }] : []),
      ...(telephone === undefined ? [{ place: file, said: getTexts("open.telephone") }] : []),
      ...(webInformationManager === undefined ? [{ place: file, said: getTexts("open.manager") }] : []),
      ...(feedbackChannels ? [] : [{ place: file, said: getTexts("open.complaints") }]),
      ...(markSources ? [] : [{ place: file, said: getTexts("open.marks") }]),
    ];
  });
}

function settingsItems(root: string): OpenItem[] {
  const owned = codeOwnersFiles.some((file) => existsSync(path.join(root, file)));
  return [
    ...(owned ? [] : [{ place: codeOwnersFiles[0], said: getTexts("open.owners") }]),
    ...(existsSync(path.join(root, repositoryFile))
      ? []
      : [{ place: repositoryFile, said: getTexts("open.repository") }]),
    ...(existsSync(path.join(root, recordsFile)) ? [] : [{ place: recordsFile, said: getTexts("open.translations") }]),
  ];
}

function pageItems(reading: ContentReading): OpenItem[] {
  return getEntries(reading, pages).flatMap(({ file, value, places }) =>
    value.specimen ? [{ place: file, line: places.of(["specimen"], "key").line, said: getTexts("open.decide") }] : [],
  );
}

/** The lists of choices whose values in the product are those of Sanskrit schools. */
const exampleChoices = ["exam", "level"];

function choiceItems({ from }: SiteContent): OpenItem[] {
  const files = exampleChoices.map((name) => `${contentFolder}/${vocabularyEntries.folder}/${name}${entryEnding}`);
  return files
    .filter((file) => from.get(file)?.isOfProduct)
    .map((file) => ({ place: file, said: getTexts("open.choices") }));
}

function collectionItems({ entries }: ContentReading): OpenItem[] {
  return collections.flatMap((collection): OpenItem[] => {
    // A site without a notice is complete.
    if (["pages", vocabularyEntries.name, council.name, notices.name].includes(collection.name)) return [];
    const own = entries.filter((entry) => entry.collection === collection);
    const specimens = own.filter(({ value }) => value.specimen === true);
    const file = getCollectionPath(collection);
    if (own.length === 0) return [{ place: file, said: getTexts("open.no-entries", { collection: collection.name }) }];
    return specimens.length > 0 ? [{ place: file, said: getTexts("open.specimens", { count: specimens.length }) }] : [];
  });
}
