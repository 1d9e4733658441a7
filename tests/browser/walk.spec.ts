/**
 * Opens one page of each template once for each screen and state of its scripts, and asks every question there. At
 * night it opens every page.
 */
import type { Page } from "@playwright/test";
import { everyList } from "../../src/lists/every-list";
import { pathTo } from "../../src/site/paths";
import { isNight, localesInTurn } from "../site/examples";
import { expect, holdApp, test, waitForHydration } from "../site/test";
import { findViolations } from "../walk/axe";
import * as html from "../walk/html";
import { printsOnPaper } from "../walk/print";
import { expectFirstRows, showsFirstRows } from "../walk/rows";
import * as sizes from "../walk/sizes";
import { type Place, places, type Question } from "../walk/visit";

declare global {
  interface Element {
    /** True if the element was in the HTML as served. */
    isDelivered?: boolean;
  }
}

// The questions report faults; a trace would take longer than they do.
test.use({ trace: "off" });

/** The questions by their names in the report, in order. Each leaves the page as it was, but for the last. */
type Questions = Readonly<Record<string, Question>>;

/** Asks about a page as a reader gets it, without the app. */
const ofPhone: Questions = {
  "has no violations, in any theme": async ({ page }) =>
    expect.soft(await findViolations(page, { areAllElements: true })).toEqual([]),
  "has nothing broken, covered, cut off or off-centre": sizes.looksRight,
  "begins a list on the first screen": showsFirstRows(1),
  "has targets that are large enough for a finger": sizes.hasLargeTargets,
  "has nothing cut off with the largest text, upright and lying": sizes.fitsSmallPhone,
  "does not scroll sideways with a double font": sizes.staysInWidthWithDoubleFont,
  "wraps a long word": sizes.wrapsLongWords,
};

/** Asks about a page that the app runs. */
const ofDesktop: Questions = {
  "has a title, a description and a language": html.hasTitle,
  "declares its URL and those of its languages": html.declaresUrls,
  "links to itself in each language": html.linksToItsLanguages,
  "shows messages, never their keys": html.showsMessages,
  "marks example entries": html.marksSpecimens,
  "shows its rows": html.showsRows,
  "has no violations": async ({ page }) => expect.soft(await findViolations(page, {})).toEqual([]),
  "has nothing broken, covered, cut off or off-centre": sizes.looksRight,
  "begins a list on the first screen": showsFirstRows(4),
  "has nothing cut off with the largest text": sizes.fitsDesktopWithLargestText,
  "has nothing cut off with a double font": sizes.fitsDoubleFont,
  "prints on paper": printsOnPaper,
};

/** Opens a page and asks the questions about it. */
async function ask(page: Page, place: Place, questions: Questions, prepare: (page: Page) => Promise<void>) {
  const response = await page.goto(place.path, { waitUntil: "domcontentloaded" });
  await prepare(page);
  for (const [name, question] of Object.entries(questions))
    await test.step(name, () => question({ ...place, page, response }));
}

test.describe("on a phone, before the app", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  for (const place of places)
    test(`${place.path} is complete, readable and large enough`, async ({ page }) => {
      await page.route(/\/[\w-]+\.js$/u, (route) => route.fulfill({ body: "" }));
      await ask(page, place, ofPhone, async () => undefined);
    });
});

test.describe("on a desktop, with the app", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const place of places)
    test(`${place.path} is complete and readable, and the same before and after hydration`, async ({ page }) => {
      const { letThrough, release } = await holdApp(page);
      await ask(page, place, ofDesktop, async () => {
        const delivered = await page.evaluate(() => {
          const elements = document.querySelectorAll("#___gatsby *");
          for (const element of elements) element.isDelivered = true;
          return { elements: elements.length, rows: document.querySelectorAll("tbody tr").length };
        });
        letThrough();
        await waitForHydration(page);
        await release();
        const hydrated = await page.evaluate(() => {
          const elements = Array.from(document.querySelectorAll("#___gatsby *"));
          return {
            elements: elements.length,
            rows: document.querySelectorAll("tbody tr").length,
            made: elements.filter(({ isDelivered }) => !isDelivered).map(({ outerHTML }) => outerHTML.slice(0, 200)),
          };
        });
        // With scripts the search page has a search field instead of the list of all pages.
        if (place.route.id !== "search") expect.soft(hydrated).toEqual({ ...delivered, made: [] });
      });
    });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every list begins on the first screen of a desktop and of a phone", async ({ page }) => {
    for (const [turn, { route }] of everyList.entries())
      for (const { code: locale } of localesInTurn(turn)) {
        // The RTI manuals follow other content; the browser would not scroll to their section again without a reload.
        const path = pathTo(route === "rti" ? { route, fragment: "manuals" } : route, locale);
        for (const [width, height, rows] of [
          [1280, 900, 4],
          [360, 740, 1],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto("about:blank");
          await page.goto(path, { waitUntil: "domcontentloaded" });
          await expectFirstRows(page, path, rows);
        }
      }
  });
});

// A tablet is between the two: its columns are those of a phone or of a desktop.
if (isNight())
  for (const place of places)
    test(`${place.path} has nothing broken, covered, cut off or off-centre on a tablet`, async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await ask(page, place, { "looks right": sizes.looksRight }, async () => undefined);
    });
