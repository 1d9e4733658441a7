/** A visitor with a phone finds a certificate's fee, time limit and officer by menu and by search. */
import type { Page } from "@playwright/test";
import { z } from "zod";
import { formatNumber } from "../src/language/digits";
import { officials, services } from "../src/schema/collections/organisation";
import type { LocaleCode } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { barriers } from "./site/axe";
import { readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const texts = z.record(z.string(), z.string());
const asked = z.looseObject({
  key: z.string(),
  audience: z.string(),
  position: z.number(),
  title: texts,
  fee: z.number(),
  days: z.number(),
  officer: z.string(),
});

const all = readShownEntries(services)
  .map((entry) => asked.parse(entry))
  .sort((one, other) => one.position - other.position);

/** Returns the first service for an audience. Throws if there is none. */
function serviceFor(audience: "pupils" | "schools") {
  const found = all.find((service) => service.audience === audience);
  if (!found) throw new Error(`The council for tests has no service for ${audience}.`);
  return found;
}

const designationOf = (key: string) =>
  texts.parse(readShownEntries(officials).find((official) => official.key === key)?.designation);

/** Finds the value of a term in the page's description list. */
const fact = (page: Page, name: string) =>
  page.getByRole("main").getByRole("term").getByText(name, { exact: true }).locator("xpath=following::dd[1]");

async function expectAnswer(page: Page, locale: LocaleCode) {
  const { key, title, fee, days, officer } = serviceFor("pupils");
  await expect(page).toHaveURL(pathTo({ route: "services", entry: key }, locale));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title[locale] ?? "");
  await expect(fact(page, word(locale, "field.services.fee"))).toHaveText(formatNumber(fee, locale));
  await expect(fact(page, word(locale, "field.services.days"))).toHaveText(formatNumber(days, locale));
  await expect(fact(page, word(locale, "field.services.officer"))).toHaveText(designationOf(officer)[locale] ?? "");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { code: locale, name } of localesInTurn(1)) {
    test(`in ${name} the menu leads to fee, days and officer`, async ({ page }) => {
      await open(page, pathTo("home", locale));
      const bar = page.getByRole("navigation", { name: word(locale, "menu.title"), exact: true });
      // On a phone the menu is behind a button.
      await bar.getByRole("button").click();
      await bar.locator("summary").getByText(word(locale, "menu.student"), { exact: true }).click();
      await bar.getByRole("link", { name: word(locale, "menu.services"), exact: true }).click();
      await expect(page).toHaveURL(pathTo("services", locale));
      const title = serviceFor("pupils").title[locale] ?? "";
      await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await expectAnswer(page, locale);
      await expect(page.getByRole("main").getByRole("rowheader")).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await barriers(page)).toEqual([]);
    });
  }
});

test("the school list links to the recognition of schools, even without scripts", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const { key, title } = serviceFor("schools");
  await page.goto(pathTo("schools", "hi"));
  await page
    .getByRole("region", { name: word("hi", "schools.services") })
    .getByRole("link", { name: title.hi ?? "" })
    .click();
  await expect(page).toHaveURL(pathTo({ route: "services", entry: key }, "hi"));
  await expect(page.getByRole("region", { name: word("hi", "field.services.enclosures") })).toBeVisible();
  await context.close();
});
