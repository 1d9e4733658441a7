import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ClerkFault, type ClerkLanguage, getTexts } from "../src/messages";
import { getNpmCommand } from "../src/pipeline/npm";
import { defineCommand, Misuse } from "./command";
import {
  type Archive,
  ArchiveError,
  installedFolder,
  readArchive,
  unpackArchive,
  writeDependency,
} from "./council/archive.mjs";
import { readManifest } from "./council/commands";
import { writeWorkflows } from "./create/host-files";
import { run } from "./setup/run.mjs";
import { groupByAudience, listLaterVersions } from "./upgrade/changelog";
import { findNewTexts, type NewText, writeTexts } from "./upgrade/new-texts";

defineCommand(__filename, {
  name: "upgrade",
  summary: "Takes another version of the site into a council's folder, and says what changes for whom.",
  words: "ARCHIVE",
  options: { texts: { help: "also takes improved texts in place of texts that the council has not changed" } },
  isForClerks: true,
  reasons: [ArchiveError],
  run: async ({ words: [source, ...more], has, language, root }) => {
    if (source === undefined || more.length > 0) throw new Misuse("Name one release archive: its address or its file.");
    const archive = await readArchive(source);
    upgradeCouncil(root, archive, { takesImproved: has("texts"), language, say: console.log });
    const [npm, args] = getNpmCommand("ci", "--no-audit", "--no-fund");
    const code = await run(npm, args, { cwd: root });
    // By the new version, which may require other fields.
    return code === 0 ? run(...getNpmCommand("run", "check"), { cwd: root }) : code;
  },
});

/** The settings of an upgrade. */
export interface UpgradeOptions {
  /** True if improved texts replace those that the council has not changed. */
  readonly takesImproved: boolean;
  readonly language: ClerkLanguage;
  readonly say: (line: string) => void;
}

/**
 * Takes the version of an archive into a council's folder: its number, workflows and texts. Prints what changes for clerks,
 * visitors and others, and which texts of the version are better than those that the council has not changed.
 *
 * @throws ClerkFault if a message file of the council cannot be read, or no version is installed; nothing is then written
 */
export function upgradeCouncil(council: string, archive: Archive, options: UpgradeOptions): void {
  const { takesImproved, language, say } = options;
  const before = path.join(council, installedFolder);
  const after = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  try {
    unpackArchive(archive, after);
    const from = readVersion(before);
    const { added, improved } = findNewTexts({ council, before, after });
    const texts = takesImproved ? [...added, ...improved] : added;
    say(getTexts("upgrade.versions", { from, to: readVersion(after) })[language]);
    for (const [audience, changes] of groupByAudience(
      listLaterVersions(readFileSync(path.join(after, "CHANGELOG.md"), "utf8"), from),
    )) {
      say(`\n${audience}`);
      for (const change of changes) say(`- ${change}`);
    }
    list(say, language, "upgrade.added", added);
    list(say, language, takesImproved ? "upgrade.improved-taken" : "upgrade.improved", improved);
    writeTexts(council, texts);
    writeWorkflows(council, after);
    writeDependency(council, archive);
    say(`\n${getTexts("upgrade.next")[language]}`);
  } finally {
    rmSync(after, { recursive: true, force: true });
  }
}

function readVersion(folder: string): string {
  try {
    return readManifest(folder).version;
  } catch (cause) {
    throw new ClerkFault(getTexts("upgrade.not-installed"), { cause });
  }
}

function list(
  say: UpgradeOptions["say"],
  language: ClerkLanguage,
  key: "upgrade.added" | "upgrade.improved" | "upgrade.improved-taken",
  texts: readonly NewText[],
): void {
  if (texts.length === 0) return;
  say(`\n${getTexts(key)[language]}`);
  for (const { file, change } of texts) say(`${file}  ${change[language]}`);
}
