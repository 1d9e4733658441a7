import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { z } from "zod";
import { oldestBrowsers } from "../../src/build/browsers";
import { wordsFolder } from "../../src/content/folders";
import { monthKeys } from "../../src/i18n/words";
import { digestLength, type OfflineManifest, type WorkerWords, workerAddress } from "../../src/offline/manifest";
import { defaultLocale, type LocaleCode, localeCodes } from "../../src/site/locales";
import { appDataAddress, pageDataAddress } from "../../src/site/page-data";
import { allPages, pathTo } from "../../src/site/paths";
import { fileOfPage } from "../../src/site/production";
import type { RouteId } from "../../src/site/routes";
import { codeFiles } from "./code-files";

/** What a student comes for, kept for days without a network. */
const studentPages: readonly RouteId[] = ["results", "syllabus", "schools"];

const appData = z.object({ webpackCompilationHash: z.string() });
const pageData = z.object({ componentChunkName: z.string() });
const words = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * Writes the worker that keeps pages on a visitor's device, from what stands in a published folder; the last step that
 * reads pages, since their digests are in it. `GATSBY_OFFLINE=off` writes one that takes all earlier ones back.
 *
 * @returns its bytes, before compression
 */
export async function writeWorker(folder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const isOff = environment.GATSBY_OFFLINE === "off";
  const { outputFiles } = await build({
    entryPoints: [`src/offline/worker/${isOff ? "retire" : "index"}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: oldestBrowsers(),
    charset: "utf8",
    legalComments: "none",
    logLevel: "error",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...(isOff ? {} : { offlineManifest: JSON.stringify(await readManifest(folder)) }),
    },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error("The bundler gave no worker.");
  await writeFile(path.join(folder, workerAddress), worker.contents);
  return worker.contents.length;
}

/** Reads what the worker has to know of a published folder. */
export async function readManifest(folder: string): Promise<OfflineManifest> {
  const read = (address: string) => readFile(path.join(folder, address));
  const filesOf = codeFiles(folder);
  const files: string[] = [];
  const codes: number[][] = [];
  const codeOf = new Map<string, number>();
  const pages: Record<string, [string, number]> = {};

  /** Every script that a page of a template runs. */
  const numberOf = (template: string): number => {
    const known = codeOf.get(template);
    if (known !== undefined) return known;
    const assets = ["app", template].flatMap((part) => filesOf.get(part) ?? []);
    const scripts = assets.map((name) => `/${name}`).filter((name) => name.endsWith(".js"));
    const numbers = [...new Set(scripts)].map((name) =>
      files.includes(name) ? files.indexOf(name) : files.push(name) - 1,
    );
    codeOf.set(template, codes.push(numbers) - 1);
    return codes.length - 1;
  };

  for (const { path: page } of allPages()) {
    if (!existsSync(path.join(folder, fileOfPage(page)))) continue;
    const [html, data] = [await read(fileOfPage(page)), await read(pageDataAddress(page))];
    const { componentChunkName } = pageData.parse(JSON.parse(String(data)));
    pages[page] = [digestOf(html) + digestOf(data), numberOf(componentChunkName)];
  }
  const app = await read(appDataAddress);
  const manifest: Omit<OfflineManifest, "release"> = {
    code: appData.parse(JSON.parse(String(app))).webpackCompilationHash,
    appData: digestOf(app),
    pages,
    codes,
    files,
    student: inEveryLanguage((code) => studentPages.map((route) => pathTo(route, code))),
    words: inEveryLanguage(wordsOf),
  };
  return { release: digestOf(Buffer.from(JSON.stringify(manifest))), ...manifest };
}

function inEveryLanguage<Value>(value: (code: LocaleCode) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(localeCodes.map((code) => [code, value(code)]));
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("base64").slice(0, digestLength);
}

/** The words of the worker; English stands in for what a language lacks. */
function wordsOf(code: LocaleCode): WorkerWords {
  const [own, english] = [code, defaultLocale].map((locale) =>
    words.parse(JSON.parse(readFileSync(path.join(wordsFolder, locale, "interface.json"), "utf8"))),
  );
  const word = (group: string, key: string) => own?.[group]?.[key] || english?.[group]?.[key] || "";
  return {
    kept: word("offline", "kept"),
    title: word("offline", "title"),
    missing: word("offline", "missing"),
    pages: word("offline", "pages"),
    retry: word("loading", "retry"),
    months: monthKeys.map((key) => word("month", key.replace("month.", ""))),
  };
}
