import type { Page } from "@playwright/test";
import { holdApp, waitForHydration } from "./test";

declare global {
  interface Element {
    /** Marks an element that was in the page as it was delivered. */
    isDelivered?: boolean;
  }
}

/** Opens a page, marks all that it holds before the app's code arrives, and waits until the app has hydrated it. */
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
