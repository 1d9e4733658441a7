import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles, readMisspellings } from "../../src/content/disk";
import { type Draft, type OpenContent, openFiles } from "../../src/content/open-content";

/** Reads the content below a project's root, so that drafts can be checked against it. */
export function openContent(root: string): OpenContent {
  return openFiles(listProjectFiles(root), readMisspellings());
}

/** Writes entries to their files below a project's root. Throws if a file cannot be written. */
export function writeDrafts(root: string, drafts: readonly Draft[]): void {
  for (const { file, text } of drafts) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
