/**
 * Every page of the registry in every language: what a reader, a search engine and a screen reader take for granted, and
 * that React takes the page over as the build rendered it.
 */
import type { Page } from "@playwright/test";
import { z } from "zod";
import { lists } from "../src/pipeline/lists/definitions";
import { collections } from "../src/schema/collections";
import { officials } from "../src/schema/collections/officials";
import { getLocale, type LocaleCode, localeCodes, locales } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { type Route, routes } from "../src/site/routes";
import { entriesOn, readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { hydrate } from "./site/hydrate";
import { rawWordName, word } from "./site/messages";
import { expect, test } from "./site/test";

// The steps say what is wrong; a recording would take longer than they do.
test.use({ trace: "off" });

const council = z
  .object({ siteAddress: z.url(), name: z.record(z.string(), z.string()) })
  .parse(collections.filter(({ name }) => name === "council").flatMap(readShownEntries)[0]);
const urlOf = (path: string) => new URL(path, council.siteAddress).href;

for (const [turn, route] of routes.entries()) {
  for (const locale of localesInTurn(turn)) {
    test(`the page ${route.id} is found, named and read in ${getLocale(locale).name}, on wide and narrow screens`, async ({
      page,
    }) => {
      await lookAt(page, route, locale);
    });
  }
}

/** Looks at the page of a route in a language. */
async function lookAt(page: Page, route: Route, locale: LocaleCode) {
  const path = pathTo(route.id, locale);
  await page.setViewportSize({ width: 1280, height: 800 });
  const { response, delivered, hydrated } = await hydrate(page, path);
  expect(response?.status()).toBe(200);

  await test.step("every element is the same before and after hydration", async () => {
    // With scripts the search page has a search in place of the list of all pages.
    if (route.id !== "search") expect.soft(hydrated).toEqual({ ...delivered, made: [] });
    if (lists.some((list) => list.route === route.id)) expect(delivered.rows).toBeGreaterThan(1);
  });

  await test.step("it says what it is and in which language", async () => {
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page.locator("h1")).toHaveText(/\S/u);
    await expect(page).toHaveTitle(new RegExp(`\\S.*${council.name[locale]}|^${council.name[locale]}$`, "u"));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{2}/u);
  });

  await test.step("it names its own address and those of the same page in the other languages", async () => {
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

  await test.step("it leads to the same page in each language, named in itself", async () => {
    for (const { code, name } of locales) {
      const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", pathTo(route.id, code));
      await expect(link).toHaveAttribute("lang", code);
    }
  });

  await test.step("it shows words, never their names", async () => {
    expect((await textsOf(page)).filter((text) => rawWordName.test(text))).toEqual([]);
  });

  await test.step("it says which entries are examples", async () => {
    const isSpecimen = new Map(entriesOn(route).map(({ key, specimen }) => [key, specimen]));
    // Once a page: the marks at the entries disappear where all are examples.
    const strips = (["specimenNotice", "specimenAll", "specimenOnly"] as const)
      .map((name) => page.getByText(word(locale, `listing.${name}`), { exact: true }))
      .reduce((some, one) => some.or(one));
    // Contact shows officials, though it is no list of them.
    const shown = route.id === "contact" ? readShownEntries(officials) : entriesOn(route);
    if (route.id !== "home") await expect(strips).toHaveCount(shown.some(({ specimen }) => specimen) ? 1 : 0);
    const marked = await page
      .getByText(word(locale, "listing.specimen"), { exact: true })
      .evaluateAll((tags) => tags.flatMap((tag) => tag.closest("[id]:not(main):not([id$='-name'])")?.id ?? []));
    const rows = new Set(await page.locator("main [id]").evaluateAll((elements) => elements.map(({ id }) => id)));
    // Entries of a long list's other pages are not here.
    const listed = [...isSpecimen].filter(([key]) => rows.has(key));
    expect(listed.length > 0).toBe(isSpecimen.size > 0);
    // Neither is an example taken for a real entry, nor a real entry for an example. Where all are examples the strip says so.
    const areAll = await page.getByText(word(locale, "listing.specimenAll"), { exact: true }).count();
    for (const [key, specimen] of listed) expect.soft(areAll > 0 || marked.includes(key), key).toBe(specimen);
  });

  for (const width of [1280, 320]) {
    await test.step(`it is read without scrolling sideways at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

/** Every text that is shown or read out, hidden menus and names of controls included. */
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
