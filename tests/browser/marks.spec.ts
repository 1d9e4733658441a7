/** Focused, chosen and targeted elements have a visible mark in any colours. */

import type { Locator, Page } from "@playwright/test";
import { settings } from "../../src/preferences/settings";
import { pathTo } from "../../src/site/paths";
import { tenders } from "../site/lists-by-file";
import { expect, open, test } from "../site/test";

/**
 * Returns the focused element's HTML, whether it is visible, and its outline width in pixels; undefined without focus.
 */
function focusOf(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const places = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.2, 0.8].map((down) => [left + width * across, top + height * down] as const),
    );
    const isSeen = places.some(([x, y]) => {
      const there = document.elementFromPoint(x, y);
      return (
        there !== null &&
        (element.contains(there) || (there.contains(element) === true && there.closest("label") !== null))
      );
    });
    // The mark of a radio button surrounds its label, and that of a filter the box with its name.
    const marked = element.closest("label") ?? element.parentElement ?? element;
    const widthOf = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
    };
    return { name: element.outerHTML.slice(0, 120), isSeen, outline: Math.max(widthOf(element), widthOf(marked)) };
  });
}

for (const width of [360, 1280]) {
  test(`the focus is always visible and never covered, even by the language offer, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 480 });
    await page.addInitScript(() => window.localStorage.setItem("language", "en"));
    await open(page, pathTo(tenders.name, "hi"));
    await expect(page.locator("header button[data-chooses]:visible")).toHaveCount(1);
    let presses = 0;
    for (; presses < 200; presses += 1) {
      await page.keyboard.press("Tab");
      const focus = await focusOf(page);
      if (!focus) break;
      expect.soft(focus.isSeen, focus.name).toBe(true);
      expect.soft(focus.outline, focus.name).toBeGreaterThanOrEqual(2);
    }
    expect(presses).toBeGreaterThan(40);
    expect(presses).toBeLessThan(200);
  });
}

test("marks chosen, open, targeted and focused elements in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, `${pathTo("results", "hi")}?exam=uttar-madhyama`);
  const key = await page.locator("tbody tr[id]").first().getAttribute("id");
  await page.evaluate((place) => window.location.assign(place), `#${key}`);
  await expect(page.locator("tr[data-target]")).toHaveCount(1);
  const strokes = (part: Locator) =>
    part.evaluate((element) => {
      const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element);
      const widthOf = (style: string, width: string) => (style === "none" ? 0 : Number.parseFloat(width));
      return Math.max(widthOf(outlineStyle, outlineWidth), widthOf(borderTopStyle, borderTopWidth));
    });
  for (const marked of [
    page.locator("header summary[data-current]"),
    page.locator('header nav a[aria-current="page"]'),
    page.locator('header nav a[aria-current="true"]'),
    page.getByRole("main").locator('a[aria-current="true"]').first(),
    page.locator("tr[data-target]"),
  ]) {
    expect.soft(await strokes(marked.first()), String(marked)).toBeGreaterThanOrEqual(2);
  }
  await page.keyboard.press("Tab");
  expect((await focusOf(page))?.outline).toBeGreaterThanOrEqual(2);
});

test("chosen elements differ from others by at least 3:1 in every theme", async ({ page }) => {
  await open(page, `${pathTo("results", "sa")}?exam=uttar-madhyama`);
  const filter = page
    .getByRole("main")
    .getByRole("group")
    .filter({ has: page.locator('[aria-current="true"]') })
    .first();
  for (const theme of settings.theme.slice(1)) {
    // One call reads both elements: the app may choose another between two calls.
    const contrast = await filter.evaluate((group, name) => {
      document.documentElement.dataset.theme = name;
      // A canvas converts any colour format.
      const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
      const lightnessOf = (selector: string) => {
        const grounds = [];
        for (let one = group.querySelector(selector); one; one = one.parentElement)
          grounds.unshift(getComputedStyle(one).backgroundColor);
        if (!context || !grounds.length) throw new Error(`Nothing to draw on, or no ${selector}.`);
        for (const ground of grounds) {
          context.fillStyle = ground;
          context.fillRect(0, 0, 1, 1);
        }
        const [red = 0, green = 0, blue = 0] = Array.from(
          context.getImageData(0, 0, 1, 1).data.slice(0, 3),
          (value) => {
            const part = value / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const chosen = lightnessOf("a[aria-current]");
      const other = lightnessOf("a:not([aria-current])");
      return (Math.max(chosen, other) + 0.05) / (Math.min(chosen, other) + 0.05);
    }, theme);
    expect.soft(contrast, theme).toBeGreaterThanOrEqual(3);
  }
});
