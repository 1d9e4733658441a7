/** A tender is open or closed by the visitor's time, not by the day of the build. */
import { z } from "zod";
import { startOfDayInIndia } from "../src/language/dates";
import { tenders } from "../src/schema/collections/dated";
import { pathTo } from "../src/site/paths";
import { readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const dated = z.looseObject({ key: z.string(), closes: z.string(), expiresOn: z.string().optional() });
const day = 24 * 60 * 60 * 1000;

for (const { code: locale, name } of localesInTurn(2)) {
  test(`in ${name} a tender closes at midnight in India while a visitor has its page open`, async ({ page }) => {
    // A tender that stays in the list after closing, so that only its state changes.
    const tender = readShownEntries(tenders)
      .map((entry) => dated.parse(entry))
      .find(({ closes, expiresOn }) => !expiresOn || expiresOn > closes);
    if (!tender) throw new Error("The content has no tender that stays in the list after it has closed.");
    const closed = startOfDayInIndia(tender.closes).getTime() + day;
    await page.clock.install({ time: closed - 60_000 });
    await open(page, pathTo("tenders", locale));
    const row = page.locator(`tr#${tender.key}`);
    await expect(row.getByText(word(locale, "tenders.open"), { exact: true })).toBeVisible();
    await page.clock.runFor(61_000);
    await expect(row.getByText(word(locale, "tenders.closed"), { exact: true })).toBeVisible();
  });
}
