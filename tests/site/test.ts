import { test as base, expect, type Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";

interface Fixtures {
  /** Matches the browser errors that a test causes itself. */
  readonly expectedFaults: RegExp;
  /** The browser's messages during a test; a test fails on any unexpected one. */
  readonly faults: string[];
}

/** Matches Playwright's message when a page registers its service worker, which most tests block. */
const withoutWorker = /Service Worker registration blocked by Playwright/u;

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
      const isSurprise = (fault: string) => !expectedFaults.test(fault) && !withoutWorker.test(fault);
      expect(faults.filter(isSurprise)).toEqual([]);
    },
    { auto: true },
  ],
});

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

/** Holds back the app's code until `letThrough` is called. `release` removes the interception. */
export async function holdApp(page: Page) {
  const url = /\/app-[^/]*\.js$/u;
  let letThrough: () => void = () => undefined;
  const decision = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(url, async (route) => {
    await decision;
    await route.continue();
  });
  return { letThrough, release: () => page.unroute(url) };
}

/** Returns the control that opens and closes a disclosure (`details`), found by its text. */
export const getSummary = (page: Page, label: string) => page.locator("summary").filter({ hasText: label });

export { expect, waitForHydration };
