/** A visitor finds a row of a list in a few actions, and can share the result. */
import type { Locator, Page } from "@playwright/test";
import { toDigits } from "../../src/language/digits";
import { results } from "../../src/schema/collections/dated";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { readShownEntries } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, open, test } from "../site/test";

const keys = readShownEntries(results)
  .filter(({ exam, year, kind }) => exam === "uttar-madhyama" && year === 2023 && kind === "institutional")
  .map(({ key }) => key);

/** Chooses the examination. */
async function chooseExam(page: Page, locale: LocaleCode): Promise<void> {
  const exams = page.getByRole("group", { name: word(locale, "field.results.exam"), exact: true });
  await exams.locator("label", { hasText: word(locale, "vocabulary.exam.uttar-madhyama") }).click();
}

/** Chooses the year. */
async function chooseYear(page: Page, locale: LocaleCode): Promise<void> {
  await page.getByRole("combobox", { name: word(locale, "listing.year"), exact: true }).selectOption("2023");
}

/** Waits until a list shows at most four rows. */
const seenAtAGlance = (rows: Locator) => expect.poll(() => rows.count()).toBeLessThanOrEqual(4);

for (const { code: locale, name } of localesInTurn(1)) {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`in ${name} a student finds "Uttar Madhyama 2023, Institutional" in four actions on a phone`, async ({
      page,
    }) => {
      await open(page, pathTo("results", locale));
      const filters = page.getByRole("button", { name: word(locale, "listing.refine") });
      await filters.click();
      await chooseExam(page, locale);
      await chooseYear(page, locale);
      // The button's label includes the number of active filters.
      await expect(filters).toHaveAccessibleName(`${word(locale, "listing.refine")} ${toDigits("2", locale)}`);
      // The button that closes the filters includes the number of entries.
      const show = page.getByRole("search").getByRole("button").last();
      await expect(show).toContainText(new RegExp(`[${toDigits("1", locale)}-${toDigits("4", locale)}]`, "u"));
      await show.click();
      await expect(filters).toHaveAttribute("aria-expanded", "false");
      expect(keys).toHaveLength(1);
      const row = page.locator(`[id="${keys[0]}"]`);
      await expect(row).toBeVisible();
      await seenAtAGlance(page.getByRole("table").locator("tr[id]"));
      await expect(row).toBeInViewport();
    });
  });
}

test("stores the filters in the URL, which can be shared and works with Back and Forward", async ({ page }) => {
  const path = pathTo("results", "en");
  await open(page, path);
  await chooseExam(page, "en");
  await expect(page).toHaveURL(`${path}?exam=uttar-madhyama`);
  await chooseYear(page, "en");
  await expect(page).toHaveURL(`${path}?exam=uttar-madhyama&year=2023`);
  const rows = page.getByRole("table").locator("tr[id]");
  await seenAtAGlance(rows);
  const left = await rows.count();

  await page.goBack();
  await expect(page).toHaveURL(`${path}?exam=uttar-madhyama`);
  await expect(rows).not.toHaveCount(left);
  await page.goForward();
  await expect(rows).toHaveCount(left);

  await open(page, `${path}?exam=uttar-madhyama&year=2023&q=institutional`);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("institutional");
  await expect(rows.first()).toHaveAttribute("id", keys[0] ?? "");
});
