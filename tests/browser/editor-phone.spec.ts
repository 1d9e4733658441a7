/** The editor on a phone: nothing overflows the screen, and saving, status and preview are within reach. */
import type { Locator, Page } from "@playwright/test";
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

const width = 390;
const thumb = 44;

test.use({ viewport: { width, height: 844 } });

async function expectReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(thumb);
}

/** Expects that no visible element extends beyond the screen, even in parts that scroll. */
async function expectToFit(page: Page): Promise<void> {
  const findBeyond = (most: number): string[] => {
    const shown = [...document.querySelectorAll("#editor-bar *, #form :is(a, button, input, label, p, h1)")];
    return shown.filter((one) => one.getBoundingClientRect().right > most + 0.5).map(({ outerHTML }) => outerHTML);
  };
  await expect.poll(() => page.evaluate(findBeyond, width)).toEqual([]);
}

test("a clerk finds and changes an order, previews it in one language, and saves", async ({ clerk, page }) => {
  await clerk.lists.getByRole("link", { name: "जनपद", exact: true }).click();
  await page.getByRole("link", { name: "अल्मोड़ा", exact: true }).click();
  await expect(clerk.box("कुंजी")).toHaveValue("almora");
  await expectToFit(page);
  await clerk.box("हिन्दी").first().fill("अल्मोड़ा नगर");
  await expectReach(clerk.saveButton);
  await clerk.saveDraft();
  await expectToFit(page);

  // The list also shows that the entry has a draft.
  await page.getByRole("link", { name: "जनपद", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: say("requests.draft") })).toContainText("अल्मोड़ा");
  await expectToFit(page);
  await page.getByText(say("editor.lists")).first().click();
  await clerk.lists.getByRole("link", { name: "शासनादेश", exact: true }).click();
  await expectToFit(page);
  await page.getByRole("listitem").filter({ hasText: "SPECIMEN" }).getByRole("link").first().click();
  const toggle = page.getByRole("button", { name: say("batch.preview") });
  await expectReach(toggle);
  await toggle.click();
  await expect(clerk.preview.getByRole("region", { name: "हिन्दी" })).toBeVisible();
  await expect(clerk.preview.getByRole("region", { name: "English" })).toHaveCount(0);
  await expectToFit(page);
  await page.getByRole("button", { name: say("editor.close") }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
});
