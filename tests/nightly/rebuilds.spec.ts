/**
 * Builds that begin with the cache of an earlier one, as publications do, give the bytes of a build from nothing: after other
 * content, after random changes as clerks make them, and after the folder has moved with its cache.
 */
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { wordsFolder } from "../../src/content/folders";
import { createRandom } from "../random";
import { writeSchools } from "../site/generated-entries";
import { writerIn } from "../temporary-folder";
import { test } from "../test-in-folder";
import { breakBuild, buildClone, clone, findDifferences } from "./clones";

/** The number of changes, each followed by a build. */
const rounds = Number(process.env.REBUILD_ROUNDS || 3);

const seed = Number(process.env.TEST_SEED || Date.now() % 100_000);

/** Longer than the builds take on any machine. */
test.describe.configure({ timeout: (rounds + 5) * 240_000 });

test("rebuilds after other content, random changes, a move and a killed build equal a build from nothing", async ({
  folder,
}) => {
  let [warm, cold] = [clone(folder, "before"), clone(folder, "cold")];
  const random = createRandom(seed);
  const sameRandom = createRandom(seed);
  for (let round = 0; round <= rounds; round += 1) changeContent(cold, sameRandom);
  const fromNothing = buildClone(cold);
  await buildWithOtherContent(warm);
  renameSync(warm, path.join(folder, "warm"));
  warm = path.join(folder, "warm");
  await buildClone(warm);
  for (let round = 0; round < rounds; round += 1) {
    changeContent(warm, random);
    await buildClone(warm);
  }
  changeContent(warm, random);
  // Anywhere from the check of the content to the compression.
  breakBuild(warm, 1 + random() * 30);
  await buildClone(warm);
  await fromNothing;
  expect(findDifferences(warm, cold), `TEST_SEED=${seed}`).toEqual([]);
});

/** The number of generated schools: enough for pages of a list, which the content lacks. */
const otherSchools = 450;

/** Builds a clone with more schools and a document, and takes both away again. */
async function buildWithOtherContent(project: string): Promise<void> {
  const [content, stored] = [path.join(project, "content"), `${project}-content`];
  const withdrawn = path.join(project, "static/documents/withdrawn.csv");
  cpSync(content, stored, { recursive: true });
  writeSchools(content, otherSchools);
  writeFileSync(withdrawn, "withdrawn");
  await buildClone(project);
  rmSync(withdrawn);
  rmSync(content, { recursive: true });
  renameSync(stored, content);
}

/** The folders of entries that no other entry refers to. */
const folders = ["orders", "acts", "tables/tenders", "tables/announcements"];

/** Removes, retitles or copies a random dated entry, as clerks do, or rewords a message, as a council does. */
function changeContent(project: string, random: () => number): void {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
  const folder = path.join(project, "content", pick(folders) ?? "");
  const name = pick(readdirSync(folder).sort()) ?? "";
  const text = readFileSync(path.join(folder, name), "utf8");
  const serial = Math.floor(random() * 1_000_000);
  const retitled = text.replace(/^( +en: .*?)$/mu, `$1 ${serial}`);
  const kind = pick(["remove", "retitle", "copy", "reword"]);
  if (kind === "reword") rewordMessage(project, serial);
  else if (kind === "remove") rmSync(path.join(folder, name));
  else if (kind === "retitle") writeFileSync(path.join(folder, name), retitled);
  else {
    const key = `${path.parse(name).name}-${serial}`;
    writeFileSync(path.join(folder, `${key}.yaml`), retitled.replace(/^key: .*$/mu, `key: ${key}`));
  }
}

/** Changes the name of the link at the top of every page in Hindi. */
function rewordMessage(project: string, serial: number): void {
  writerIn(project)(`${wordsFolder}/hi/interface.json`, JSON.stringify({ layout: { skip: `${serial}` } }));
}
