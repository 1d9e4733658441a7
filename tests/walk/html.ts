/** Questions about the HTML of a page: metadata, languages, texts and marks. */
import { everyList } from "../../src/lists/every-list";
import { officials } from "../../src/schema/collections/organisation";
import { localeCodes, locales } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { council, entriesOn, readShownEntries } from "../site/entries";
import { rawWordName, word } from "../site/messages";
import { expect } from "../site/test";
import type { Question } from "./visit";

const toUrl = (path: string) => new URL(path, council.siteAddress).href;

export const hasTitle: Question = async ({ page, locale, response }) => {
  expect(response?.status()).toBe(200);
  await expect(page.locator("html")).toHaveAttribute("lang", locale);
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveText(/\S/u);
  await expect(page).toHaveTitle(new RegExp(`\\S.*${council.name[locale]}|^${council.name[locale]}$`, "u"));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\S{2}/u);
};

export const declaresUrls: Question = async ({ page, path, route, entry, locale }) => {
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", toUrl(path));
  const alternates = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
  const target = { route: route.id, entry };
  expect(Object.fromEntries(alternates), locale).toEqual({
    ...Object.fromEntries(localeCodes.map((code) => [code, toUrl(pathTo(target, code))])),
    "x-default": toUrl(pathTo(target, "en")),
  });
  expect(alternates).toHaveLength(localeCodes.length + 1);
};

export const linksToItsLanguages: Question = async ({ page, route, entry }) => {
  for (const { code, name } of locales) {
    const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
    await expect(link).toHaveAttribute("href", pathTo({ route: route.id, entry }, code));
    await expect(link).toHaveAttribute("lang", code);
  }
};

/** Asks of all texts, visible, hidden and announced: each is a message and no key of one. */
export const showsMessages: Question = async ({ page }) => {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest("script, style, noscript")) found.push(node.data);
      if (!(node instanceof Element)) continue;
      for (const name of ["aria-label", "title", "alt", "placeholder"]) found.push(node.getAttribute(name) ?? "");
    }
    return found;
  });
  expect(texts.filter((text) => rawWordName.test(text))).toEqual([]);
};

/** Asks whether example entries are marked, and real ones are not. */
export const marksSpecimens: Question = async ({ page, route, entry, locale }) => {
  if (entry !== undefined) return;
  const isSpecimen = new Map(entriesOn(route).map(({ key, specimen }) => [key, specimen]));
  // At most one strip per page; if all entries are examples, it replaces the marks.
  const strips = (["specimenNotice", "specimenAll", "specimenOnly"] as const)
    .map((name) => page.getByText(word(locale, `listing.${name}`), { exact: true }))
    .reduce((some, one) => some.or(one));
  // The contact page shows officials without listing the collection.
  const shown = route.id === "contact" ? readShownEntries(officials) : entriesOn(route);
  if (route.id !== "home") await expect(strips).toHaveCount(shown.some(({ specimen }) => specimen) ? 1 : 0);
  const { marked, rows } = await page.evaluate(() => ({
    marked: [...document.querySelectorAll("[data-specimen]")].flatMap(
      (tag) => tag.closest("[id]:not(main):not([id$='-name'])")?.id ?? [],
    ),
    rows: [...document.querySelectorAll("main [id]")].map(({ id }) => id),
  }));
  // Entries on other pages of a paginated list are skipped.
  const listed = [...isSpecimen].filter(([key]) => rows.includes(key));
  expect(listed.length > 0).toBe(isSpecimen.size > 0);
  // Examples are marked and real entries are not, unless the strip covers all.
  const areAll = await page.getByText(word(locale, "listing.specimenAll"), { exact: true }).count();
  for (const [key, specimen] of listed) expect.soft(areAll > 0 || marked.includes(key), key).toBe(specimen);
};

/** Asks whether a list shows its rows. */
export const showsRows: Question = async ({ page, route, entry }) => {
  if (entry === undefined && everyList.some((list) => list.route === route.id))
    expect(await page.locator("tbody tr").count()).toBeGreaterThan(1);
};
