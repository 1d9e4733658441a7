import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readDigests } from "../../src/pipeline/postbuild/digests";
import { writeWorker } from "../../src/pipeline/postbuild/offline";
import { finishPages } from "../../src/pipeline/postbuild/pages";
import { getStatsFile, listAssets } from "../../src/pipeline/webpack-reports";
import { isOfEntryPage } from "./entry-pages";

const textual = /\.(html|js|json)$/u;

/** The text that marks a page of a changed release; it precedes the heading. */
export const changedMark = "Changed: ";

/**
 * Copies a built site as a later release, without the pages of entries. The heading of the results page differs. With
 * `otherCode`, Gatsby's hash and every script name differ as well.
 *
 * @returns the folder
 */
export async function laterRelease(built: string, folder: string, { otherCode }: { readonly otherCode: boolean }) {
  const names = (await readdir(built, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    .filter((name) => !/\.(br|gz)$/u.test(name) && !/^documents\//u.test(name) && !isOfEntryPage(name));
  const app: unknown = JSON.parse(await readFile(path.join(built, "page-data/app-data.json"), "utf8"));
  const mark =
    typeof app === "object" && app !== null && "webpackCompilationHash" in app
      ? String(app.webpackCompilationHash)
      : "";
  const hashes = names.flatMap((name) => /^[^/]+-([0-9a-f]{8})\.js$/u.exec(name)?.[1] ?? []);
  const old = otherCode ? new RegExp([mark, ...hashes].join("|"), "gu") : /(?!)/gu;
  const renewed = (text: string) => text.replace(old, (hash) => [...hash].reverse().join(""));
  for (const name of names) {
    const to = path.join(folder, renewed(name));
    await mkdir(path.dirname(to), { recursive: true });
    if (!textual.test(name)) await copyFile(path.join(built, name), to);
    else await writeFile(to, renewed(changedTitle(name, await readFile(path.join(built, name), "utf8"))));
  }
  await mkdir(path.dirname(getStatsFile(folder)), { recursive: true });
  await writeFile(getStatsFile(folder), renewed(await readFile(getStatsFile(built), "utf8")));
  // The script names in the pages have changed.
  await finishPages(folder, undefined, listAssets(folder));
  await writeWorker(folder, await readDigests(folder), {});
  return folder;
}

function changedTitle(name: string, text: string): string {
  if (name === path.join("Result", "index.html")) return text.replaceAll(/<h1([^>]*)>/gu, `<h1$1>${changedMark}`);
  if (name !== path.join("page-data", "Result", "page-data.json")) return text;
  return text.replace(/("text":\{"title":\{"text":")/u, `$1${changedMark}`);
}

/** Publishes a release that removes the worker from devices. */
export async function withdrawWorker(folder: string): Promise<void> {
  await writeWorker(folder, new Map(), { GATSBY_OFFLINE: "off" });
  for (const ending of [".br", ".gz"]) await rm(path.join(folder, `sw.js${ending}`), { force: true });
}
