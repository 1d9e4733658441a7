import type { Page } from "@playwright/test";
import type {} from "../../src/app/app-loader";

/**
 * Waits until the app has hydrated the page and replayed earlier input, as the inline app loader records. It focuses a
 * search field first, because pages to read load the app only when a control is used.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.querySelector("[data-hydration=idle]") || window.__appLoader?.isLoading) return;
    document.querySelector("input[type=search]")?.dispatchEvent(new Event("focusin", { bubbles: true }));
  });
  await page.waitForFunction(
    () => window.__appLoader?.isHydrated === true && window.__appLoader.pendingInputs.size === 0,
  );
}
