/** A visitor finds a row of a list in a few actions, and can share the result. */
import type { Locator, Page } from "@playwright/test";
import { toDigits } from "../src/language/digits";
import { results } from "../src/schema/collections/dated";
import type { LocaleCode } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const wanted = { exam: "uttar-madhyama", year: 2023, kind: "institutional" };
const isWanted = (entry: object) =>
  Object.entries(wanted).every(([name, value]) =>
    Object.entries(entry).some(([field, found]) => field === name && found === value),
  );
const keys = readShownEntries(results)
  .filter(isWanted)
  .map(({ key }) => key);

/** Chooses a value of a facet in one action, as a chip or as an option. */
async function choose(page: Page, facet: string, value: string) {
  const chips = page.getByRole("group", { name: facet, exact: true });
  if ((await chips.count()) > 0)
    return chips
      .locator("label")
      .filter({ hasText: new RegExp(`^\\s*${value}`, "u") })
      .click();
  const list = page.getByRole("combobox", { name: facet, exact: true });
  const option = await list
    .locator("option")
    .filter({ hasText: new RegExp(`^\\s*${value}`, "u") })
    .getAttribute("value");
  await list.selectOption(option);
}

/** Waits until a list shows at most four rows. */
const seenAtAGlance = (rows: Locator) => expect.poll(() => rows.count()).toBeLessThanOrEqual(4);

const exam = (locale: LocaleCode) =>
  [word(locale, "field.results.exam"), word(locale, "vocabulary.exam.uttar-madhyama")] as const;
const year = (locale: LocaleCode) => [word(locale, "listing.year"), toDigits("2023", locale)] as const;

for (const { code: locale, name } of localesInTurn(1)) {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`in ${name} a student finds "Uttar Madhyama 2023, Institutional" in four actions on a phone`, async ({
      page,
    }) => {
      await open(page, pathTo("results", locale));
      const filters = page.getByRole("button", { name: word(locale, "listing.refine") });
      await filters.click();
      await choose(page, ...exam(locale));
      await choose(page, ...year(locale));
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
  await choose(page, ...exam("en"));
  await expect(page).toHaveURL(`${path}?exam=uttar-madhyama`);
  await choose(page, ...year("en"));
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
