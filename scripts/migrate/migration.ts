import { contentFolder, entryEnding } from "../../src/content/folders";
import { formerFields } from "../../src/content/former-fields";
import type { ProjectFiles } from "../../src/content/project-files";
import { decodeUtf8 } from "../../src/documents/bytes";

/** A change of content files: returns the new texts of the files that change, by path; null removes a file. */
export type Migration = (files: ProjectFiles) => ReadonlyMap<string, string | null>;

/** Lists the texts of content files with an ending, without those that cannot be read, which the content check reports. */
export function listContentTexts(files: ProjectFiles, ending: string): [file: string, text: string][] {
  return Array.from(files).flatMap(([file, { read }]): [string, string][] => {
    if (!file.startsWith(`${contentFolder}/`) || !file.endsWith(ending)) return [];
    const text = decodeUtf8(read());
    return text === undefined ? [] : [[file, text]];
  });
}

/** Changes the texts of content files with an ending. */
function changeTexts(files: ProjectFiles, ending: string, change: (text: string) => string): Map<string, string> {
  return new Map(
    listContentTexts(files, ending).flatMap(([file, text]): [string, string][] => {
      const changed = change(text);
      return changed === text ? [] : [[file, changed]];
    }),
  );
}

/** Removes the fields that entries no longer have. */
export const removeFormerFields: Migration = (files) => {
  const line = new RegExp(`^(?:${formerFields.join("|")}): .*(?:\\n|$)`, "gmu");
  return changeTexts(files, entryEnding, (text) => text.replace(line, ""));
};

/** Renames the messages that have another key today: those of the reader's theme. */
export const renameMessages: Migration = (files) =>
  changeTexts(files, "/interface.json", (text) => text.replace(/"contrast((?:-\w+)?":)/gu, '"theme$1'));
