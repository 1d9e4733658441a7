import type { Page } from "@playwright/test";
import type {} from "../../src/app/app-loader";

/**
 * Waits until the app has hydrated a page, which the inline app loader records, and has replayed what was asked before;
 * clicks are its own then.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => window.__appLoader?.isHydrated === true && window.__appLoader.pendingInputs.size === 0,
  );
}
