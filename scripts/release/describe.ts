import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { git } from "../../src/build/git";
import { readSourceCommit } from "../../src/build/source-commit";
import { contentFolder, documentsFolder, entryEnding } from "../../src/content/folders";
import { defaultLocale } from "../../src/site/locales";
import type { ReleaseRecord } from "./record";

type Description = Pick<ReleaseRecord, "commit" | "uncommitted" | "content">;

const words: Readonly<Record<string, string>> = { A: "added", M: "changed", D: "removed", T: "changed" };

const localized = z.union([
  z.string(),
  z.looseObject({ [defaultLocale]: z.string() }).transform((text) => text[defaultLocale]),
]);
const titled = z.looseObject({ title: localized.optional(), name: localized.optional() });

/**
 * Returns the source of a release and its content changes since a commit, one per line: `added orders/2024-06: New
 * syllabus`. Without git, or where that commit is unknown, only what can be said.
 */
export function describe(project: string, since: string | null): Description {
  // A folder without a history is published all the same; its record then names no commit.
  const source = readSourceCommit(project);
  return { ...source, content: source.commit === null || since === null ? [] : changesSince(project, since) };
}

function changesSince(project: string, since: string): string[] {
  let list: string;
  try {
    const command = [
      "diff",
      "--relative",
      "--no-renames",
      "--name-status",
      since,
      "--",
      contentFolder,
      documentsFolder,
    ];
    list = git(project, command);
  } catch {
    return [`what changed since ${since.slice(0, 12)} is unknown: that commit is not in this copy of the project`];
  }
  return list
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [letter = "", file = ""] = line.split("\t");
      const name = file.replace(`${contentFolder}/`, "").replace(entryEnding, "");
      const title = letter === "D" ? undefined : titleOf(path.join(project, file));
      return `${words[letter] ?? "changed"} ${name}${title === undefined ? "" : `: ${title}`}`;
    });
}

/** Returns the title or name of an entry; undefined for other files and for entries without a name. */
function titleOf(file: string): string | undefined {
  if (!file.endsWith(entryEnding)) return undefined;
  const entry = titled.safeParse(parse(readFileSync(file, "utf8")));
  return entry.success ? (entry.data.title ?? entry.data.name) : undefined;
}
