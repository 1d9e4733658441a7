/** The layout around every page matches the open page. */

import { getLocale, localeCodes } from "../../src/site/locales";
import { footer, menu } from "../../src/site/menu";
import { pathTo } from "../../src/site/paths";
import { word } from "../site/messages";
import { expect, open, test } from "../site/test";

const header = "body header";

test("changing the language translates the menu and the footer", async ({ page }) => {
  await open(page, pathTo("results", "en"));
  for (const locale of [...localeCodes.slice(1), "en"] as const) {
    await page.getByRole("link", { name: getLocale(locale).name, exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    const bar = page.getByRole("navigation", { name: word(locale, "menu.title") });
    const foot = page.getByRole("navigation", { name: word(locale, "layout.footer") });
    for (const entry of menu) {
      await expect(bar).toContainText(word(locale, `menu.${entry.label}`));
      if ("items" in entry)
        for (const { label } of entry.items) await expect(bar).toContainText(word(locale, `menu.${label}`));
    }
    for (const group of footer) {
      const items = "target" in group ? [] : group.items;
      for (const name of [group.label, ...items.map((item) => item.label)]) {
        await expect(foot).toContainText(word(locale, `menu.${name}`));
      }
    }
  }
});

test("breadcrumbs and dates match the open page", async ({ page }) => {
  for (const id of ["orders", "results", "schools"] as const) {
    await page.goto(pathTo(id, "en"));
    const opened = await page.locator("footer time").allTextContents();
    await open(page, pathTo("home", "en"));
    await expect(page.getByRole("navigation", { name: word("en", "layout.breadcrumbs") })).toHaveCount(0);
    await page
      .locator(`${header} nav a[href="${pathTo(id, "en")}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(pathTo(id, "en"));
    const way = page.getByRole("navigation", { name: word("en", "layout.breadcrumbs") });
    await expect(way.locator('[aria-current="page"]')).toHaveText(word("en", `menu.${id}`));
    await expect(page.locator("footer time")).toHaveText(opened);
  }
});

test("the footer of a phone is at most 600 px high", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const code of localeCodes) {
    await page.goto(pathTo("feedback", code));
    expect.soft((await page.locator("footer").boundingBox())?.height, code).toBeLessThanOrEqual(600);
  }
});
