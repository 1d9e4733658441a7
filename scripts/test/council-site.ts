/**
 * Builds the site that the browser tests look at, in a copy of the project that has the content and
 * the documents of `tests/council` in place of its own. Lists of several pages and an entry that is not due yet are
 * generated beside them. A second build of the same code is a warm one.
 */
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { documentsFolder } from "../../src/content/folders";
import { todayInIndia } from "../../src/language/dates";
import { councilFolder } from "../../tests/council/folder";
import { contentFolder, longListRows, publicFolder, scheduled, siteFolder } from "../../tests/site/folder";
import { generateRows } from "../rows/generate";
import { replaceWithCopy } from "../setup/copy-project";
import { run } from "../setup/run.mjs";
import { councilWords } from "./council-words";

/** Gatsby writes the types of the queries there; the project's own are the same. */
const queryTypes = "src/gatsby-types.d.ts";

/**
 * Makes the copy and builds it.
 *
 * @returns the exit code of the build
 */
export async function buildCouncilSite(): Promise<number> {
  makeCopy();
  const code = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { cwd: siteFolder });
  if (code === 0) {
    cpSync(path.join(siteFolder, queryTypes), queryTypes);
    console.log(`The council for tests is published in ${publicFolder}.`);
  }
  return code;
}

function makeCopy(): void {
  replaceWithCopy(siteFolder);
  rmSync(contentFolder, { recursive: true });
  const documents = path.join(siteFolder, documentsFolder);
  rmSync(documents, { recursive: true, force: true });
  cpSync(path.join(councilFolder, documentsFolder), documents, { recursive: true });
  generateRows({
    from: councilFolder,
    to: contentFolder,
    rows: longListRows,
    more: { "court-cases": longListRows },
    seed: 1,
  });
  for (const [file, words] of councilWords()) writeFileSync(path.join(contentFolder, file), words);
  addScheduledCase(documents);
}

function addScheduledCase(documents: string): void {
  const { key, document } = scheduled;
  const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const entry = {
    key,
    specimen: true,
    number: "SPECIMEN-W.P./NEXT/01",
    court: { en: "Court of next year", hi: "अगले वर्ष का न्यायालय", sa: "आगामिवर्षस्य न्यायालयः" },
    parties: { en: "Case of next year", hi: "अगले वर्ष का वाद", sa: "आगामिवर्षस्य वादः" },
    year: Number(todayInIndia(new Date()).slice(0, 4)),
    status: "pending",
    publishOn: todayInIndia(nextYear),
    document,
  };
  writeFileSync(path.join(contentFolder, "tables", "court-cases", `${key}.yaml`), stringify(entry));
  const [some = ""] = readdirSync(documents).filter((name) => name.endsWith(".pdf"));
  cpSync(path.join(documents, some), path.join(documents, document));
}
