import { type Browser, chromium, type Page } from "@playwright/test";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { createServer } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { waitForHydration } from "../setup/wait-for-hydration";

/** Milliseconds that a page may take on the publisher's own machine. */
const pageTimeoutMs = 30_000;

/**
 * Opens a tree in a browser, through the server that obeys the description of production: the first page of every
 * language, a list gone to by a click, and an address that does not exist.
 *
 * @returns what a visitor would have met, a sentence each; empty where all was well
 */
export async function faultsInBrowser(tree: string): Promise<string[]> {
  const server = createServer(tree);
  let browser: Browser | undefined;
  try {
    const origin = await server.listen({ port: 0, host: "127.0.0.1" });
    browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
    const context = await browser.newContext({ baseURL: origin, serviceWorkers: "block" });
    context.setDefaultTimeout(pageTimeoutMs);
    const faults: string[] = [];
    for (const locale of localeCodes) {
      const page = await context.newPage();
      faults.push(...(await faultsOf(page, pathTo("home", locale), pathTo("results", locale))));
      await page.close();
    }
    const unknown = await context.request.get("/no-such-page");
    if (unknown.status() !== 404) faults.push(`/no-such-page answers ${unknown.status()}, not 404.`);
    return faults;
  } finally {
    await browser?.close();
    await server.close();
  }
}

async function faultsOf(page: Page, first: string, next: string): Promise<string[]> {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${first} raises an error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(`${first} complains: ${message.text()}`);
  });
  try {
    const response = await page.goto(first);
    if (response?.status() !== 200) faults.push(`${first} answers ${response?.status()}, not 200.`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    // Until then a click would be the browser's own matter.
    await waitForHydration(page);
    await page.locator(`a[href="${next}"]`).first().dispatchEvent("click");
    await page.waitForURL((url) => url.pathname === next);
    await page.getByRole("table").first().waitFor();
  } catch (error) {
    faults.push(`${first} does not lead to ${next}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
  }
  return faults;
}
