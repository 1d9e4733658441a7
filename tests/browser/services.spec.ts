/**
 * A visitor finds the answers for which people write to an office: a certificate's fee, time limit and officer, every
 * manual of the right to information, and where marks are.
 */
import type { Page } from "@playwright/test";
import * as z from "zod";
import { formatNumber } from "../../src/language/digits";
import { results } from "../../src/schema/collections/dated";
import { officials, services } from "../../src/schema/collections/organisation";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { council, readShownEntries, texts } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, open, test } from "../site/test";
import { findViolationsAtBothWidths } from "../walk/axe";

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
  await expect(fact(page, word(locale, "field.services.fee"))).toContainText(formatNumber(fee, locale));
  await expect(fact(page, word(locale, "field.services.days"))).toContainText(formatNumber(days, locale));
  await expect(fact(page, word(locale, "field.services.officer"))).toHaveText(designationOf(officer)[locale] ?? "");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const { code: locale, name } of localesInTurn(1)) {
    test(`in ${name} the list of services leads to fee, days and officer`, async ({ page }) => {
      await open(page, pathTo("services", locale));
      const title = serviceFor("pupils").title[locale] ?? "";
      await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
      await expectAnswer(page, locale);
      await expect(page.getByRole("main").getByRole("rowheader")).toHaveCount(3);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      expect(await findViolationsAtBothWidths(page)).toEqual([]);
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

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} the page of the right to information links to every manual, and names fee and payee`, async ({
    page,
  }) => {
    await page.goto(pathTo("rti", locale));
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr[id]");
    await expect(rows).toHaveCount(17);
    for (const id of ["committees", "members", "budget", "contact"] as const) {
      await expect(rows.locator(`a[href="${pathTo(id, locale)}"]`)).toHaveCount(1);
    }
    await expect(rows.locator(`a[href="${pathTo({ route: "rti", fragment: "officers" }, locale)}"]`)).toHaveCount(1);
    await expect(main.getByRole("heading", { name: word(locale, "rti.fee") })).toBeVisible();
    await expect(main.getByText(word(locale, "rti.payee"), { exact: true })).toBeVisible();
  });
}

const sources = z
  .array(z.object({ name: texts, link: z.string().optional() }))
  .min(1)
  .parse(council.markSources);
const [result] = readShownEntries(results).map((entry) => z.looseObject({ key: z.string() }).parse(entry));

for (const { code: locale, name: language } of localesInTurn(2)) {
  test(`in ${language} the list and a result's page name where marks are`, async ({ page }) => {
    for (const target of ["results", { route: "results", entry: result?.key }] as const) {
      await open(page, pathTo(target, locale));
      const title = target === "results" ? "results.sources" : "results.next";
      const block = page.getByRole("region", { name: word(locale, title) });
      for (const { name, link } of sources) {
        const words = String(name[locale]);
        await expect(block.getByText(words)).toBeVisible();
        if (link) await expect(block.getByRole("link", { name: words })).toHaveAttribute("href", link);
      }
    }
  });
}
