/**
 * Builds the newest commit twice and compares the files byte by byte. Each build starts from nothing, in a folder of a
 * different name, at a different hour of another time zone. A third build follows in the first folder, after a build of
 * other content with other pages and documents, because a publication starts with the cache of the previous one. A
 * fourth follows after that folder has moved, cache and all.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { generateRows } from "../../scripts/fixtures/generate";
import { publicFolder } from "../../src/pipeline/published-folder";

/** The differences between two machines that must have no effect on the build. */
const surroundings = [
  { folder: "one", env: { TZ: "UTC", LANG: "C" } },
  { folder: path.join("another", "place-with-a-longer-name"), env: { TZ: "Asia/Kolkata", LANG: "hi_IN.UTF-8" } },
] as const;

/** So many schools have numbered pages, which the own content has not. */
const otherRows = 450;

test("two builds of one commit are the same, byte by byte", async () => {
  test.setTimeout(1_800_000);
  const root = await mkdtemp(path.join(tmpdir(), "reproducible-"));
  try {
    const [one = "", other = ""] = surroundings.map(({ folder }) => path.join(root, folder));
    for (const { folder, env } of surroundings) {
      const project = path.join(root, folder);
      execFileSync("git", ["clone", "--quiet", ".", project], { stdio: "inherit" });
      // Each file gets a second name: no build writes to them, and both sites see them in a folder of their own.
      execFileSync("cp", ["--recursive", "--link", "node_modules", project], { stdio: "inherit" });
      build(project, env);
    }
    expect.soft(differences(one, other), "from nothing").toEqual([]);
    const [content, stored] = [path.join(one, "content"), path.join(root, "content")];
    renameSync(content, stored);
    generateRows({ from: root, to: content, rows: otherRows, seed: 1 });
    const withdrawn = path.join(one, "static/documents/withdrawn.csv");
    await writeFile(withdrawn, "withdrawn");
    build(one, surroundings[0].env);
    await rm(withdrawn);
    await rm(content, { recursive: true });
    renameSync(stored, content);
    build(one, surroundings[0].env);
    expect.soft(differences(one, other), "after other content").toEqual([]);
    const moved = path.join(root, "moved");
    renameSync(one, moved);
    build(moved, surroundings[0].env);
    expect(differences(moved, other), "after a move").toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

function build(project: string, env: Readonly<Record<string, string>>): void {
  // What this build is told by its own surroundings is no part of the comparison.
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** The files in which the sites of two projects differ. */
function differences(one: string, other: string): string[] {
  const folders = [one, other].map((project) => path.join(project, publicFolder));
  const { stdout, status } = spawnSync("diff", ["--recursive", "--brief", ...folders], { encoding: "utf8" });
  if (status === null || status > 1) throw new Error("The sites could not be compared: diff did not run.");
  return stdout.split("\n").filter(Boolean);
}
