import { rmSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../src/content";
import { getTexts } from "../src/messages";
import { defineCommand } from "./command";
import { replaceFile } from "./council/archive.mjs";
import { keepDifferences } from "./migrate/keep-differences";
import { type Migration, removeFormerFields, renameMessages } from "./migrate/migration";

/** The migrations by the version that needs them, the oldest first. Each finds nothing to do in migrated files. */
const migrations: Readonly<Record<string, readonly Migration[]>> = {
  "0.7.0": [removeFormerFields, renameMessages, keepDifferences],
};

defineCommand(__filename, {
  name: "migrate",
  summary: "Changes the content of a council's folder to what the installed version expects. It may be repeated.",
  isForClerks: true,
  run: ({ language, root }) => {
    const changed = migrateContent(root);
    for (const file of changed) console.log(file);
    const key = changed.length > 0 ? "migrate.changed" : "migrate.none";
    console.log(getTexts(key, { count: changed.length })[language]);
  },
});

/** Applies all migrations to a folder. Returns the files that changed. */
export function migrateContent(root: string): string[] {
  const changed = Object.values(migrations)
    .flat()
    .flatMap((migrate) => {
      const changes = migrate(listProjectFiles(root));
      for (const [file, text] of changes) {
        if (text === null) rmSync(path.join(root, file));
        else replaceFile(root, file, text);
      }
      return [...changes.keys()];
    });
  return [...new Set(changed)].sort();
}
