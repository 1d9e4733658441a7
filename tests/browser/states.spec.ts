/** Asks the questions of the walk about components in their states: short, long, missing and many. */
import type { Page } from "@playwright/test";
import { localizePath } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { expect, test } from "../site/test";
import { findViolations } from "../walk/axe";
import * as sizes from "../walk/sizes";

// The questions report faults; a trace would take longer than they do.
test.use({ trace: "off" });

/** Returns the components that have outer margins of their own: their parents could not place them. */
const findOuterMargins = (page: Page) =>
  page.locator("[data-component] > *").evaluateAll((roots) =>
    roots.flatMap((root) => {
      const name = root.parentElement?.dataset.component;
      const { margin } = getComputedStyle(root);
      return margin === "0px" ? [] : [`${name}: ${margin}`];
    }),
  );

/** The questions by their names in the report. The last one takes the texts. */
const questions: Readonly<Record<string, sizes.SizeQuestion>> = {
  "has no violations, in any theme": async ({ page }) =>
    expect.soft(await findViolations(page, { areAllElements: true })).toEqual([]),
  "leaves the space around a component to its parent": async ({ page }) =>
    expect.soft(await findOuterMargins(page)).toEqual([]),
  "has nothing broken, covered, cut off or off-centre": sizes.looksRight,
  "has no violations and nothing covered in forced colours": async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    expect.soft(await findViolations(page, {})).toEqual([]);
    await sizes.looksRight({ page });
    await page.emulateMedia({ forcedColors: null });
  },
  "has nothing cut off with the largest text, upright and lying": sizes.fitsSmallPhone,
  "does not scroll sideways with a double font": sizes.staysInWidthWithDoubleFont,
  "wraps a long word": sizes.wrapsLongWords,
};

for (const [turn, [screen, options]] of Object.entries({
  "a phone": { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
  "a desktop": { viewport: { width: 1280, height: 900 } },
}).entries())
  test.describe(`on ${screen}`, () => {
    test.use(options);

    // By day the phone in the second language and the desktop in the third, at night both in all.
    for (const path of localesInTurn(turn + 1).map(({ code }) => localizePath("/states", code)))
      test(`${path} shows every state whole`, async ({ page }) => {
        await page.goto(path);
        const states = await page
          .locator("[data-state]")
          .evaluateAll((parts) => parts.map(({ dataset }) => dataset.state));
        expect(states).toContain("many");
        for (const state of states) {
          await page.goto(path, { waitUntil: "domcontentloaded" });
          // Components have the same ids in each state.
          await page
            .locator(`[data-state]:not([data-state="${state}"])`)
            .evaluateAll((parts) => parts.map((part) => part.remove()));
          for (const [name, question] of Object.entries(questions))
            await test.step(`${state}: ${name}`, () => question({ page }));
        }
      });
  });
