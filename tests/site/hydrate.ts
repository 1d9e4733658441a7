import type { Page } from "@playwright/test";
import { holdApp, waitForHydration } from "./test";

declare global {
  interface Element {
    /** True if the element was in the HTML as served. */
    isDelivered?: boolean;
  }
}

/**
 * Opens a page, marks every element of its HTML, and then waits until the app has hydrated it.
 *
 * @returns the response, element and row counts before and after, and the HTML of every element that hydration created
 */
export async function hydrate(page: Page, path: string) {
  const { letThrough, release } = await holdApp(page);
  const response = await page.goto(path, { waitUntil: "domcontentloaded" });
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
  return { response, delivered, hydrated };
}
