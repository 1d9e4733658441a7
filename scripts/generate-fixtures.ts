import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../src/content/folders";
import { defineCommand, Misuse } from "./command";
import { generateRows, trialMark } from "./fixtures/generate";
import { replaceWithCopy } from "./setup/copy-project";

/** Never changes the content of the project itself. */
defineCommand(__filename, {
  name: "scripts/generate-fixtures.ts",
  summary: "Copies the project for trials, with many specimen entries; `npm run build` in the copy builds it.",
  options: {
    to: { value: "DIR", help: "the folder of the copy" },
    rows: { value: "10000", help: "the number of schools, instead of those of the content" },
    more: { value: "orders=1000,…", help: "the number of entries in other lists" },
    seed: { value: "1", help: "the seed of the random entries" },
  },
  reasons: [Error],
  run: ({ get }) => {
    const to = get("to");
    const [rows, seed] = [Number(get("rows") ?? 10_000), Number(get("seed") ?? 1)];
    const lists = get("more")?.split(",") ?? [];
    const more = lists.map((list) => /^([a-z-]+)=(\d{1,6})$/.exec(list));
    if (!to || !Number.isSafeInteger(rows) || rows < 1 || !Number.isSafeInteger(seed) || more.includes(null))
      throw new Misuse("Write --to, and whole numbers.");
    const counts = Object.fromEntries(more.map((found) => [found?.[1] ?? "", Number(found?.[2])]));
    const content = path.join(to, contentFolder);
    if (existsSync(to) && !existsSync(path.join(content, trialMark)))
      throw new Misuse(`${to} holds something that was not made here; name a new folder.`);
    replaceWithCopy(to);
    rmSync(content, { recursive: true });
    const folder = generateRows({ from: ".", to: content, rows, more: counts, seed });
    console.log(`${[`${rows} specimen schools`, ...lists].join(", ")} in ${folder}.`);
  },
});
