/** Dates and numbers are formatted as in the page's language. */
import { type LocaleCode, locales } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import type { RouteId } from "../src/site/routes";
import { written } from "./site/messages";
import { expect, test } from "./site/test";

test.use({ javaScriptEnabled: false });

const withDates: readonly RouteId[] = ["home", "orders", "tenders", "schools", "results", "budget", "syllabus"];

/** Returns the formats of a day: as in running text, as on a calendar leaf, and as a past day beside its entry. */
function waysToWrite(day: string, locale: LocaleCode): string[] {
  const [date = "", name = "", year = ""] = written(day, locale).split(" ");
  const month = locale === "en" ? name.slice(0, 3) : name;
  return [written(day, locale), `${month} ${date}`, `${date} ${month} ${year}`];
}

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
