import { test as base, expect, type Page } from "@playwright/test";
import { waitForHydration } from "./wait-for-hydration";

interface Fixtures {
  /** Faults that a test brings about itself and that are therefore no surprise. */
  readonly expectedFaults: RegExp;
  /** The browser's error messages during a test; a test fails on any unexpected one. */
  readonly faults: string[];
}

/** Said by Playwright itself where a page asks for its worker, which most tests do without. */
const withoutWorker = /Service Worker registration blocked by Playwright/u;

/** The hosts of the site in tests, and of the servers that some tests start beside it. */
const ownHosts = new Set(["localhost", "127.0.0.1"]);

/**
 * Playwright's test, in which a page fails that complains in the console (of its policy too), raises an error, asks another
 * host for anything or sets a cookie.
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

/** Opens an address and waits until its scripts have taken the page over, so that what is clicked next is theirs. */
export async function open(page: Page, address: string) {
  const response = await page.goto(address);
  await waitForHydration(page);
  return response;
}

/** Returns the addresses of all files fetched so far, once the browser has had nothing to do for a while. */
export function filesFetched(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told = () => resolve(performance.getEntriesByType("resource").map(({ name }) => name));
        // Later than the app loader's own wait, which was asked for before and ends after two seconds where no frame is drawn.
        const atLast = { timeout: 2500 };
        requestIdleCallback(() => requestIdleCallback(told, atLast), atLast);
      }),
  );
}

/** Keeps the app's code from arriving until it is let through. */
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

/** Returns the control that opens and closes a disclosure (`details`), by its text. */
export const getSummary = (page: Page, label: string) => page.locator("summary").filter({ hasText: label });

export { expect, waitForHydration };
