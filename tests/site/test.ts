import { expect, type Page, type Request } from "@playwright/test";
import type {} from "../../src/app/app-loader";
import { test as base } from "../test-in-folder";

interface Fixtures {
  /** Matches the browser errors that a test causes itself. */
  readonly expectedFaults: RegExp;
  /** The browser's messages during a test; a test fails on any unexpected one. */
  readonly faults: string[];
}

/** Matches Playwright's message when a page registers its service worker, which most tests block. */
const withoutWorker = /Service Worker registration blocked by Playwright/u;

/** Matches Chrome's message when a busy machine takes seconds to use what a page preloads. */
const usedLate = /was preloaded using link preload but not used within a few seconds/u;

/**
 * Matches Chrome's messages when a busy machine shows a page before the transition from the last one could begin, and
 * when the visitor leaves a page during it.
 */
const transitionLate = /Transition was (?:skipped|aborted because of invalid state\. Page already revealed)/u;

/** The hosts of the site under test and of the servers that tests start. */
const ownHosts = new Set(["localhost", "127.0.0.1"]);

/**
 * Playwright's test, which also fails on console errors and warnings (policy violations included), uncaught errors,
 * requests to other hosts, and cookies.
 */
export const test = base.extend<Fixtures>({
  expectedFaults: [/(?!)/u, { option: true }],
  faults: [
    async ({ page, context, expectedFaults }, use) => {
      const faults: string[] = [];
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (/^https?:/u.test(protocol) && !ownHosts.has(hostname))
          faults.push(`another host was asked: ${request.url()}`);
      });
      page.on("console", (message) => {
        if (message.type() !== "error" && message.type() !== "warning") return;
        faults.push(`${message.text()} ${message.location().url}`.trim());
      });
      page.on("pageerror", (error) => faults.push(String(error)));
      await use(faults);
      faults.push(...(await context.cookies()).map(({ name }) => `a cookie was set: ${name}`));
      const expected = [expectedFaults, withoutWorker, usedLate, transitionLate];
      const isSurprise = (fault: string) => !expected.some((pattern) => pattern.test(fault));
      expect(faults.filter(isSurprise)).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Waits until the app has hydrated the page and replayed earlier input, as the inline app loader records. It focuses a
 * search field first, because the app loads only for a control.
 */
export async function waitForHydration(page: Page): Promise<void> {
  // The page may open anew meanwhile, because the app found that it is of another release.
  await page.waitForFunction(() => {
    const loader = window.__appLoader;
    if (loader && !loader.isLoading && !loader.isHydrated)
      document.querySelector("input[type=search]")?.dispatchEvent(new Event("focusin", { bubbles: true }));
    return loader?.isHydrated === true && loader.pendingActions.length === 0;
  });
}

/** Opens a URL and waits until the page is hydrated, so that the app handles the next click. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Returns the URLs of all files fetched so far, once the browser has been idle. */
export function filesFetched(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told = () => resolve(performance.getEntriesByType("resource").map(({ name }) => name));
        // Longer than the app loader's timeout, which began earlier and lasts two seconds if no frame is rendered.
        const atLast = { timeout: 2500 };
        requestIdleCallback(() => requestIdleCallback(told, atLast), atLast);
      }),
  );
}

/** Holds back the requests for a URL until `letThrough` or `breakOff` is called. `release` removes the interception. */
export async function holdBack(page: Page, url: string | RegExp) {
  let decide: (isLetThrough: boolean) => void = () => undefined;
  const decision = new Promise<boolean>((resolve) => {
    decide = resolve;
  });
  await page.route(url, async (route) => {
    if (await decision) await route.continue();
    else await route.abort();
  });
  return { letThrough: () => decide(true), breakOff: () => decide(false), release: () => page.unroute(url) };
}

/** Holds back the app's code. */
export const holdApp = (page: Page) => holdBack(page, /\/app-[^/]*\.js$/u);

/** Returns a list that collects the paths of the requests that match from now on. */
export function watchRequests(page: Page, isWatched: (request: Request, path: string) => boolean): string[] {
  const paths: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (isWatched(request, pathname)) paths.push(pathname);
  });
  return paths;
}

/** Follows the first link to a path in the main content, and waits for its URL. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`main a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

/** Returns the control that opens and closes a disclosure (`details`), found by its text. */
export const getSummary = (page: Page, label: string) => page.locator("summary").filter({ hasText: label });

export { expect };
