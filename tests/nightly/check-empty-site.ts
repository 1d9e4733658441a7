import type { Browser } from "@playwright/test";
import { serveFolder } from "../../scripts/serve/server";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";

/** The message of a list without entries. */
const nothing: Readonly<Record<LocaleCode, string>> = {
  en: "There is no entry here at present.",
  hi: "यहाँ अभी कोई प्रविष्टि नहीं है।",
  sa: "अत्र सम्प्रति कापि प्रविष्टिः नास्ति।",
};

/** The message of the home page without news. */
const noNews: Readonly<Record<LocaleCode, string>> = {
  en: "There is nothing new.",
  hi: "अभी कुछ नया नहीं है।",
  sa: "इदानीं नूतनं किमपि नास्ति।",
};

/** The message of the search page for a query without results. */
const nothingFound: Readonly<Record<LocaleCode, string>> = {
  en: "Nothing found for “zzzz”",
  hi: "“zzzz” के लिए कुछ नहीं मिला",
  sa: "“zzzz” इति क्वापि न लब्धम्",
};

/** Pages whose other content remains without entries, so that they show no empty list. */
const withoutList = new Set(["contact", "feedback", "rti"]);

const widths = [360, 1280];

/** Opens every page of a site without entries in every language and width, and returns the errors. */
export async function errorsInEmptySite(browser: Browser, folder: string): Promise<string[]> {
  const server = await serveFolder(folder);
  const { origin } = server;
  const errors: string[] = [];
  try {
    for (const language of localeCodes) {
      for (const width of widths) errors.push(...(await errorsIn(browser, origin, language, width)));
    }
  } finally {
    await server.close();
  }
  return errors;
}

async function errorsIn(browser: Browser, origin: string, language: LocaleCode, width: number): Promise<string[]> {
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
    const expected = (id === "home" ? noNews : nothing)[language] ?? "";
    if (collections.length > 0 && !withoutList.has(id) && !main.includes(expected)) report(`does not say: ${expected}`);
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
  await page
    .getByText(nothingFound[language] ?? "")
    .waitFor()
    .catch(() => report(`does not say: ${nothingFound[language]}`));
  await page.close();
  return errors;
}
