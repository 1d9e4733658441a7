/** Tests every paginated list of the site under test. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { getTodayInIndia } from "../../src/language/dates";
import { toPlain } from "../../src/lists/rows";
import { isExpired } from "../../src/schema/period";
import { getPageFile } from "../../src/site/http";
import { getPageOfIndex, rowsPerPage } from "../../src/site/listing";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import type { RouteId } from "../../src/site/routes";
import { localesInTurn } from "../site/examples";
import { publicFolder } from "../site/folder";
import { word } from "../site/messages";
import { paginatedRoutes, readAllRows } from "../site/paginated-lists";
import { expect, open, test } from "../site/test";

const today = getTodayInIndia(new Date());
const published = (file: string) => path.join(publicFolder, file);

test("the site has paginated lists", () => {
  expect(paginatedRoutes).toEqual(expect.arrayContaining(["schools", "court-cases"]));
});

/** Returns the number of rows and pages of a list, and a function that returns the key, name and page of a row. */
function rowsOf(route: RouteId, locale: LocaleCode) {
  const rows = readAllRows(route, locale);
  const current = rows.filter((row) => !isExpired(row, today)).length;
  const at = (index: number) => {
    const { key = "", cells: { name, parties, title } = {} } = rows[index] ?? {};
    return { key, name: toPlain(name ?? parties ?? title), page: getPageOfIndex(index, current) };
  };
  return { rows: rows.length, current, at, pages: getPageOfIndex(rows.length - 1, current) };
}

for (const { code: locale } of localesInTurn(2)) {
  for (const route of paginatedRoutes) {
    const list = rowsOf(route, locale);
    const url = (number: number) => pathTo({ route, number }, locale);
    const title = pathTo(route, locale);

    test(`${title}: every page is a canonical file, and each entry is on its page`, () => {
      for (let number = 1; number <= list.pages; number += 1) {
        const html = readFileSync(published(getPageFile(url(number))), "utf8");
        const canonical = /<link[^>]+rel="canonical"[^>]+href="([^"]+)"/u.exec(html)?.[1];
        expect(new URL(canonical ?? "").pathname, url(number)).toBe(url(number));
        for (const code of localeCodes) expect(html).toContain(`${pathTo({ route, number }, code)}"`);
        const rows = [...html.matchAll(/<tr id="([^"]+)"/gu)].map(([, key]) => key);
        expect(rows.length).toBeLessThanOrEqual(rowsPerPage);
        const expected = Array.from({ length: list.rows }, (_, row) => list.at(row)).filter(
          ({ page }) => page === number,
        );
        expect(rows, url(number)).toEqual(expected.map(({ key }) => key));
      }
      expect(existsSync(published(getPageFile(url(list.pages + 1))))).toBe(false);
    });

    test(`${title}: the search finds entries of the last page, and clearing it shows the first`, async ({ page }) => {
      const last = list.at(list.current - 1);
      await open(page, url(2));
      const search = page.getByRole("main").getByRole("searchbox");
      await search.fill(last.name);
      await expect(page.locator(`[id="${last.key}"]`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${title}\\?q=`, "u"));
      await search.fill("");
      await expect(page.locator("tr[id]").first()).toHaveAttribute("id", list.at(0).key);
    });

    test(`${title}: an entry's URL opens its page, even in the archive`, async ({ page }) => {
      for (const row of new Set([list.current - 1, list.rows - 1])) {
        const { key, page: number } = list.at(row);
        await page.goto(`${title}#${key}`);
        await expect(page).toHaveURL(new RegExp(`${url(number)}#${key}$`, "u"));
        const shown = page.locator(`tr[id="${key}"]`);
        await expect(shown).toBeInViewport();
        await expect(page.locator("tr:is(:target, [data-target])")).toHaveAttribute("id", key);
        const isArchived = row >= list.current;
        await expect(page.getByRole("region", { name: word(locale, "listing.archive") })).toHaveCount(
          isArchived ? 1 : 0,
        );
      }
    });
  }
}
