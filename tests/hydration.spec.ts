/** React takes over every page as the build rendered it: no element is made anew, and nothing differs. */
import type { Page } from "@playwright/test";
import { localeCodes, localeOf } from "../src/site/locales";
import { allPages, localeOfPath, pathTo } from "../src/site/paths";
import { expect, holdApp, test, waitForHydration } from "./site/test";

declare global {
  interface Element {
    /** Marks an element that stood in the page as it was delivered. */
    isDelivered?: boolean;
  }
}

// The page says what differs; a recording of every step would take longer than the steps.
test.use({ trace: "off" });

/** Opens a page, marks all that it holds before the app's code arrives, and waits until the app has hydrated it. */
async function hydrate(page: Page, path: string) {
  const { letThrough, release } = await holdApp(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
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
    const isNew = (element: Element) => !element.isDelivered;
    return {
      elements: elements.length,
      rows: document.querySelectorAll("tbody tr").length,
      made: elements.filter(isNew).map((element) => element.outerHTML.slice(0, 200)),
    };
  });
  return { delivered, hydrated };
}

for (const locale of localeCodes) {
  test(`in ${localeOf(locale).name} every element of every page is the same before and after hydration`, async ({
    page,
  }) => {
    test.slow();
    const rows: number[] = [];
    for (const { path } of allPages()) {
      // With scripts the search page has a search in place of the list of all pages.
      if (localeOfPath(path) !== locale || path === pathTo("search", locale)) continue;
      const { delivered, hydrated } = await hydrate(page, path);
      expect.soft(hydrated, path).toEqual({ ...delivered, made: [] });
      rows.push(hydrated.rows);
    }
    // Lists of every kind are among them.
    expect(rows.filter((count) => count > 1).length).toBeGreaterThan(10);
  });
}
