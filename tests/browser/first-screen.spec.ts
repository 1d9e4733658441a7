/**
 * Tests the first screens of a visitor: the header is low, and rows, headings, tasks and dates are on the first screens. The footer of
 * a phone is low as well.
 */
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { acts, orders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, test } from "../site/test";

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} the rows of a list begin within 420 px on a desktop, below open filters`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const id of [orders.name, acts.name, "members", "results", "schools"] as const) {
      await page.goto(pathTo(id, locale));
      // The first row of a grouped list names the group; the first entry is on the next line.
      for (const [row, most] of [
        ["tbody tr", 420],
        ["tbody tr[id]", 440],
      ] as const) {
        const top = (await page.getByRole("main").locator(row).first().boundingBox())?.y;
        expect.soft(top, id).toBeLessThanOrEqual(most);
      }
      await expect.soft(page.locator("main [role=search] button:visible"), id).toHaveCount(0);
    }
  });

  test(`in ${name} the header leaves the first screen of a desktop and a phone to the page`, async ({ page }) => {
    for (const [width, height] of [
      [1366, 170],
      [360, 120],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      for (const id of ["home", "results"] as const) {
        await page.goto(pathTo(id, locale));
        const box = await page.getByRole("banner").boundingBox();
        expect.soft((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY), `${width}`).toBeLessThanOrEqual(height);
      }
    }
  });

  test(`in ${name} a phone with twice the font size still shows the page's heading on its first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const id of ["home", "results", "rti"] as const) {
      await page.goto(pathTo(id, locale));
      await expect.soft(page.getByRole("heading", { level: 1 }), id).toBeInViewport({ ratio: 0.5 });
    }
  });

  test(`in ${name} a phone shows the tasks and the next date at once, and the news begin on the second screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathTo("home", locale));
    const main = page.getByRole("main");
    for (const id of ["results", "timetable", "syllabus", "services"] as const)
      await expect(main.locator(`a[href="${pathTo(id, locale)}"]`).first()).toBeInViewport({ ratio: 1 });
    const dates = page.getByRole("region", { name: word(locale, "home.dates"), exact: true });
    await expect(dates.getByRole("listitem").first().getByRole("link")).toBeInViewport({ ratio: 1 });
    const news = page.getByRole("region", { name: word(locale, "home.new"), exact: true });
    const box = await news.boundingBox();
    expect(box?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(2 * 740);
  });

  test(`in ${name} the footer of a phone is at most 600 px high`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathTo("feedback", locale));
    expect((await page.locator("footer").boundingBox())?.height).toBeLessThanOrEqual(600);
  });
}
