import path from "node:path";
import type { Browser } from "@playwright/test";
import * as z from "zod";
import { serveFolder } from "../../scripts/serve/server";
import { readInterfaceFile } from "../../src/pipeline/interface-messages";
import { publicFolder } from "../../src/pipeline/published-folder";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { productTexts } from "../../src/site/product-content";
import { routes } from "../../src/site/routes";

/** The messages of lists without entries, of a home page without news, and of a query without results. */
const emptyMessages = z.object({
  listing: z.object({ empty: z.string() }),
  home: z.object({ newEmpty: z.string() }),
  search: z.object({ nothing: z.string() }),
});

const readMessages = (language: LocaleCode) => emptyMessages.parse(readInterfaceFile(language));

/** Pages whose other content remains without entries, so that they show no empty list. */
const withoutList = new Set(["contact", "feedback", "rti"]);

/** The folders with entries of the product, such as verses, which a site without own entries shows as well. */
const productFolders = new Set(Object.keys(productTexts).map((file) => path.posix.dirname(file)));

const widths = [360, 1280];

/** Opens every page of a site without entries in every language and width, and returns the errors. */
export async function findErrorsInEmptySite(browser: Browser, root: string): Promise<string[]> {
  const { origin, close } = await serveFolder(path.join(root, publicFolder));
  const errors: string[] = [];
  try {
    for (const language of localeCodes) {
      const messages = readMessages(language);
      for (const width of widths) errors.push(...(await errorsIn(browser, origin, language, messages, width)));
    }
  } finally {
    await close();
  }
  return errors;
}

async function errorsIn(
  browser: Browser,
  origin: string,
  language: LocaleCode,
  messages: ReturnType<typeof readMessages>,
  width: number,
): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  const errors: string[] = [];
  let at = "";
  const report = (what: string) => errors.push(`${at} at ${width} px: ${what}`);
  page.on("console", (message) => message.type() === "error" && report(message.text()));
  page.on("pageerror", (error) => report(String(error)));
  for (const { id, collections } of routes) {
    at = pathTo(id, language);
    const response = await page.goto(origin + at, { waitUntil: "load" });
    if (response?.status() !== 200) report(`status ${response?.status()}`);
    const main = await page.getByRole("main").innerText();
    if ((await page.getByRole("heading", { level: 1 }).count()) !== 1) report("not one heading of level 1");
    const expected = id === "home" ? messages.home.newEmpty : messages.listing.empty;
    const isEmpty = collections.length > 0 && !collections.some((name) => productFolders.has(name));
    if (isEmpty && !withoutList.has(id) && !main.includes(expected)) report(`does not say: ${expected}`);
    if (/undefined|null|NaN|\{\{|\[object/u.test(main)) report("shows a value that is none");
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) report("scrolls sideways");
    const empty = await page
      .locator("main :is(p, div, ul, section):not(:has(*), [role], [aria-live]):visible")
      .evaluateAll(
        (elements) => elements.filter((element) => element.clientHeight > 0 && element.textContent === "").length,
      );
    if (empty > 0) report(`${empty} elements without content`);
  }
  at = `${pathTo("search", language)}?q=zzzz`;
  await page.goto(origin + at);
  const nothingFound = messages.search.nothing.replace("{{query}}", "zzzz");
  await page
    .getByText(nothingFound)
    .waitFor()
    .catch(() => report(`does not say: ${nothingFound}`));
  await page.close();
  return errors;
}
