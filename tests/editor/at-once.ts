import { expect, type Request } from "@playwright/test";
import type { Clerk } from "./clerk";

/** A clerk's request that makes a draft, as the page sends it. */
type IsWrite = (request: Request) => boolean;

/**
 * Lets clerks save at the same moment: none of them writes before all have read what they begin from and are about to
 * write. Ends when the editor has told each that the draft is saved.
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
