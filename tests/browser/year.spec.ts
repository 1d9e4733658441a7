/** The band of the home page: the garland of the session, the next dates of the visitor's class, the verse of the week. */
import * as z from "zod";
import { createFormats } from "../../src/i18n/formats";
import { startOfDayInIndia } from "../../src/language/dates";
import { storageKey } from "../../src/preferences/settings";
import { timetable } from "../../src/schema/collections/teaching";
import { pathTo } from "../../src/site/paths";
import { readShownEntries, texts } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word, written } from "../site/messages";
import { expect, test } from "../site/test";

test.use({ viewport: { width: 360, height: 740 } });

/** The papers that are not over, by day. */
const papers = readShownEntries(timetable)
  .map((entry) => z.object({ title: texts, grade: z.number(), day: z.string() }).parse(entry))
  .filter((paper) => paper.day > new Date().toISOString())
  .sort((one, other) => (one.day < other.day ? -1 : 1));
const grades = [...new Set(papers.map(({ grade }) => grade))];
const day = 24 * 60 * 60 * 1000;

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} the band shows the paper of the remembered class alone, and the lamp at the month of reading`, async ({
    page,
  }) => {
    const { dayParts } = createFormats(locale, (key) => word(locale, key));
    for (const grade of grades) {
      const next = papers.find((paper) => paper.grade === grade);
      const begins = startOfDayInIndia(next?.day ?? "").getTime();
      await page.clock.setFixedTime(begins - day / 2);
      await page.goto(pathTo("home", locale));
      await page.evaluate(([key, value]) => window.localStorage.setItem(key, value), [
        storageKey,
        JSON.stringify({ class: `${grade}` }),
      ] as const);
      await page.reload();
      const band = page.getByRole("region", { name: word(locale, "home.dates"), exact: true });
      const rows = band.getByRole("listitem").filter({ hasText: word(locale, "timetable.next") });
      await expect(rows).toHaveCount(1);
      await expect(rows.getByRole("link", { name: next?.title[locale] ?? "", exact: true })).toBeVisible();
      await expect(rows).toContainText(word(locale, "dates.tomorrow"));
      // The string is for the eyes alone; its months with papers are named in a sentence.
      const lamps = band.locator('[data-next="lamp"]:visible');
      await expect(lamps).toHaveCount(1);
      const { month } = dayParts(new Date(begins - day / 4).toISOString().slice(0, 10));
      for (const shown of [lamps.locator(".."), band.locator('[data-next="month"]:visible')])
        await expect(shown).toContainText(month);
      await expect(
        band.getByText(word(locale, "home.examMonths", { months: "" }).trim()).locator("visible=true"),
      ).toHaveCount(1);
    }
  });

  test(`in ${name} the verse of the week changes on Monday while the page is open, and leads to its page`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(pathTo("home", locale));
    const verse = page.getByRole("complementary", { name: word(locale, "home.verse"), exact: true });
    const shown = () => verse.locator('p[lang="sa"]:visible').innerText();
    const first = await shown();
    await page.clock.fastForward(7 * day);
    await expect.poll(shown).not.toBe(first);
    await verse.getByRole("link", { name: word(locale, "home.verseUse") }).click();
    await expect(page.getByRole("main")).toContainText(first === "" ? "–" : "॥");
    await expect(page.getByRole("button", { name: word(locale, "entry.boardSheet") })).toBeVisible();
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the band is that of the day of the build, which it names", async ({ page, request }) => {
    const data = await request.get("/page-data/index/page-data.json");
    const { builtOn } = z
      .object({ result: z.object({ pageContext: z.object({ builtOn: z.string() }) }) })
      .parse(await data.json()).result.pageContext;
    await page.goto("/");
    const band = page.getByRole("region", { name: word("en", "home.dates"), exact: true });
    await expect(band.getByRole("heading", { level: 2 }).first()).toContainText(written(builtOn, "en"));
    await expect(band.locator('[data-next="lamp"]:visible')).toHaveCount(1);
    await expect(band.getByRole("complementary").locator('p[lang="sa"]:visible')).toHaveCount(1);
  });
});
