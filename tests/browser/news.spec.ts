/** News is in one list with each kind's label, and outdated entries move to the archive automatically. */

import * as z from "zod";
import { getTodayInIndia } from "../../src/language/dates";
import { collections } from "../../src/schema/collections";
import { getNewsDay, isExpired } from "../../src/schema/period";
import { getNewsPage, newsKinds, newsLength } from "../../src/site/news";
import { pathTo } from "../../src/site/paths";
import { readShownEntries } from "../site/entries";
import { firstOfEach, localesInTurn } from "../site/examples";
import { orders } from "../site/lists-by-file";
import { word, written } from "../site/messages";
import { paginatedRoutes } from "../site/paginated-lists";
import { expect, open, test } from "../site/test";

const today = getTodayInIndia(new Date());

const dates = z.object({
  key: z.string(),
  published: z.string().optional(),
  publishOn: z.string().optional(),
  expiresOn: z.string().optional(),
});

const dated = newsKinds.flatMap((kind) =>
  collections
    .filter(({ name }) => name === kind)
    .flatMap(readShownEntries)
    .map((entry) => ({ ...dates.parse(entry), kind }))
    .map((entry) => ({ ...entry, day: getNewsDay(entry) })),
);
const current = dated.filter((entry) => entry.day !== undefined && !isExpired(entry, today));
const archived = dated.filter((entry) => isExpired(entry, today));
const newest = current
  .map(({ day = "" }) => day)
  .sort()
  .reverse();

for (const { code: locale, name } of localesInTurn(2)) {
  test(`in ${name} lists the newest entries of all kinds on one page, newest first`, async ({ page }) => {
    await open(page, pathTo("news", locale));
    const days = await page
      .locator("main table")
      .first()
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
    expect(days.slice(0, newsLength)).toEqual(newest.slice(0, newsLength));
    const [first] = newest;
    if (first) await expect(page.locator("main time").first()).toHaveText(written(first, locale));
  });

  test(`in ${name} a row links to its entry's page`, async ({ page }) => {
    await open(page, pathTo("news", locale));
    for (const kind of newsKinds.filter(
      (one) => one !== "announcements" && current.some((entry) => entry.kind === one),
    )) {
      const list = pathTo(getNewsPage(kind), locale);
      const link = page.locator(`main table a[href^="${list}/"]`).first();
      if ((await link.count()) === 0) continue;
      const key = (await link.getAttribute("href"))?.split("/").at(-1);
      expect(current.map((entry) => `${entry.kind} ${entry.key}`)).toContain(`${kind} ${key}`);
    }
    const order = page.locator(`main table a[href^="${pathTo(orders.name, locale)}/"]`).first();
    const path = await order.getAttribute("href");
    const title = await order.textContent();
    await order.click();
    await expect(page).toHaveURL(String(path));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(String(title));
  });
}

test("is in the menu, and the home page shows its newest entries", async ({ page }) => {
  await open(page, pathTo("home", "en"));
  const shown = page.getByRole("region", { name: word("en", "home.new") });
  const days = await shown
    .getByRole("list")
    .first()
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual(newest.slice(0, days.length));
  expect(days.length).toBeGreaterThan(0);
  await expect(page.locator(`nav a[href="${pathTo("news", "en")}"]`).first()).toHaveText(word("en", "menu.news"));
  await shown.getByRole("link", { name: word("en", "home.newAll") }).click();
  await expect(page).toHaveURL(pathTo("news", "en"));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("shows outdated entries only in the archive of their list, where their URLs still lead to them", async ({
      page,
    }) => {
      // Only a script finds the page of a paginated list that has an entry.
      const reachable = archived.filter(
        ({ kind }) => javaScriptEnabled || !paginatedRoutes.includes(getNewsPage(kind)),
      );
      expect(reachable.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["announcements", "tenders"]));
      for (const { kind, key } of firstOfEach(reachable, (entry) => entry.kind)) {
        await page.goto(`${pathTo(getNewsPage(kind), "en")}#${key}`);
        const archive = page.getByRole("region", { name: word("en", "listing.archive") });
        const row = page.locator(`[id="${key}"]`);
        await expect(row).toHaveCount(1);
        await expect(archive.locator(`[id="${key}"]`)).toContainText(word("en", "listing.archived"));
        await expect(row).toBeInViewport();
      }
    });
  });
}
