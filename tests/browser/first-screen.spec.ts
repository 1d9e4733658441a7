/** The rows of every list begin on the first screen, on a desktop and on a phone, with scripts and without. */
import type { Locator, Page } from "@playwright/test";
import { everyList } from "../../src/lists/every-list";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import type { RouteId } from "../../src/site/routes";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, test } from "../site/test";

const screens = [
  { width: 1280, height: 900, rows: 4 },
  { width: 360, height: 740, rows: 1 },
] as const;

/** Returns the URL where a list begins: its page; for the RTI manuals, which follow other content, their section. */
function getPath(route: RouteId, locale: LocaleCode): string {
  return pathTo(route === "rti" ? { route, fragment: "manuals" } : route, locale);
}

/** Returns the number of elements that are fully visible on the screen. */
function wholeOnScreen(elements: Locator): Promise<number> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    return boxes.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight).length;
  });
}

/** Expects that rows of a list are fully visible on both screens. */
async function expectRows(page: Page, path: string): Promise<void> {
  const all = page.getByRole("main").locator("tbody tr[id]");
  for (const [at, { width, height, rows }] of screens.entries()) {
    await page.setViewportSize({ width, height });
    if (at === 0 || path.includes("#")) {
      // The browser would not reload for a URL that differs only in its fragment.
      await page.goto("about:blank");
      await page.goto(path, { waitUntil: "domcontentloaded" });
    }
    const least = Math.min(rows, await all.count());
    expect.soft(least, path).toBeGreaterThan(0);
    await expect.soft.poll(() => wholeOnScreen(all), `${path}, ${width} px`).toBeGreaterThanOrEqual(least);
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    test("every list begins on the first screen of a desktop and of a phone", async ({ page }) => {
      for (const [turn, { route }] of everyList.entries())
        for (const { code: locale } of localesInTurn(turn + (javaScriptEnabled ? 2 : 0)))
          await expectRows(page, getPath(route, locale));
    });
  });
}

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} the rows of a list begin within 420 px on a desktop, below open filters`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    for (const id of ["orders", "acts", "members", "results", "schools"] as const) {
      await page.goto(pathTo(id, locale));
      const top = (await page.getByRole("main").locator("tbody tr[id]").first().boundingBox())?.y;
      expect.soft(top, id).toBeLessThanOrEqual(420);
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

  test(`in ${name} a phone shows the tasks and the next date at once, and the news on the second screen`, async ({
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
    const box = await news.getByRole("link").first().boundingBox();
    expect((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0)).toBeLessThanOrEqual(2 * 740);
  });
}
