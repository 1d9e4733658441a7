import { expect, type Request } from "@playwright/test";
import type { Clerk } from "./clerk";

/** Returns whether a request creates a draft. */
type IsWrite = (request: Request) => boolean;

/**
 * Makes clerks save at the same moment: their first write requests are held back until all have been sent. Ends when
 * the editor has confirmed each draft.
 */
export async function saveAtOnce(clerks: readonly Clerk[], isWrite: IsWrite): Promise<void> {
  let missing = clerks.length;
  let letOn: () => void = () => undefined;
  const allThere = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  for (const { page } of clerks) {
    let isFirst = true;
    await page.route("**", async (route) => {
      if (isFirst && isWrite(route.request())) {
        isFirst = false;
        missing -= 1;
        if (missing === 0) letOn();
        await allThere;
      }
      await route.continue();
    });
  }
  await Promise.all(
    clerks.map(async (clerk) => {
      await clerk.save();
      await expect(clerk.page.getByText("बदलाव सहेज लिए गए")).toBeVisible();
    }),
  );
  expect(missing, "clerks whose request was not met").toBe(0);
}
