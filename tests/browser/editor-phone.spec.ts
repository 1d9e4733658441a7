/** The editor on a phone: nothing overflows the screen, and saving, status and preview are within reach. */
import type { Locator, Page } from "@playwright/test";
import decapHindi from "../../src/editor/decap.hi.json";
import { test } from "../editor/desks";
import { expect } from "../site/test";

const width = 390;
const thumb = 44;

test.use({ viewport: { width, height: 844 } });

async function expectReach(control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(thumb);
}

/** Expects that no visible element extends beyond the screen, even in parts that scroll. A toast may slide in first. */
async function expectToFit(page: Page): Promise<void> {
  const findBeyond = (most: number): string[] => {
    const shown = [...document.querySelectorAll("#editor-bar *, #nc-root :is(a, button, input, label, p, h1)")];
    return shown.filter((one) => one.getBoundingClientRect().right > most + 0.5).map(({ outerHTML }) => outerHTML);
  };
  await expect.poll(() => page.evaluate(findBeyond, width)).toEqual([]);
}

test("a clerk finds and changes an order, previews it in one language, and saves", async ({ clerk, page }) => {
  const { editorToolbar, editorInterface } = decapHindi.editor;
  await page.getByLabel("सूची चुनें").selectOption("जनपद");
  await page.getByRole("link", { name: /अल्मोड़ा/u }).click();
  await expect(clerk.box("कुंजी (वैकल्पिक)")).toHaveValue("almora");
  await expectToFit(page);

  await clerk.box("हिन्दी").first().fill("अल्मोड़ा नगर");
  await expect(page.getByText(editorToolbar.unsavedChanges)).toBeInViewport();
  await clerk.saveDraft();
  await expectReach(page.getByRole("button", { name: /^स्थिति/u }));
  await expectReach(clerk.saveButton);
  await expectToFit(page);

  await page.goto(new URL("/admin#/workflow", page.url()).href);
  await expect(page.getByRole("link", { name: /अल्मोड़ा नगर/u })).toBeVisible();
  await expectToFit(page);
  // The list also shows that the entry has a draft.
  await page.getByLabel("सूची चुनें").selectOption("जनपद");
  await expect(page.getByRole("link", { name: /अल्मोड़ा/u })).toContainText(editorToolbar.draft);
  await page.getByLabel("सूची चुनें").selectOption("शासनादेश");
  await expectToFit(page);
  await page
    .getByRole("link", { name: /SPECIMEN/u })
    .first()
    .click();
  const toggle = page.getByRole("button", { name: editorInterface.togglePreview });
  await expectReach(toggle);
  await toggle.click();
  await expect(clerk.preview.getByRole("region", { name: "हिन्दी" })).toBeVisible();
  await expect(clerk.preview.getByRole("region", { name: "English" })).toHaveCount(0);
  expect((await page.locator("iframe").boundingBox())?.width).toBe(width);
  await expectToFit(page);
  await toggle.click();
  await expect(page.locator("iframe")).toHaveCount(0);
});
