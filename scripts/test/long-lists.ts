/**
 * Builds the site of `tests/long-lists`: a copy of the project whose lists are long enough for several pages, with an entry
 * that is not due yet. The content's own lists are short, and need not have such an entry.
 */
import { cpSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { documentsFolder } from "../../src/content/folders";
import { todayInIndia } from "../../src/language/dates";
import { longListsSite } from "../../tests/long-lists/site";
import { generateRows } from "../rows/generate";
import { replaceWithCopy } from "../setup/copy-project";
import { run } from "../setup/run.mjs";

/**
 * Makes the copy and builds it.
 *
 * @returns the exit code of the build
 */
export function buildLongLists(): Promise<number> {
  const { folder, rows } = longListsSite;
  replaceWithCopy(folder);
  const content = path.join(folder, "content");
  rmSync(content, { recursive: true });
  generateRows({ from: ".", to: content, rows, more: { orders: rows }, seed: 1 });
  addScheduledOrder(folder);
  return run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env: { EDITOR: "none" }, cwd: folder });
}

function addScheduledOrder(folder: string): void {
  const { key, document } = longListsSite.scheduled;
  const nextYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);
  const order = {
    key,
    specimen: true,
    title: { en: "Order of next year", hi: "अगले वर्ष का आदेश", sa: "आगामिवर्षस्य आदेशः" },
    number: "SPECIMEN/NEXT/001",
    subject: "academic",
    published: todayInIndia(new Date()),
    publishOn: todayInIndia(nextYear),
    document,
  };
  writeFileSync(path.join(folder, "content", "orders", `${key}.yaml`), stringify(order));
  const [some = ""] = readdirSync(documentsFolder);
  cpSync(path.join(documentsFolder, some), path.join(folder, documentsFolder, document));
}
