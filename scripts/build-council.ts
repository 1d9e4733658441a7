/**
 * Builds the site for the browser tests, in a copy of the project with the content and documents of `tests/council`.
 * Also generates lists of several pages and a scheduled entry. A second build of the same code uses Gatsby's cache.
 */
import { cpSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { documentsFolder } from "../src/content/folders";
import { getTodayInIndia } from "../src/language/dates";
import { compression } from "../src/site/http";
import { copyCouncil } from "../tests/site/copy-council";
import { contentFolder, publicFolder, scheduled, siteFolder } from "../tests/site/folder";
import { defineCommand } from "./command";
import { runTypeScript } from "./setup/run.mjs";

/** The file of the query types that Gatsby generates. Those of the project are the same but for the page of states. */
const queryTypes = "src/gatsby-types.d.ts";

defineCommand(__filename, {
  name: "build:council",
  summary: "Builds the site of the council for tests, `tests/council`, in `.trial/council`, for browser tests.",
  run: buildCouncilSite,
});

/**
 * Creates the copy, builds it, and checks the links of its pages.
 *
 * @returns the exit code of the first step that fails
 */
async function buildCouncilSite(): Promise<number> {
  copyCouncil(siteFolder);
  addScheduledCase();
  const code = await runTypeScript("scripts/build.ts", {
    cwd: siteFolder,
    // `getTransferSize` computes the sizes that the highest level reaches.
    env: { COMPRESSION_LEVEL: String(compression.fastLevel) },
  });
  if (code !== 0) return code;
  cpSync(path.join(siteFolder, queryTypes), queryTypes);
  console.log(`The council for tests is published in ${publicFolder}.`);
  return runTypeScript("scripts/links.ts", { cwd: siteFolder });
}

/** Adds a court case that is published in a year. */
function addScheduledCase(): void {
  const documents = path.join(siteFolder, documentsFolder);
  const { key, document } = scheduled;
  const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const entry = {
    key,
    specimen: true,
    number: "SPECIMEN-W.P./NEXT/01",
    court: { en: "Court of next year", hi: "अगले वर्ष का न्यायालय", sa: "आगामिवर्षस्य न्यायालयः" },
    parties: { en: "Case of next year", hi: "अगले वर्ष का वाद", sa: "आगामिवर्षस्य वादः" },
    year: Number(getTodayInIndia(new Date()).slice(0, 4)),
    status: "pending",
    publishOn: getTodayInIndia(nextYear),
    document,
  };
  writeFileSync(path.join(contentFolder, "tables", "court-cases", `${key}.yaml`), stringify(entry));
  const [some = ""] = readdirSync(documents).filter((name) => name.endsWith(".pdf"));
  cpSync(path.join(documents, some), path.join(documents, document));
}
