/**
 * Builds the newest commit twice and compares the files byte by byte. Each build starts without a cache, in a folder of
 * a different name and in another time zone. A third build follows in the first folder after a build of other content,
 * because a publication starts with the previous cache. A fourth follows after that folder has moved with its cache.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { documentsFolder } from "../../src/content/folders";
import { publicFolder } from "../../src/pipeline/published-folder";
import { createRandom } from "../random";
import { writeSchools } from "../site/generated-entries";

/** The differences between two machines that must not affect the build. */
const surroundings = [
  { folder: "one", env: { TZ: "UTC", LANG: "C" } },
  { folder: path.join("another", "place-with-a-longer-name"), env: { TZ: "Asia/Kolkata", LANG: "hi_IN.UTF-8" } },
] as const;

/** The number of generated rows, enough for paginated lists, which the content lacks. */
const otherRows = 450;

/** The number of content changes, each followed by a rebuild. */
const rounds = 20;

test("two builds of one commit are identical, byte by byte", async () => {
  test.setTimeout(1_800_000);
  const root = await mkdtemp(path.join(tmpdir(), "reproducible-"));
  try {
    const [one = "", other = ""] = surroundings.map(({ folder }) => path.join(root, folder));
    for (const { folder, env } of surroundings) {
      const project = path.join(root, folder);
      clone(project);
      build(project, env);
    }
    expect.soft(differences(one, other), "from nothing").toEqual([]);
    const [content, stored] = [path.join(one, "content"), path.join(root, "content")];
    cpSync(content, stored, { recursive: true });
    writeSchools(content, otherRows);
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

test("rebuilds after random changes, and after a killed build, equal a build from nothing", async () => {
  test.setTimeout(5_400_000);
  const seed = Number(process.env.TEST_SEED || Date.now() % 100_000);
  const random = createRandom(seed);
  const root = await mkdtemp(path.join(tmpdir(), "rebuilds-"));
  try {
    const [warm, cold] = [path.join(root, "warm"), path.join(root, "cold")];
    clone(warm);
    build(warm, {});
    for (let round = 0; round < rounds; round += 1) {
      changeContent(warm, random);
      build(warm, {});
    }
    changeContent(warm, random);
    // Anywhere from the check of the content to the compression.
    spawnSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
      cwd: warm,
      timeout: 1000 + random() * 60_000,
      killSignal: "SIGKILL",
    });
    build(warm, {});
    clone(cold);
    for (const folder of ["content", documentsFolder]) {
      await rm(path.join(cold, folder), { recursive: true });
      cpSync(path.join(warm, folder), path.join(cold, folder), { recursive: true });
    }
    build(cold, {});
    expect(differences(warm, cold), `TEST_SEED=${seed}`).toEqual([]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});

/** The folders of entries to which no other entry refers. */
const folders = ["orders", "acts", "tables/tenders", "tables/announcements"];

/** Removes, retitles or copies a random dated entry, as clerks do. */
function changeContent(project: string, random: () => number): void {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const folder = path.join(project, "content", pick(folders) ?? "");
  const name = pick(readdirSync(folder).sort()) ?? "";
  const text = readFileSync(path.join(folder, name), "utf8");
  const serial = Math.floor(random() * 1_000_000);
  const retitled = text.replace(/^( +en: .*?)$/mu, `$1 ${serial}`);
  const kind = pick(["remove", "retitle", "copy"]);
  if (kind === "remove") rmSync(path.join(folder, name));
  else if (kind === "retitle") writeFileSync(path.join(folder, name), retitled);
  else {
    const key = `${path.parse(name).name}-${serial}`;
    writeFileSync(path.join(folder, `${key}.yaml`), retitled.replace(/^key: .*$/mu, `key: ${key}`));
  }
}

/** Clones the project, with its packages. */
function clone(project: string): void {
  execFileSync("git", ["clone", "--quiet", ".", project], { stdio: "inherit" });
  // Hard links: no build writes to these files, and each site finds them in its folder.
  execFileSync("cp", ["--recursive", "--link", "node_modules", project], { stdio: "inherit" });
}

function build(project: string, env: Readonly<Record<string, string>>): void {
  // The output of the nested build is not compared.
  execFileSync(process.execPath, ["--import", "tsx", "scripts/build.ts"], {
    cwd: project,
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/** Returns diff's report of the files in which the sites of two projects differ. */
function differences(one: string, other: string): string[] {
  const folders = [one, other].map((project) => path.join(project, publicFolder));
  const { stdout, status } = spawnSync("diff", ["--recursive", "--brief", ...folders], { encoding: "utf8" });
  if (status === null || status > 1) throw new Error("The sites could not be compared: diff did not run.");
  return stdout.split("\n").filter(Boolean);
}
