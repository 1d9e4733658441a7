/**
 * Checks every page of the registry: metadata, language links, texts, example marks and layout, and that hydration
 * preserves the HTML of the build.
 */
import type { Page } from "@playwright/test";
import { everyList } from "../../src/lists/every-list";
import { officials } from "../../src/schema/collections/organisation";
import { type LocaleCode, localeCodes, locales } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { type Route, routes } from "../../src/site/routes";
import { council, entriesOn, readShownEntries } from "../site/entries";
import { firstOfEach, localesInTurn } from "../site/examples";
import { rawWordName, word } from "../site/messages";
import { expect, holdApp, test, waitForHydration } from "../site/test";

declare global {
  interface Element {
    /** True if the element was in the HTML as served. */
    isDelivered?: boolean;
  }
}

// The steps report faults; recording a trace would take longer.
test.use({ trace: "off" });

const urlOf = (path: string) => new URL(path, council.siteAddress).href;

for (const [turn, route] of firstOfEach(routes, ({ template }) => template).entries()) {
  for (const { code: locale, name } of localesInTurn(turn)) {
    test(`the page ${route.id} is complete and readable in ${name}, on wide and narrow screens`, async ({ page }) => {
      await lookAt(page, route, locale);
    });
  }
}

/** Checks the page of a route in a language. */
async function lookAt(page: Page, route: Route, locale: LocaleCode) {
  const path = pathTo(route.id, locale);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { response, delivered, hydrated } = await hydrate(page, path);
  expect(response?.status()).toBe(200);

  await test.step("every element is the same before and after hydration", async () => {
    // With scripts the search page has a search field instead of the list of all pages.
    if (route.id !== "search") expect.soft(hydrated).toEqual({ ...delivered, made: [] });
    if (everyList.some((list) => list.route === route.id)) expect(delivered.rows).toBeGreaterThan(1);
  });

  await test.step("it has a title, a description and a language", async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(/\S/u);
    await expect(page).toHaveTitle(new RegExp(`\\S.*${council.name[locale]}|^${council.name[locale]}$`, "u"));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{2}/u);
  });

  await test.step("it declares its canonical URL and its URLs in the other languages", async () => {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", urlOf(path));
    const alternates = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
    expect(Object.fromEntries(alternates)).toEqual({
      ...Object.fromEntries(localeCodes.map((code) => [code, urlOf(pathTo(route.id, code))])),
      "x-default": urlOf(pathTo(route.id, "en")),
    });
    expect(alternates).toHaveLength(localeCodes.length + 1);
  });

  await test.step("it links to itself in each language, named in that language", async () => {
    for (const { code, name } of locales) {
      const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", pathTo(route.id, code));
      await expect(link).toHaveAttribute("lang", code);
    }
  });

  await test.step("it shows messages, never their keys", async () => {
    expect((await textsOf(page)).filter((text) => rawWordName.test(text))).toEqual([]);
  });

  await test.step("it marks example entries", async () => {
    const isSpecimen = new Map(entriesOn(route).map(({ key, specimen }) => [key, specimen]));
    // At most one strip per page; if all entries are examples, it replaces the marks.
    const strips = (["specimenNotice", "specimenAll", "specimenOnly"] as const)
      .map((name) => page.getByText(word(locale, `listing.${name}`), { exact: true }))
      .reduce((some, one) => some.or(one));
    // The contact page shows officials without listing the collection.
    const shown = route.id === "contact" ? readShownEntries(officials) : entriesOn(route);
    if (route.id !== "home") await expect(strips).toHaveCount(shown.some(({ specimen }) => specimen) ? 1 : 0);
    const marked = await page
      .locator("[data-specimen]")
      .evaluateAll((tags) => tags.flatMap((tag) => tag.closest("[id]:not(main):not([id$='-name'])")?.id ?? []));
    const rows = new Set(await page.locator("main [id]").evaluateAll((elements) => elements.map(({ id }) => id)));
    // Entries on other pages of a paginated list are skipped.
    const listed = [...isSpecimen].filter(([key]) => rows.has(key));
    expect(listed.length > 0).toBe(isSpecimen.size > 0);
    // Examples are marked and real entries are not, unless the strip covers all.
    const areAll = await page.getByText(word(locale, "listing.specimenAll"), { exact: true }).count();
    for (const [key, specimen] of listed) expect.soft(areAll > 0 || marked.includes(key), key).toBe(specimen);
  });

  for (const width of [1280, 320]) {
    await test.step(`it does not scroll sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

/** Returns all texts of a page: visible, hidden, and announced ones such as labels of controls. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style, noscript")) texts.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder"]) texts.push(node.getAttribute(name) ?? "");
    }
    return texts;
  });
}

/**
 * Opens a page, marks every element of its HTML, and then waits until the app has hydrated it.
 *
 * @returns the response, element and row counts before and after, and the HTML of every element that hydration created
 */
async function hydrate(page: Page, path: string) {
  const { letThrough, release } = await holdApp(page);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
  const delivered = await page.evaluate(() => {
    const elements = document.querySelectorAll("#___gatsby *");
    for (const element of elements) element.isDelivered = true;
    return { elements: elements.length, rows: document.querySelectorAll("tbody tr").length };
  });
  letThrough();
  await waitForHydration(page);
  await release();
  const hydrated = await page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll("#___gatsby *"));
    const isNew = (element: Element) => !element.isDelivered;
    return {
      elements: elements.length,
      rows: document.querySelectorAll("tbody tr").length,
      made: elements.filter(isNew).map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  return { response, delivered, hydrated };
}
