/**
 * `npm run bench:finding -- --small DIR --large DIR`: what finding costs a visitor, in two published folders of few and of
 * many rows (`npm run generate:rows`), on slow 4G with a processor four times slower. Prints a table and writes JSON.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { endWith } from "../setup/misuse";
import { median } from "./figures";
import { serveOver } from "./finding/slow-server";
import { type Errand, type Visit, visit } from "./finding/visit";
import { slow4G, slowdown } from "./old-phone";

/** What is typed in each language. */
const typed = {
  en: { first: "valmiki", later: " sans" },
  hi: { first: "वाल्मीकि", later: " संस्" },
  sa: { first: "महर्षिवाल्मीकि", later: "संस्" },
} as const;

const pages = ["schools", "search"] as const;

const usage = "npm run bench:finding -- [--small DIR] [--large DIR] [--runs 3] [--json FILE]";

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      small: { type: "string" },
      large: { type: "string", default: "public" },
      runs: { type: "string", default: "3" },
      json: { type: "string", default: "bench-finding.json" },
    },
  });
  const folders = [values.small, values.large].flatMap((folder) => folder ?? []);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  const rows: Record<string, string | number>[] = [];
  try {
    for (const folder of folders) {
      for (const page of pages) {
        for (const language of localeCodes) {
          const errand = { path: pathTo(page, language), ...typed[language] };
          rows.push({ folder, page, language, ...(await measure(browser, folder, errand, Number(values.runs))) });
        }
      }
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
  writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`);
  return 0;
}

/**
 * The medians of some visits. Workers are not slowed by the browser, so that what they took on a fast line is added as
 * many times as the processor is meant to be slower.
 */
async function measure(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  folder: string,
  errand: Errand,
  runs: number,
) {
  const [fast, slow] = [await serveOver(folder, undefined), await serveOver(folder, slow4G)];
  try {
    const visits: Visit[] = [];
    const { worked } = await visit(browser, fast, errand, false);
    for (let count = 0; count < runs; count += 1) visits.push(await visit(browser, slow, errand, true));
    const middle = (of: (one: Visit) => number) => Math.round(median(visits.map(of)));
    return {
      firstBytes: middle(({ firstBytes }) => firstBytes),
      blocking: middle(({ blocking }) => blocking),
      firstAnswer: middle(({ firstAnswer }) => firstAnswer) + Math.round((slowdown - 1) * worked.first),
      answerBytes: middle(({ answerBytes }) => answerBytes),
      laterAnswer: middle(({ laterAnswer }) => laterAnswer) + Math.round((slowdown - 1) * worked.later),
      allDrawn: middle(({ allDrawn }) => allDrawn) + Math.round((slowdown - 1) * worked.later),
      longestInteraction: middle(({ longestInteraction }) => longestInteraction),
      workedFirst: Math.round(worked.first),
      workedLater: Math.round(worked.later),
    };
  } finally {
    await Promise.all([fast.close(), slow.close()]);
  }
}

endWith(run(), usage);
