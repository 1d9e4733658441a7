/** Dates and numbers are written as the language of the page writes them. */
import { localeOf } from "../src/site/locales";
import { allPages } from "../src/site/paths";
import { expect, test } from "./site/test";
import { written } from "./site/words";

test.use({ javaScriptEnabled: false });

for (const { route, locale, path } of allPages()) {
  const withDates: readonly string[] = ["home", "orders", "tenders", "schools", "results", "budget", "syllabus"];
  if (!withDates.includes(route.id)) continue;

  test(`${path} writes days and numbers as ${localeOf(locale).name} does`, async ({ page }) => {
    await page.goto(path);
    const days = await page
      .locator("time")
      .evaluateAll((times) =>
        times.map((time) => [time.getAttribute("datetime") ?? "", time.textContent ?? ""] as const),
      );
    for (const [day, text] of days) expect.soft(text).toBe(written(day, locale));
    const numbers = await page.locator("main tr[id] > td:first-child, main [role=status]").allTextContents();
    const foreign = localeOf(locale).numberingSystem === "deva" ? /[0-9]/u : /[०-९]/u;
    expect(numbers.filter((text) => foreign.test(text))).toEqual([]);
    expect(days.length + numbers.length).toBeGreaterThan(0);
  });
}
