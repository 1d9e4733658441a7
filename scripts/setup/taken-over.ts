import type { Page } from "@playwright/test";
import type {} from "../../src/loading/starter";

/**
 * Waits until the app has made a page its own, which the script at the end of the page is told, and has done what was asked
 * before; clicks are its own then.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => window.starter?.taken === true && window.starter.typed.size === 0);
}
