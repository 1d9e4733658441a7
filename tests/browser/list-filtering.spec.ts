/** A visitor finds a row of a list in a few actions, and can share the result. */
import type { Locator, Page } from "@playwright/test";
import { toDigits } from "../../src/language/digits";
import { results } from "../../src/schema/collections/dated";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { readShownEntries } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, open, test, waitForHydration } from "../site/test";

const keys = readShownEntries(results)
  .filter(({ exam, year, kind }) => exam === "uttar-madhyama" && year === 2023 && kind === "institutional")
  .map(({ key }) => key);

/** The page of the results of an examination. */
const examPage = (locale: LocaleCode) => pathTo({ route: "results", entry: "uttar-madhyama" }, locale);

/** Opens the page of an examination from the page of all results. */
async function openExam(page: Page, locale: LocaleCode): Promise<void> {
  const exams = page.getByRole("group", { name: word(locale, "field.results.exam"), exact: true });
  await exams.getByRole("link", { name: word(locale, "vocabulary.exam.uttar-madhyama") }).click();
  await expect(page).toHaveURL(examPage(locale));
}

/** Chooses the year, which filters the open page. */
async function chooseYear(page: Page, locale: LocaleCode): Promise<void> {
  const years = page.getByRole("search").locator("details", { hasText: word(locale, "listing.year") });
  await years.locator("summary").click();
  await years.getByRole("link", { name: new RegExp(`^${toDigits("2023", locale)}`, "u") }).click();
}

/** Waits until a list shows at most four rows. */
const seenAtAGlance = (rows: Locator) => expect.poll(() => rows.count()).toBeLessThanOrEqual(4);

for (const { code: locale, name } of localesInTurn(1)) {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`in ${name} a student finds "Uttar Madhyama 2023, Institutional" in a few actions on a phone`, async ({
      page,
    }) => {
      await open(page, pathTo("results", locale));
      const filters = page.getByRole("button", { name: word(locale, "listing.refine") });
      await filters.click();
      await openExam(page, locale);
      await filters.click();
      await waitForHydration(page);
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
  const path = examPage("en");
  await open(page, path);
  const rows = page.getByRole("table").locator("tr[id]");
  await chooseYear(page, "en");
  await expect(page).toHaveURL(`${examPage("en")}?year=2023`);
  await seenAtAGlance(rows);
  const left = await rows.count();

  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(rows).not.toHaveCount(left);
  await page.goForward();
  await expect(rows).toHaveCount(left);

  await open(page, `${path}?year=2023&q=institutional`);
  await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("institutional");
  await expect(rows.first()).toHaveAttribute("id", keys[0] ?? "");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test("a value of a facet has a page, which leads to the other values, to other languages and back", async ({
    page,
  }) => {
    await page.goto(pathTo("results", "en"));
    await openExam(page, "en");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(word("en", "vocabulary.exam.uttar-madhyama"));
    await expect(page.locator("tr[id]").filter({ hasText: "Purva" })).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${examPage("en")}$`, "u"));
    await expect(page.locator('link[hreflang="hi"]')).toHaveAttribute("href", new RegExp(`${examPage("hi")}$`, "u"));
    const exams = page.getByRole("group", { name: word("en", "field.results.exam"), exact: true });
    await exams.getByRole("link", { name: word("en", "listing.all"), exact: true }).click();
    await expect(page).toHaveURL(pathTo("results", "en"));
  });
});
