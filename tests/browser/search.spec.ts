/** A visitor finds anything on the site by a few words, in any language and by keyboard alone. */

import type { Page } from "@playwright/test";
import { getLocale, type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { acts, orders, tenders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, holdBack, open, test, watchRequests } from "../site/test";
import { findViolationsAtBothWidths } from "../walk/axe";

const searchPage = (locale: LocaleCode, query: string) =>
  `${pathTo("search", locale)}?${new URLSearchParams({ q: query })}`;

const box = (page: Page, locale: LocaleCode = "en") =>
  page.getByRole("searchbox", { name: word(locale, "layout.search"), exact: true });
const answers = (page: Page) => page.getByRole("main").getByRole("listitem");
/** Finds the link of the first result. Until the results appear, the items of the previous list have several links. */
const first = (page: Page) => answers(page).first().getByRole("link").first();
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** Returns a list that collects the paths of the search files fetched from now on. */
const watchSearch = (page: Page) => watchRequests(page, (_request, path) => path.startsWith("/search-index/"));

test.describe("by keyboard", () => {
  for (const { code: locale, name } of localesInTurn(2)) {
    test(`in ${name} the key / focuses the search, Enter shows the results and opens the first`, async ({ page }) => {
      const fetched = watchSearch(page);
      await open(page, pathTo("rti", locale));
      expect(fetched).toEqual([]);
      await page.keyboard.press("/");
      await expect(box(page, locale)).toBeFocused();
      await page.keyboard.type("purva madhyama 2022");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(searchPage(locale, "purva madhyama 2022"));
      await expect(first(page)).toHaveAttribute(
        "href",
        new RegExp(`^${pathTo("results", locale)}/purva-madhyama-test-2022-`),
      );
      expect(fetched[0]).toBe(`/search-index/${locale}.json`);
      await first(page).focus();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/purva-madhyama-test-2022-/u);
    });
  }
});

test.describe("a URL with a query", () => {
  for (const [locale, query, href] of [
    ["hi", "अल्मोडा के विद्यालय", `${pathTo("schools", "hi")}/almora$`],
    ["sa", "valmiki vidyalaya", `${pathTo("schools", "sa")}/sp-`],
  ] as const) {
    test(`shows results when opened: ${query} in ${getLocale(locale).name}`, async ({ page }) => {
      await open(page, searchPage(locale, query));
      await expect(box(page, locale)).toHaveValue(query);
      await expect(first(page)).toHaveAttribute("href", new RegExp(`^${href}`, "u"));
      await expect(status(page)).toContainText(query);
    });
  }

  test("keeps its query in another language, and shows results in it", async ({ page }) => {
    await open(page, searchPage("en", "uttar madhyama"));
    await expect(first(page)).toBeVisible();
    await page
      .getByRole("navigation", { name: word("en", "language.choose") })
      .getByText(getLocale("hi").name)
      .click();
    await expect(page).toHaveURL(searchPage("hi", "uttar madhyama"));
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo("results", "hi")}/`));
  });

  test("follows typing, and Back returns to the query submitted before", async ({ page }) => {
    await open(page, searchPage("en", "rti"));
    await expect(first(page)).toHaveAttribute("href", pathTo("rti", "en"));
    await box(page).fill("tenders");
    await expect(first(page)).toHaveAttribute("href", pathTo(tenders.name, "en"));
    await box(page).press("Enter");
    await box(page).fill("syllabus");
    await box(page).press("Enter");
    await expect(page).toHaveURL(searchPage("en", "syllabus"));
    await page.goBack();
    await expect(box(page)).toHaveValue("tenders");
    await expect(first(page)).toHaveAttribute("href", pathTo(tenders.name, "en"));
  });
});

test.describe("a result", () => {
  test("in another language is marked as such, and links to a page in that language", async ({ page }) => {
    const fetched = watchSearch(page);
    await open(page, searchPage("en", "अनंतिम"));
    await expect(page.getByRole("heading", { level: 2, name: "Found in Hindi" })).toBeVisible();
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo(orders.name, "hi")}/`));
    await expect(first(page).locator("[lang]")).toHaveAttribute("lang", "hi");
    const urls = localeCodes.flatMap((code) => [`/search-index/${code}.json`, `/search-index/${code}-texts.json`]);
    const isDocument = (url: string) => url.includes("-documents-");
    await expect.poll(() => fetched.filter((url) => !isDocument(url)).sort()).toEqual(urls.sort());
  });

  test("found only in a document's text shows the sentence and links to its heading", async ({ page }) => {
    await open(page, searchPage("hi", "गणपूर्त्ति"));
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo(acts.name, "hi")}/.*#part-3$`));
    await expect(page.getByText("एक तिहाई सदस्यों से")).toBeVisible();
    await first(page).click();
    await expect(page.getByRole("heading", { level: 3, name: "गणपूर्ति" })).toBeInViewport();
  });

  test("is in the page's language if there are enough results, and only its texts are then fetched", async ({
    page,
  }) => {
    const fetched = watchSearch(page);
    await open(page, searchPage("en", "uttar madhyama"));
    await expect(first(page)).toBeVisible();
    await expect.poll(() => fetched).toEqual(["/search-index/en.json", "/search-index/en-texts.json"]);
  });

  test("from titles and facts appears before the texts have loaded, and further results are added", async ({
    page,
  }) => {
    const { letThrough } = await holdBack(page, "**/search-index/en-texts.json");
    await open(page, searchPage("en", "appeal"));
    await expect(first(page)).toBeVisible();
    const before = await answers(page).count();
    letThrough();
    await expect.poll(() => answers(page).count()).toBeGreaterThan(before);
  });

  for (const [state, query] of [
    ["answers, in another language too", "अनंतिम"],
    ["no answers", "zzzqqq"],
  ] as const) {
    test(`has no violations: ${state}`, async ({ page }) => {
      await open(page, searchPage("en", query));
      await expect(status(page)).toContainText(query);
      expect(await findViolationsAtBothWidths(page, "main")).toEqual([]);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { code: locale, name } of localesInTurn(0)) {
    test(`in ${name} the search field of every page opens the list of pages`, async ({ page }) => {
      await page.goto(pathTo("home", locale));
      await page.getByRole("search").getByRole("searchbox").fill("rti");
      await page.getByRole("search").getByRole("button").click();
      await expect(page).toHaveURL(searchPage(locale, "rti"));
      await expect(page.getByText(word(locale, "search.withoutScripts"))).toBeVisible();
      const map = page.getByRole("main").getByRole("navigation");
      await expect(map.getByRole("link", { name: word(locale, "menu.rti"), exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("searchbox")).toHaveCount(0);
    });
  }
});
