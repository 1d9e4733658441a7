import { copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { NoticeMarkup } from "../../src/pipeline/notices";
import { writeWorker } from "../../src/pipeline/postbuild/offline";
import { finishPages } from "../../src/pipeline/postbuild/pages";
import { getStatsFile, listAssets } from "../../src/pipeline/webpack-reports";
import { getPagePath, pageFile } from "../../src/site/http";
import { getPageAt } from "../../src/site/paths";
import { publicFolder } from "./folder";

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
  const app = await readFile(path.join(built, "page-data/app-data.json"), "utf8");
  const { webpackCompilationHash } = z.object({ webpackCompilationHash: z.string() }).parse(JSON.parse(app));
  const hashes = names.flatMap((name) => /^[^/]+-([0-9a-f]{8})\.js$/u.exec(name)?.[1] ?? []);
  const old = otherCode ? new RegExp([webpackCompilationHash, ...hashes].join("|"), "gu") : /(?!)/gu;
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
  await finishCopy(folder, undefined, folder);
  return folder;
}

/** Finishes the pages in a copy of a site again, with notices or with the scripts of the site in `built`. */
export async function finishCopy(folder: string, markup: NoticeMarkup | undefined, built = publicFolder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const pages = files.map((file) => getPagePath(`/${file}`)).filter((page) => getPageAt(page) !== undefined);
  await finishPages(folder, pages, markup, listAssets(built));
}

function changedTitle(name: string, text: string): string {
  if (name === path.join("Result", "index.html")) return text.replaceAll(/<h1([^>]*)>/gu, `<h1$1>${changedMark}`);
  if (name !== path.join("page-data", "Result", "page-data.json")) return text;
  return text.replace(/("text":\{"title":\{"text":")/u, `$1${changedMark}`);
}

/** Publishes a release that removes the worker from devices. */
export async function withdrawWorker(folder: string): Promise<void> {
  await writeWorker(folder, { GATSBY_OFFLINE: "off" });
  for (const ending of [".br", ".gz"]) await rm(path.join(folder, `sw.js${ending}`), { force: true });
}

/**
 * Copies the built site to a folder, without the pages of entries, as a base for another release.
 *
 * @param isNeeded returns whether the test opens the page at a path; other pages are not copied
 * @returns the folder
 */
export async function copyOfSite(folder: string, isNeeded = (_page: string) => true): Promise<string> {
  // Compressed files are left out: a server would send them instead of a page that a test changed.
  const filter = (source: string) => {
    const file = path.relative(publicFolder, source);
    if (/\.(?:br|gz)$/u.test(file) || isOfEntryPage(file)) return false;
    return path.basename(file) !== pageFile || isNeeded(`/${path.dirname(file)}`.replace(/\.$/u, ""));
  };
  await cp(publicFolder, folder, { recursive: true, filter });
  return folder;
}

/**
 * Returns whether a file or folder of the built site belongs to an entry's page or to a later page of a list. There are
 * thousands of them, so tests copy the site without them.
 *
 * @param name the path within the published folder
 */
function isOfEntryPage(name: string): boolean {
  const url = `/${name.split(path.sep).join("/")}`.replace(/^\/page-data(?=\/)/u, "");
  const page = getPageAt(ownFile.test(url) ? path.posix.dirname(url) : url);
  return page !== undefined && (page.entry !== undefined || page.number > 1);
}

/** Matches a page's HTML or data file, compressed or not. */
const ownFile = new RegExp(`/(?:${pageFile.replace(".", "\\.")}|page-data\\.json)(?:\\.\\w+)?$`, "u");
