import path from "node:path";
import { build } from "esbuild";
import { monthKeys } from "../../i18n/messages";
import { type WorkerData, type WorkerMessages, workerUrl } from "../../offline/protocol";
import { type LocaleCode, localeCodes } from "../../site/locales";
import { pathTo } from "../../site/paths";
import type { RouteId } from "../../site/routes";
import { createBundleOptions } from "../browser-bundles";
import { pageModules, replaceModules } from "../bundled-content";
import { readMessages } from "../interface-messages";
import { writeChangedFile } from "../published-folder";

/** The pages that students need without a network. */
const studentPages: readonly RouteId[] = ["results", "timetable", "holidays", "syllabus", "schools"];

/**
 * Writes the service worker that stores pages for offline use into a published folder. `GATSBY_OFFLINE=off` writes one
 * that unregisters all earlier workers.
 *
 * @returns the size of the worker in bytes, before compression
 */
export async function writeWorker(folder: string, environment: NodeJS.ProcessEnv): Promise<number> {
  const isOff = environment.GATSBY_OFFLINE === "off";
  const { outputFiles } = await build({
    entryPoints: [`src/offline/worker/${isOff ? "unregister" : "index"}.ts`],
    ...createBundleOptions(),
    plugins: [replaceModules(pageModules)],
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"', workerData: JSON.stringify(getWorkerData()) },
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error("The bundler returned no worker.");
  await writeChangedFile(path.join(folder, workerUrl), worker.contents);
  return worker.contents.length;
}

function getWorkerData(): WorkerData {
  const inEach = <Value>(read: (code: LocaleCode) => Value) =>
    Object.fromEntries(localeCodes.map((code) => [code, read(code)]));
  return {
    precached: inEach((code) => [pathTo("home", code), ...studentPages.map((route) => pathTo(route, code))]),
    messages: inEach(getWorkerMessages),
  };
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
