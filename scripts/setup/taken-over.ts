import type { Page } from "@playwright/test";
import type {} from "../../src/loading/starter";

/** Waits until the app has made a page its own, which the script at the end of the page is told; clicks are its own then. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => window.starter?.taken === true);
}
