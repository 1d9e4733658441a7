import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Draft } from "./drafts";

/** Writes entries to their files below a project's root. Throws when the disk refuses. */
export function writeDrafts(root: string, drafts: readonly Draft[]): void {
  for (const { file, text } of drafts) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
