import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { AnyMessageKey } from "../../src/i18n/messages";
import { pageFile } from "../../src/site/http";
import type { LocaleCode } from "../../src/site/locales";
import { getPageDataUrl } from "../../src/site/page-data";
import { escapePattern } from "../../src/site/redirect-patterns";
import { isOfEntryPage } from "./entry-pages";
import { publicFolder } from "./folder";
import { word } from "./messages";
import { type OwnServer, serveBehindNetwork } from "./own-server";
import { test as base, expect } from "./test";

interface Fixtures {
  /** A temporary folder for other releases. */
  readonly folder: string;
  /** The site behind a simulated network; `serve` switches to another release. */
  readonly site: OwnServer & { serve(folder: string): void };
}

/** Playwright's test with service workers allowed and a simulated network for each test. */
export const test = base.extend<Fixtures>({
  folder: async ({ browserName: _any }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), "releases-"));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  site: async ({ browserName: _any }, use) => {
    let served = publicFolder;
    const server = await serveBehindNetwork(() => served);
    await use({
      ...server,
      serve: (folder) => {
        served = folder;
      },
    });
    await server.close();
  },
  serviceWorkers: "allow",
  expectedFaults:
    /Failed to load resource|did not arrive|Loading chunk|Refused to execute script|bad HTTP response code|ERR_/u,
  baseURL: async ({ site }, use) => use(site.origin),
});

/** Returns the names of the worker's caches. Never opens a cache: opening a deleted one creates it again. */
export function cachesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Makes the browser check for a newer worker now instead of on its schedule. */
export async function lookForNewerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Opens a page with a referrer, as if by a link. The worker caches pages from the second page of a visit on. */
export function comeTo(page: Page, site: OwnServer, address: string) {
  return page.goto(address, { referer: `${site.origin}/` });
}

/** Waits until pages are in the worker's caches. */
export async function waitUntilKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (asked) => {
      const found = await Promise.all(asked.map((path) => caches.match(path, { ignoreVary: true })));
      return asked.filter((_path, index) => !found[index]);
    }, paths);
  await expect.poll(missing).toEqual([]);
}

/** Waits until pages and their page data are cached. The data are cached last, so the pages then work offline. */
export function waitUntilUsable(page: Page, paths: readonly string[]): Promise<void> {
  return waitUntilKept(page, [...paths, ...paths.map(getPageDataUrl)]);
}

/** Returns a pattern for an interface message with any values in its placeholders. */
export function wordWithGaps(locale: LocaleCode, key: AnyMessageKey): RegExp {
  const parts = word(locale, key).split(/\{\{\w+\}\}/u);
  return new RegExp(parts.map(escapePattern).join(".+"), "u");
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

export { expect };
