import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { contentFolder, documentsFolder, entryEnding } from "../../src/content/folders";
import { defaultLocale } from "../../src/site/locales";
import type { ReleaseRecord } from "./record";

type Description = Pick<ReleaseRecord, "commit" | "uncommitted" | "content">;

const nothing: Description = { commit: null, uncommitted: false, content: [] };

const words: Readonly<Record<string, string>> = { A: "added", M: "changed", D: "removed", T: "changed" };

const localized = z.union([
  z.string(),
  z.looseObject({ [defaultLocale]: z.string() }).transform((text) => text[defaultLocale]),
]);
const titled = z.looseObject({ title: localized.optional(), name: localized.optional() });

/**
 * What a release is made from, and what changed in the content since a commit, a line each: `added orders/2024-06: New
 * syllabus`. Without git, or where that commit is unknown, only what can be said.
 */
export function describe(project: string, since: string | null): Description {
  const git = (...command: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=false", ...command], { cwd: project, encoding: "utf8", stdio: "pipe" });
  try {
    const commit = git("rev-parse", "HEAD").trim();
    const uncommitted = git("status", "--porcelain", "--", contentFolder, documentsFolder, "src").trim() !== "";
    return { commit, uncommitted, content: since === null ? [] : changesSince(project, since, git) };
  } catch {
    // A folder without a history is published all the same; its record then names no commit.
    return nothing;
  }
}

function changesSince(project: string, since: string, git: (...command: string[]) => string): string[] {
  let list: string;
  try {
    list = git("diff", "--relative", "--no-renames", "--name-status", since, "--", contentFolder, documentsFolder);
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

/** What an entry calls itself; undefined for other files, and for entries that have no name. */
function titleOf(file: string): string | undefined {
  if (!file.endsWith(entryEnding)) return undefined;
  const entry = titled.safeParse(parse(readFileSync(file, "utf8")));
  return entry.success ? (entry.data.title ?? entry.data.name) : undefined;
}
