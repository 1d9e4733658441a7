import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { AnyMessageKey } from "../../src/i18n/messages";
import { pageFile } from "../../src/site/http";
import type { LocaleCode } from "../../src/site/locales";
import { pageDataUrl } from "../../src/site/page-data";
import { isOfEntryPage } from "./entry-pages";
import { publicFolder } from "./folder";
import { word } from "./messages";
import { type OwnServer, serveBehindNetwork } from "./own-server";
import { test as base, expect } from "./test";

interface Fixtures {
  /** A folder of the test's own, for other releases. */
  readonly folder: string;
  /** The site behind a network of the test's own; `serve` is what a switch of releases does. */
  readonly site: OwnServer & { serve(folder: string): void };
}

/** Playwright's test with a worker, and a network that is the test's alone. */
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

/** The names of the worker's caches on the device. Asked for by name alone: to open one that has just gone makes it anew. */
export function cachesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Has the browser look for a newer worker at once; it does so of its own accord in its own time. */
export async function lookForNewerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** Opens a page as if by a link of another: from the second page of a visit on, pages are kept. */
export function comeTo(page: Page, site: OwnServer, address: string) {
  return page.goto(address, { referer: `${site.origin}/` });
}

/** Waits until pages are kept on the device. */
export async function waitUntilKept(page: Page, paths: readonly string[]): Promise<void> {
  const missing = () =>
    page.evaluate(async (asked) => {
      const found = await Promise.all(asked.map((path) => caches.match(path, { ignoreVary: true })));
      return asked.filter((_path, index) => !found[index]);
    }, paths);
  await expect.poll(missing).toEqual([]);
}

/** Waits until pages are kept with the app, whose data come last. */
export function waitUntilUsable(page: Page, paths: readonly string[]): Promise<void> {
  return waitUntilKept(page, [...paths, ...paths.map(pageDataUrl)]);
}

/** Matches a word of the interface whatever stands in its gaps. */
export function wordWithGaps(locale: LocaleCode, key: AnyMessageKey): RegExp {
  const parts = word(locale, key).split(/\{\{\w+\}\}/u);
  return new RegExp(parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join(".+"), "u");
}

/**
 * Copies the built site, without the pages of entries, to a folder, for a release that differs in a file or two.
 *
 * @param isNeeded tells of the page at a path whether the test opens it; the others are left out
 */
export async function copyOfSite(folder: string, isNeeded = (_page: string) => true): Promise<string> {
  // Without the compressed files, which a server would send in place of a page that a test changes.
  const filter = (source: string) => {
    const file = path.relative(publicFolder, source);
    if (/\.(?:br|gz)$/u.test(file) || isOfEntryPage(file)) return false;
    return path.basename(file) !== pageFile || isNeeded(`/${path.dirname(file)}`.replace(/\.$/u, ""));
  };
  await cp(publicFolder, folder, { recursive: true, filter });
  return folder;
}

export { expect };
