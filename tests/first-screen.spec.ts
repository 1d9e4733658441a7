/** The rows of every list begin on the first screen, on a desk and on a phone, with scripts and without. */
import type { Locator } from "@playwright/test";
import { lists } from "../src/listing/definitions.server";
import { type LocaleCode, localeCodes, localeOf } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { expect, test, waitForHydration } from "./site/test";

const screens = [
  { width: 1280, height: 900, rows: 4 },
  { width: 360, height: 740, rows: 1 },
] as const;

/** Where each list begins: on its page, but for the manuals, which come after the steps of an application. */
function listsIn(locale: LocaleCode): string[] {
  return lists.map(({ route }) => pathTo(route === "rti" ? { route, fragment: "manuals" } : route, locale));
}

/** How many elements are whole on the screen. */
function wholeOnScreen(elements: Locator): Promise<number> {
  return elements.evaluateAll((all) => {
    const boxes = all.map((element) => element.getBoundingClientRect());
    return boxes.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= window.innerHeight).length;
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    for (const locale of localeCodes) {
      for (const { width, height, rows } of screens) {
        test(`in ${localeOf(locale).name}, ${javaScriptEnabled ? "with" : "without"} scripts, every list has ${rows} whole rows on a screen of ${width} x ${height}`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height });
          for (const path of listsIn(locale)) {
            // Of two addresses that differ in the fragment the browser would load one only.
            await page.goto("about:blank");
            await page.goto(path);
            if (javaScriptEnabled) await waitForHydration(page);
            const all = page.getByRole("main").locator("tbody tr[id]");
            const least = Math.min(rows, await all.count());
            expect.soft(least, path).toBeGreaterThan(0);
            await expect.soft.poll(() => wholeOnScreen(all), path).toBeGreaterThanOrEqual(least);
          }
        });
      }
    }
  });
}

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const locale of localeCodes) {
    test(`in ${localeOf(locale).name} a phone's header takes a quarter of its first screen at most`, async ({
      page,
    }) => {
      await page.goto(pathTo("results", locale));
      const box = await page.getByRole("banner").boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(740 / 4);
    });
  }
});
