/**
 * `npm run bench -- rows`: what rows cost, from 200 schools to 10,000: the bytes of a first visit to their list, of what is
 * fetched when someone asks the list or the search, and the time and memory of a build. Builds copies of the project,
 * prints a table and draws `docs/rows.svg`. Takes about ten minutes. `-- --rows 200,1000` measures other numbers.
 */
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { publicFolder } from "../../src/build/published-folder";
import { indexUrl } from "../../src/search/format";
import { listDataPath, longestList } from "../../src/site/listing";
import { pathTo } from "../../src/site/paths";
import { fileOfPage } from "../../src/site/production";
import { generateRows } from "../rows/generate";
import { copyProject } from "../setup/copy-project";
import { endWith } from "../setup/misuse";
import { build } from "./builds";
import { markdownTable } from "./figures";
import { bytesOf, scriptsOf } from "./published-scripts";
import { chartOf, type Series } from "./rows/chart";

const picture = "docs/rows.svg";
const usage = "npm run bench -- rows [--rows 200,1000,3000,10000]";

interface Cost {
  readonly rows: number;
  readonly visit: number;
  readonly list: number;
  readonly index: number;
  readonly seconds: number;
  readonly peak: number;
}

/** What is drawn, against the first number of rows. */
const drawn: readonly (readonly [keyof Omit<Cost, "rows">, string])[] = [
  ["visit", "bytes of a first visit to the list"],
  ["list", "bytes of the list's rows, when asked"],
  ["index", "bytes of the search's index, when asked"],
  ["seconds", "time of a build with nothing kept"],
  ["peak", "memory of the build"],
];

async function costOf(rows: number): Promise<Cost> {
  const copy = copyProject("rows");
  const content = path.join(copy, "trial");
  try {
    generateRows({ from: copy, to: content, rows, seed: 1 });
    const { seconds, peak } = await build(copy, `${rows} rows`, { CONTENT_DIR: content });
    const site = path.join(copy, publicFolder);
    const page = pathTo("schools", "hi");
    const sent = [fileOfPage(page), `page-data${page}/page-data.json`, ...scriptsOf(site, "schools")];
    const sum = (names: readonly string[]) => names.reduce((bytes, name) => bytes + bytesOf(site, name), 0);
    const list = rows > longestList ? bytesOf(site, listDataPath("schools", "hi")) : 0;
    return {
      rows,
      visit: sum(sent),
      list,
      index: bytesOf(site, indexUrl({ language: "hi", part: "facts" })),
      seconds,
      peak,
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function measure(): Promise<number> {
  const { values } = parseArgs({ options: { rows: { type: "string", default: "200,1000,3000,10000" } } });
  const numbers = values.rows.split(",").map(Number);
  if (numbers.some((rows) => !Number.isSafeInteger(rows) || rows < 1)) {
    console.error(usage);
    return 2;
  }
  const costs: Cost[] = [];
  for (const rows of numbers) costs.push(await costOf(rows));
  const kilobytes = (bytes: number) => (bytes === 0 ? "none" : (bytes / 1000).toFixed(1));
  const rows = costs.map((cost) => [
    cost.rows,
    kilobytes(cost.visit),
    kilobytes(cost.list),
    kilobytes(cost.index),
    cost.seconds.toFixed(1),
    Math.round(cost.peak),
  ]);
  const heading = [
    "schools",
    "first visit, kB",
    "rows when asked, kB",
    "index when asked, kB",
    "build, s",
    "memory, MB",
  ];
  console.log(markdownTable(heading, rows));
  const series = drawn.map(([key, name]): Series => {
    const first = costs.find((cost) => cost[key] > 0)?.[key] ?? 1;
    return { name, points: costs.filter((cost) => cost[key] > 0).map((cost) => [cost.rows, cost[key] / first]) };
  });
  writeFileSync(picture, chartOf(series));
  return 0;
}

endWith(measure(), usage);
