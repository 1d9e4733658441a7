/**
 * `npm run bench -- finding --small DIR --large DIR`: what finding costs a visitor, in two published folders of few and of
 * many rows (`npm run generate:fixtures`), on slow 4G with a processor four times slower. Prints a table and writes JSON.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { endWith } from "../setup/usage-error";
import { median } from "./figures";
import { serveOver } from "./finding/slow-server";
import { type Errand, type Visit, visit } from "./finding/visit";
import { slow4G, slowdown } from "./throttling";

/** The text typed in each language. */
const typed = {
  en: { first: "valmiki", later: " sans" },
  hi: { first: "वाल्मीकि", later: " संस्" },
  sa: { first: "महर्षिवाल्मीकि", later: "संस्" },
} as const;

const pages = ["schools", "search"] as const;

const usage = "npm run bench -- finding [--small DIR] [--large DIR] [--runs 3] [--json FILE]";

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      small: { type: "string" },
      large: { type: "string", default: "public" },
      runs: { type: "string", default: "3" },
      json: { type: "string", default: "test-results/bench-finding.json" },
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
  mkdirSync(path.dirname(values.json), { recursive: true });
  writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`);
  return 0;
}

/** The medians of some visits: milliseconds and bytes. */
async function measure(
  browser: Awaited<ReturnType<typeof chromium.launch>>,
  folder: string,
  errand: Errand,
  runs: number,
): Promise<Visit> {
  const server = await serveOver(folder, slow4G, slowdown);
  try {
    const visits: Visit[] = [];
    for (let count = 0; count < runs; count += 1) visits.push(await visit(browser, server, errand));
    const middle = (of: keyof Visit) => Math.round(median(visits.map((one) => one[of])));
    return {
      firstBytes: middle("firstBytes"),
      blocking: middle("blocking"),
      firstAnswer: middle("firstAnswer"),
      firstShown: middle("firstShown"),
      answerBytes: middle("answerBytes"),
      laterAnswer: middle("laterAnswer"),
      allDrawn: middle("allDrawn"),
      longestInteraction: middle("longestInteraction"),
    };
  } finally {
    await server.close();
  }
}

endWith(run(), usage);
