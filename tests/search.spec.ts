/** A visitor finds anything on the site by a few words, in any of its languages and by keyboard alone. */
import type { Page } from "@playwright/test";
import { schools } from "../src/schema/collections/schools";
import { getLocale, type LocaleCode, localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { barriers } from "./site/axe";
import { readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const searchPage = (locale: LocaleCode, query: string) =>
  `${pathTo("search", locale)}?${new URLSearchParams({ q: query })}`;

const box = (page: Page, locale: LocaleCode = "en") =>
  page.getByRole("searchbox", { name: word(locale, "layout.search"), exact: true });
const answers = (page: Page) => page.getByRole("main").getByRole("listitem");
/** The first answer's link. A list of the page before, whose items have several links, is waited out. */
const first = (page: Page) => answers(page).first().getByRole("link").first();
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** Collects the URL paths of the search files fetched over the network. */
function watchSearch(page: Page): string[] {
  const fetched: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/search-index/")) fetched.push(pathname);
  });
  return fetched;
}

test.describe("by keyboard", () => {
  for (const locale of localesInTurn(2)) {
    test(`in ${getLocale(locale).name} the key / leads to the box, Enter to the answers, and Tab on to the first`, async ({
      page,
    }) => {
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

/** The keys of the schools of a district. */
const schoolsOf = (place: string) =>
  readShownEntries(schools).flatMap(({ key, district }) => (district === place ? [key] : []));

test.describe("an address with a query", () => {
  for (const [locale, query, href] of [
    ["hi", "अल्मोडा के विद्यालय", `${pathTo("schools", "hi")}/(?:${schoolsOf("almora").join("|")})$`],
    ["sa", "valmiki vidyalaya", `${pathTo("schools", "sa")}/sp-`],
  ] as const) {
    test(`answers when opened: ${query} in ${getLocale(locale).name}`, async ({ page }) => {
      await open(page, searchPage(locale, query));
      await expect(box(page, locale)).toHaveValue(query);
      await expect(first(page)).toHaveAttribute("href", new RegExp(`^${href}`, "u"));
      await expect(status(page)).toContainText(query);
    });
  }

  test("finds the schools whose Sanskrit names have वाल्मीकि inside, and nothing else", async ({ page }) => {
    await open(page, searchPage("sa", "वाल्मीकि विद्यालय"));
    await expect(first(page)).toContainText("वाल्मीकि");
    await expect(answers(page).filter({ hasNotText: "वाल्मीकि" })).toHaveCount(0);
    await expect(page.locator("main mark").first()).toContainText("वाल्मीक");
  });

  test("keeps its query in another language, and is answered in it", async ({ page }) => {
    await open(page, searchPage("en", "uttar madhyama"));
    await expect(first(page)).toBeVisible();
    await page
      .getByRole("navigation", { name: word("en", "language.choose") })
      .getByText(getLocale("hi").name)
      .click();
    await expect(page).toHaveURL(searchPage("hi", "uttar madhyama"));
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo("results", "hi")}/`));
  });

  test("follows what is typed, and Back returns to what was sent before", async ({ page }) => {
    await open(page, searchPage("en", "rti"));
    await expect(first(page)).toHaveAttribute("href", pathTo("rti", "en"));
    await box(page).fill("tenders");
    await expect(first(page)).toHaveAttribute("href", pathTo("tenders", "en"));
    await box(page).press("Enter");
    await box(page).fill("syllabus");
    await box(page).press("Enter");
    await expect(page).toHaveURL(searchPage("en", "syllabus"));
    await page.goBack();
    await expect(box(page)).toHaveValue("tenders");
    await expect(first(page)).toHaveAttribute("href", pathTo("tenders", "en"));
  });
});

test.describe("what was found", () => {
  test("in another language is marked as such, and leads to a page of that language", async ({ page }) => {
    const fetched = watchSearch(page);
    await open(page, searchPage("en", "अनंतिम"));
    await expect(page.getByRole("heading", { level: 2, name: "Found in Hindi" })).toBeVisible();
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo("orders", "hi")}/`));
    await expect(first(page).locator("[lang]")).toHaveAttribute("lang", "hi");
    const urls = localeCodes.flatMap((code) => [`/search-index/${code}.json`, `/search-index/${code}-texts.json`]);
    const isDocument = (url: string) => url.includes("-documents-");
    await expect.poll(() => fetched.filter((url) => !isDocument(url)).sort()).toEqual(urls.sort());
  });

  test("only in the text of a document shows the sentence and leads to its heading", async ({ page }) => {
    await open(page, searchPage("hi", "गणपूर्त्ति"));
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo("acts", "hi")}/.*#part-3$`));
    await expect(page.getByText("एक तिहाई सदस्यों से")).toBeVisible();
    await first(page).click();
    await expect(page.getByRole("heading", { level: 3, name: "गणपूर्ति" })).toBeInViewport();
  });

  test("only in a document that was issued in Hindi is found from an English page", async ({ page }) => {
    await open(page, searchPage("en", "दृष्टिबाधित"));
    await expect(first(page)).toHaveAttribute("href", new RegExp(`^${pathTo("orders", "hi")}/.*#part-1$`));
  });

  test("stays in the page's language where that has enough: its texts are all that is fetched besides", async ({
    page,
  }) => {
    const fetched = watchSearch(page);
    await open(page, searchPage("en", "uttar madhyama"));
    await expect(first(page)).toBeVisible();
    await expect.poll(() => fetched).toEqual(["/search-index/en.json", "/search-index/en-texts.json"]);
  });

  test("in titles and facts is shown before the texts have come, and what the texts have is added", async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/search-index/en-texts.json", async (route) => {
      await released;
      await route.continue();
    });
    await open(page, searchPage("en", "appeal"));
    await expect(first(page)).toBeVisible();
    const before = await answers(page).count();
    release();
    await expect.poll(() => answers(page).count()).toBeGreaterThan(before);
  });

  for (const [state, query] of [
    ["answers, in another language too", "अनंतिम"],
    ["no answers", "zzzqqq"],
  ] as const) {
    test(`has no barrier: ${state}`, async ({ page }) => {
      await open(page, searchPage("en", query));
      await expect(status(page)).toContainText(query);
      expect(await barriers(page, "main")).toEqual([]);
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

  for (const locale of localesInTurn(0)) {
    test(`in ${getLocale(locale).name} the box of every page leads to the pages of the site`, async ({ page }) => {
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
