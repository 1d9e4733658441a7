/** The states of pages have no accessibility violations that axe can detect. */

import type { Page } from "@playwright/test";
import { type LocaleCode, localeCodes } from "../../src/site/locales";
import { menu } from "../../src/site/menu";
import { findNotFoundFile, listAllPages, pathTo } from "../../src/site/paths";
import { atNight, localeInTurn, localesInTurn } from "../site/examples";
import { tenders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { faultsOfNetwork } from "../site/network";
import { expect, getSummary, holdApp, open, test } from "../site/test";
import { defaultViolations, findViolationsAtBothWidths } from "../walk/axe";

// axe reports the location; recording a trace would take longer than the steps.
test.use({ trace: "off" });

/** The page with the most text. */
const opened = pathTo("rti", "sa");

// The walk over the templates runs the rules for WCAG and the best practices.
for (const { path } of listAllPages())
  test(
    `${path} has no violations in a default run, in either colour scheme`,
    path === opened ? {} : atNight,
    async ({ page }) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        expect.soft(await defaultViolations(page), colorScheme).toEqual([]);
      }
    },
  );

/** The parts of a page that appear only on demand: a function that shows each, and returns the selector to check. */
const states: Readonly<Record<string, (page: Page, locale: LocaleCode) => Promise<string | undefined>>> = {
  "the reading settings, open": async (page, locale) => {
    await open(page, pathTo("rti", locale));
    const title = word(locale, "reading.title");
    await getSummary(page, title).click();
    await expect(page.getByRole("form", { name: title })).toBeVisible();
    return "header";
  },
  "a list that is sorted and narrowed": async (page, locale) => {
    await open(page, `${pathTo("results", locale)}?exam=uttar-madhyama&kind=institutional`);
    const year = page.getByRole("columnheader").filter({ hasText: word(locale, "listing.year") });
    await year.getByRole("button").click();
    await expect(year).toHaveAttribute("aria-sort", /ending/u);
    return "main";
  },
  "a list opened at a row of its archive": async (page, locale) => {
    await open(page, pathTo(tenders.name, locale));
    const row = page.locator("section[aria-labelledby='archive-title'] tr[id]").first();
    const key = await row.getAttribute("id");
    await page.evaluate((place) => window.location.assign(place), `#${key}`);
    await expect(row).toHaveAttribute("data-target");
    return "main";
  },
  "a list in which nothing was found": async (page, locale) => {
    await open(page, `${pathTo("results", locale)}?q=nothing-has-this-name`);
    await expect(page.getByRole("strong").filter({ hasText: word(locale, "listing.nothing") })).toBeVisible();
    return "main";
  },
  "the offer of another language": async (page, locale) => {
    const other = localeCodes.find((code) => code !== locale) ?? locale;
    await page.addInitScript((code) => window.localStorage.setItem("language", code), other);
    await open(page, pathTo("home", locale));
    await expect(page.locator("header button[data-chooses]:visible")).toHaveCount(1);
    return undefined;
  },
};

// A state differs between languages only in its texts, so the languages take turns.
for (const [turn, [name, visit]] of Object.entries(states).entries()) {
  const code = localeInTurn(turn);
  test(`${name}, has no violations (${code})`, async ({ page }) => {
    const within = await visit(page, code);
    expect(await findViolationsAtBothWidths(page, within)).toEqual([]);
  });
}

test("the menu has no violations with any of its groups open", async ({ page }) => {
  await open(page, pathTo("home", "hi"));
  const groups = page.getByRole("navigation", { name: word("hi", "menu.title") }).locator("details");
  await expect(groups).toHaveCount(menu.filter((entry) => "items" in entry).length);
  for (const group of await groups.all()) {
    await group.locator("summary").click();
    await expect(group).toHaveAttribute("open");
    expect.soft(await findViolationsAtBothWidths(page, "header")).toEqual([]);
  }
});

for (const { code: locale } of localesInTurn(1)) {
  test(`the not-found page has no violations (${locale})`, async ({ page, faults }) => {
    await page.goto(findNotFoundFile(locale).replace("404.html", "nothing-is-here"));
    expect(await findViolationsAtBothWidths(page)).toEqual([]);
    // The browser reports the status 404.
    faults.length = 0;
  });
}

test.describe("while a page loads and when its app fails", () => {
  test.use({ expectedFaults: faultsOfNetwork });

  test("the loading screen and the error message have no violations", async ({ page }) => {
    const { breakOff } = await holdApp(page);
    await page.goto(pathTo("results", "sa"));
    await page.evaluate(() => document.querySelector("[data-loading-screen]")?.removeAttribute("hidden"));
    await expect(page.locator("[data-loading-dot]:visible")).toHaveCount(4);
    expect(await findViolationsAtBothWidths(page, "[data-loading-screen]")).toEqual([]);
    await page.evaluate(() => document.querySelector("[data-loading-screen]")?.setAttribute("hidden", ""));
    await page.getByRole("main").getByRole("searchbox").fill("a");
    breakOff();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await findViolationsAtBothWidths(page, "[role=alert]")).toEqual([]);
  });
});
