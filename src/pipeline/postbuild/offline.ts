import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { z } from "zod";
import { monthKeys } from "../../i18n/messages";
import { digestLength, type OfflineManifest, type WorkerMessages, workerUrl } from "../../offline/manifest";
import { getPageFile } from "../../site/http";
import { type LocaleCode, localeCodes } from "../../site/locales";
import { appDataUrl, getPageDataUrl } from "../../site/page-data";
import { listAllPages, pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { browserBundle } from "../browser-bundles";
import { withLanguages } from "../bundled-languages";
import { readMessages } from "../interface-messages";
import { placeFile } from "../published-folder";
import { getScripts, getSheets, listAssets } from "../webpack-reports";
import type { Digests } from "./digests";

/** The pages that the worker precaches: those that students need without a network. */
const studentPages: readonly RouteId[] = ["results", "timetable", "holidays", "syllabus", "schools"];

const appData = z.object({ webpackCompilationHash: z.string() });

/**
 * Writes the service worker that stores pages for offline use, from a published folder and the digests of its pages.
 * `GATSBY_OFFLINE=off` writes one that unregisters all earlier workers.
 *
 * @returns the size of the worker in bytes, before compression
 */
export async function writeWorker(folder: string, digests: Digests, environment: NodeJS.ProcessEnv): Promise<number> {
  const isOff = environment.GATSBY_OFFLINE === "off";
  const { outputFiles } = await build({
    entryPoints: [`src/offline/worker/${isOff ? "unregister" : "index"}.ts`],
    ...browserBundle(),
    plugins: [withLanguages],
    logLevel: "error",
    define: {
      "process.env.NODE_ENV": '"production"',
      ...(isOff ? {} : { offlineManifest: JSON.stringify(await readManifest(folder, digests)) }),
    },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error("The bundler returned no worker.");
  await placeFile(path.join(folder, workerUrl), worker.contents);
  return worker.contents.length;
}

/** Reads the data about a published folder that the worker needs. */
export async function readManifest(folder: string, digests: Digests): Promise<OfflineManifest> {
  const short = (url: string) => {
    const digest = digests.get(url);
    if (digest === undefined)
      throw new Error(`${url} has no digest, so devices could not tell whether their cached copy is current.`);
    return Buffer.from(digest, "hex").toString("base64").slice(0, digestLength);
  };
  const assets = listAssets(folder);
  const built = listAllPages().filter(({ path: page }) => digests.has(getPageFile(page)));
  const templates = [...new Set(built.map(({ route }) => route.template))];
  const code = templates.map((template) => [...getScripts(assets, template), ...getSheets(assets, template)]);
  const files = [...new Set(code.flat())];
  const app = await readFile(path.join(folder, appDataUrl), "utf8");
  const manifest: Omit<OfflineManifest, "release"> = {
    code: appData.parse(JSON.parse(app)).webpackCompilationHash,
    appData: short(appDataUrl),
    pages: Object.fromEntries(
      built.map(({ path: page, route }): [string, [string, number]] => [
        page,
        [short(getPageFile(page)) + short(getPageDataUrl(page)), templates.indexOf(route.template)],
      ]),
    ),
    codes: code.map((names) => names.map((name) => files.indexOf(name))),
    files,
    fileDigests: files.map(short).join(""),
    student: Object.fromEntries(localeCodes.map((code) => [code, studentPages.map((route) => pathTo(route, code))])),
    words: Object.fromEntries(localeCodes.map((code) => [code, getWorkerMessages(code)])),
  };
  const release = createHash("sha256").update(JSON.stringify(manifest)).digest("base64").slice(0, digestLength);
  return { release, ...manifest };
}

function getWorkerMessages(code: LocaleCode): WorkerMessages {
  const word = readMessages(code);
  return {
    kept: word("offline.kept"),
    title: word("offline.title"),
    missing: word("offline.missing"),
    pages: word("offline.pages"),
    retry: word("loading.retry"),
    months: monthKeys.map((key) => word(key)),
  };
}
