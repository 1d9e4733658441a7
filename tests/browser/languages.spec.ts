/**
 * A reader can change the language and stay on the page, and is never redirected unasked. Dates and numbers are formatted
 * as in the page's language.
 */

import type { Page } from "@playwright/test";
import { getLocale, type LocaleCode, localeCodes, locales } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { type RouteId, routes } from "../../src/site/routes";
import { localeInTurn, templateExamples } from "../site/examples";
import { acts, orders, tenders } from "../site/lists-by-file";
import { word, written } from "../site/messages";
import { expect, open, test, waitForHydration } from "../site/test";

/** Finds the visible button that declines the offer of another language. */
const offersOf = (page: Page) => page.locator("header button[data-chooses]:visible");

const switchTo = (page: Page, locale: LocaleCode) =>
  page.getByRole("navigation").getByRole("link", { name: getLocale(locale).name, exact: true });

for (const [turn, from] of localeCodes.entries()) {
  const to = localeInTurn(turn + 1);

  test(`switches pages from ${getLocale(from).name} to ${getLocale(to).name} with query and fragment`, async ({
    page,
  }) => {
    const place = "?q=2024#main";
    // How much of the URL a page keeps depends on its template, so the templates take turns.
    for (const id of templateExamples.filter((_, at) => at % localeCodes.length === turn)) {
      await open(page, pathTo(id, from) + place);
      await switchTo(page, to).click();
      await expect.soft(page).toHaveURL(pathTo(id, to) + place);
      await expect.soft(page.locator("html"), id).toHaveAttribute("lang", to);
      await expect.soft(page.locator("h1"), id).toHaveCount(1);
      await expect.soft(switchTo(page, to), id).toHaveAttribute("aria-current", "true");
    }
  });
}

test("offers the language chosen last, and does not redirect a URL in another language", async ({ page }) => {
  await open(page, pathTo("home", "en"));
  await expect(offersOf(page)).toHaveCount(0);
  await switchTo(page, "hi").click();
  await expect(page).toHaveURL(pathTo("home", "hi"));

  await open(page, `${pathTo("results", "sa")}?year=2023`);
  const name = word("sa", "language.in-hi");
  await expect(offersOf(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${pathTo("results", "sa")}?year=2023`);

  await page.getByRole("link", { name: word("sa", "language.accept", { language: name }), exact: true }).click();
  await expect(page).toHaveURL(`${pathTo("results", "hi")}?year=2023`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(offersOf(page)).toHaveCount(0);
});

test("the offer is one line in the header, laid out before the first paint", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [locale, chosen] of [
    ["en", "sa"],
    ["hi", "en"],
    ["sa", "hi"],
  ] as const) {
    await page.addInitScript((code) => window.localStorage.setItem("language", code), chosen);
    await page.goto(pathTo("results", locale), { waitUntil: "commit" });
    await expect(offersOf(page)).toHaveCount(1);
    const line = await offersOf(page).locator("..").boundingBox();
    expect.soft(line?.height, locale).toBeLessThanOrEqual(48);
    await waitForHydration(page);
    expect.soft(await offersOf(page).locator("..").boundingBox(), locale).toEqual(line);
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect.soft(title?.y, locale).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
  }
});

test("does not offer a language again after it was declined", async ({ page }) => {
  await page.addInitScript(() => {
    if (!window.sessionStorage.getItem("begun")) window.localStorage.setItem("language", "sa");
    window.sessionStorage.setItem("begun", "yes");
  });
  await open(page, pathTo("rti", "en"));
  await page.getByRole("button", { name: word("en", "language.dismiss"), exact: true }).click();
  await expect(offersOf(page)).toHaveCount(0);
  await open(page, pathTo(acts.name, "en"));
  await expect(offersOf(page)).toHaveCount(0);
});

for (const browserLanguage of ["ru-RU", "ar-EG"]) {
  test.describe(() => {
    test.use({ locale: browserLanguage });

    test(`counts rows in Sanskrit in a browser in ${browserLanguage}`, async ({ page }) => {
      await open(page, `${pathTo("results", "sa")}?q=२०२४`);
      await expect(page.getByRole("status").filter({ hasText: /[०-९]/u })).toBeVisible();
      await expect(page.locator("h1")).toBeVisible();
    });
  });
}

test("puts no colon after a visarga in Sanskrit, where it would look like a second one", async ({ request }) => {
  for (const id of routes.map((route) => route.id)) {
    const html = await (await request.get(pathTo(id, "sa"))).text();
    const text = html
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gu, "")
      .replaceAll(/<!--[\s\S]*?-->/gu, "")
      .replaceAll(/<[^>]*>/gu, " ");
    expect.soft(text.match(/\S+ः\s*:/gu), id).toBeNull();
  }
});

const withDates: readonly RouteId[] = ["home", orders.name, tenders.name, "schools", "results", "budget", "syllabus"];

/** Returns the formats of a day: as in running text, as on a calendar leaf, and as a past day beside its entry. */
function waysToWrite(day: string, locale: LocaleCode): string[] {
  const [date = "", name = "", year = ""] = written(day, locale).split(" ");
  const month = locale === "en" ? name.slice(0, 3) : name;
  return [written(day, locale), `${month} ${date}`, `${date} ${month} ${year}`];
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { code: locale, name, numberingSystem } of locales) {
    test(`formats days and numbers in ${name}`, async ({ page }) => {
      for (const id of withDates) {
        const path = pathTo(id, locale);
        await page.goto(path);
        const days = await page
          .locator("time")
          .evaluateAll((times) =>
            times.map((time) => [time.getAttribute("datetime") ?? "", time.textContent ?? ""] as const),
          );
        for (const [day, text] of days) expect.soft(waysToWrite(day, locale), path).toContain(text);
        const numbers = await page.locator("main tr[id] > td:first-child, main [role=status]").allTextContents();
        const foreign = numberingSystem === "deva" ? /[0-9]/u : /[०-९]/u;
        expect
          .soft(
            numbers.filter((text) => foreign.test(text)),
            path,
          )
          .toEqual([]);
        expect.soft(days.length + numbers.length, path).toBeGreaterThan(0);
      }
    });
  }
});
