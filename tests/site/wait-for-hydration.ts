import type { Page } from "@playwright/test";
import type {} from "../../src/app/app-loader";

/**
 * Waits until the app has hydrated a page, which the inline app loader records, and has replayed what was asked before;
 * clicks are its own then. The app is asked for as by a reader who turns to a control: pages that one reads do without it.
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
