/** Builds after random changes of content, as clerks make them, give the bytes of a build from nothing. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { documentsFolder } from "../../src/content/folders";
import { createRandom } from "../random";
import { breakBuild, build, clone, findDifferences, withClones } from "./clones";

/** The number of changes, each followed by a build. */
const rounds = Number(process.env.REBUILD_ROUNDS || 3);

const seed = Number(process.env.TEST_SEED || Date.now() % 100_000);

/** Longer than the builds take on any machine. */
test.describe.configure({ timeout: (rounds + 5) * 240_000 });

test("rebuilds after random changes, and after a killed build, equal a build from nothing", () =>
  withClones(async (root) => {
    const random = createRandom(seed);
    const warm = clone(root, "warm");
    build(warm);
    for (let round = 0; round < rounds; round += 1) {
      changeContent(warm, random);
      build(warm);
    }
    changeContent(warm, random);
    // Anywhere from the check of the content to the compression.
    breakBuild(warm, 1 + random() * 30);
    build(warm);
    const cold = clone(root, "cold");
    for (const folder of ["content", documentsFolder]) {
      rmSync(path.join(cold, folder), { recursive: true });
      cpSync(path.join(warm, folder), path.join(cold, folder), { recursive: true });
    }
    build(cold);
    expect(findDifferences(warm, cold), `TEST_SEED=${seed}`).toEqual([]);
  }));

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
