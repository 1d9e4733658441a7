/** The timetable and the syllabus show the visitor's class alone, without the app, and remember it on the device. */
import type { Page } from "@playwright/test";
import { formatNumber } from "../../src/language/digits";
import { getClassId, storageKey } from "../../src/preferences/settings";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { faultsOfNetwork } from "../site/network";
import { expect, follow, getSummary, open, test } from "../site/test";

// The app's scripts are blocked in some tests, which the browser reports.
test.use({ expectedFaults: faultsOfNetwork, viewport: { width: 360, height: 740 } });

const chip = (page: Page, locale: LocaleCode, grade: number) =>
  page.getByRole("navigation", { name: word(locale, "timetable.contents") }).getByRole("link", {
    name: new RegExp(`^${word(locale, "timetable.class", { grade: formatNumber(grade, locale) })}(?!\\p{N})`, "u"),
  });

/** Expects that a class is announced as the chosen one. */
const expectChosen = (page: Page, locale: LocaleCode, grade: number) =>
  expect(chip(page, locale, grade)).toHaveAccessibleName(new RegExp(word(locale, "timetable.chosen"), "u"));

/** Returns the classes of the visible sections. */
const shown = (page: Page) =>
  page
    .locator("section[data-class]:visible")
    .evaluateAll((all) => [...new Set(all.map((section) => Number(section.getAttribute("data-class"))))]);

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} both pages show only the chosen class, at its heading, without the app`, async ({ page }) => {
    await page.route("**/*.js", (route) => route.abort());
    await page.goto(pathTo("syllabus", locale));
    expect(await shown(page)).toEqual([6, 7, 8, 9, 10, 11, 12]);
    await chip(page, locale, 10).click();
    expect(await shown(page)).toEqual([10]);
    await expect(page.locator(`h2[id="${getClassId(10)}"]`)).toBeInViewport();
    await expectChosen(page, locale, 10);
    await expect(page).toHaveURL(`${pathTo("syllabus", locale)}#${getClassId(10)}`);

    await page.goto(pathTo("timetable", locale));
    expect(await shown(page)).toEqual([10]);
    await expectChosen(page, locale, 10);
    const shift = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const observer = new PerformanceObserver((list) => resolve(list.getEntries().length));
          observer.observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
    await page.getByRole("link", { name: word(locale, "timetable.all") }).click();
    expect(await shown(page)).toEqual([10, 12]);
    await page.goto(pathTo("syllabus", locale));
    expect(await shown(page)).toHaveLength(7);
  });
}

test("a class in the URL is shown and not stored, and a page without the visitor's class shows all", async ({
  page,
}) => {
  await page.goto(`${pathTo("syllabus", "en")}#${getClassId(12)}`);
  expect(await shown(page)).toEqual([12]);
  await page.goto(pathTo("syllabus", "en"));
  expect(await shown(page)).toHaveLength(7);
  await page.evaluate((key) => window.localStorage.setItem(key, JSON.stringify({ class: "6" })), storageKey);
  await page.goto(pathTo("timetable", "en"));
  expect(await shown(page)).toEqual([10, 12]);
});

test("a link to a paper shows its class", async ({ page }) => {
  await page.goto(pathTo("timetable", "en"));
  await chip(page, "en", 10).click();
  const paper = await page.locator('section[data-class="12"] tr[id]').first().getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`${pathTo("timetable", "en")}#${paper}`);
  await expect(page.locator(`tr[id="${paper}"]`)).toBeInViewport();
  await open(page, pathTo("home", "en"));
  await follow(page, pathTo("syllabus", "en"));
  await expectChosen(page, "en", 10);
  await expect.poll(() => shown(page)).toEqual([10]);
});

test("the reading settings forget the class", async ({ page }) => {
  await page.goto(pathTo("syllabus", "hi"));
  await chip(page, "hi", 7).click();
  await getSummary(page, word("hi", "reading.title")).click();
  await page.getByRole("radio", { name: word("hi", "reading.size-large"), exact: true }).check();
  expect(await shown(page)).toEqual([7]);
  await page.getByRole("button", { name: word("hi", "reading.reset") }).click();
  expect(await shown(page)).toHaveLength(7);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every class is shown, and links lead down to it", async ({ page }) => {
    await page.goto(pathTo("syllabus", "sa"));
    await expect(page.locator("section[data-class]:visible")).toHaveCount(7);
    await chip(page, "sa", 9).click();
    await expect(page.locator(`[id="${getClassId(9)}"]`)).toBeInViewport();
  });
});

test("a paper opens its units in place without the app, and one without a subject links to its class", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${pathTo("timetable", "en")}#${getClassId(10)}`);
  const paper = page.locator("tr[id]", { has: page.locator("details") }).first();
  await paper.getByText(word("en", "syllabus.units")).click();
  await expect(paper.locator("p[lang=hi]").first()).toHaveText("षड्लिंग; कारक; अव्ययीभाव समास");
  const link = page.locator("tr[id]:not(:has(details)):visible").first().getByRole("link");
  await expect(link).toHaveAttribute("href", `${pathTo("syllabus", "en")}#${getClassId(10)}`);
});
