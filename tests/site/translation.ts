import type { Locator, Page } from "@playwright/test";
import { getEntryTarget, getTemplate, pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { entriesOn } from "./entries";
import { expect, open } from "./test";
import { translatePage } from "./translator";

const [home, results] = [pathTo("home", "en"), pathTo("results", "en")];

/** The path of one page of every template, either of a route or of an entry. */
export const templatePages: readonly string[] = [
  ...new Map(
    routes.flatMap((route) => {
      const [entry] = "entryPages" in route ? entriesOn(route) : [];
      const places = entry ? [{ route: route.id }, getEntryTarget(route.id, entry.key)] : [{ route: route.id }];
      return places.map((place): [string, string] => [getTemplate({ route, entry: place.entry }), pathTo(place, "en")]);
    }),
  ).values(),
];

/** Runs the simulated translator, which also translates text added later. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage, true);
  await expect(page.locator("h1 font font").first()).toBeVisible();
}

/** Returns all texts of the page that are not translated. */
export const untranslated = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest("font,script,style,noscript,title,svg")) texts.push(nodeValue);
    }
    return texts;
  });

/** Finds the search field of a list or of the search page. */
export const listSearch = (page: Page) => page.getByRole("main").getByRole("searchbox");

/** Follows a link of the menu within the app, and goes back. */
export async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const to = pathname === home ? results : home;
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** Sorts, filters and searches, as far as the page has these controls. */
export async function tryControls(page: Page): Promise<void> {
  const press = async (control: Locator) => void ((await control.count()) > 0 && (await control.first().click()));
  await press(page.locator("main [data-sort]:visible"));
  await press(page.locator("main label:visible").filter({ has: page.getByRole("radio") }));
  if ((await listSearch(page).count()) > 0) await listSearch(page).first().fill("test");
  await expect(page.getByRole("main")).not.toBeEmpty();
}

/** Opens a page, translates it after hydration, and uses its controls. */
export async function useTranslated(page: Page, path: string): Promise<void> {
  await open(page, path);
  await translate(page);
  await tryControls(page);
  await leaveAndReturn(page);
}
