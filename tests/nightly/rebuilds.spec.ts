/** Builds after random changes of content, as clerks make them, give the bytes of a build from nothing. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { wordsFolder } from "../../src/content/folders";
import { createRandom } from "../random";
import { breakBuild, buildClone, clone, findDifferences, withClones } from "./clones";

/** The number of changes, each followed by a build. */
const rounds = Number(process.env.REBUILD_ROUNDS || 3);

const seed = Number(process.env.TEST_SEED || Date.now() % 100_000);

/** Longer than the builds take on any machine. */
test.describe.configure({ timeout: (rounds + 5) * 240_000 });

test("rebuilds after random changes, and after a killed build, equal a build from nothing", () =>
  withClones(async (root) => {
    const [warm, cold] = [clone(root, "warm"), clone(root, "cold")];
    const random = createRandom(seed);
    const sameRandom = createRandom(seed);
    for (let round = 0; round <= rounds; round += 1) changeContent(cold, sameRandom);
    const fromNothing = buildClone(cold);
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
  }));

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
  const file = path.join(project, wordsFolder, "hi", "interface.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(/("skip": "[^"]*)"/u, `$1 ${serial}"`));
}
