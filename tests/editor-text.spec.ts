/**
 * A clerk imports text from a Word file; the preview shows it, and text in a legacy font is refused by the font's name.
 */
import path from "node:path";
import type { Page } from "@playwright/test";
import { test } from "./editor/desks";
import { expect } from "./site/test";

async function chooseWord(page: Page, file: string): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  // The texts are ordered English, Hindi, Sanskrit.
  await page.getByRole("button", { name: "वर्ड फ़ाइल (.docx) से पाठ लें" }).nth(1).click();
  await (await chooser).setFiles(path.join("tests", "word-files", file));
}

test("imports text from a Word file, and shows its headings and table in the preview and the form", async ({
  clerk,
  page,
}) => {
  const title = { en: "Books", hi: "पुस्तकें", sa: "पुस्तकानि" };
  await clerk.writeOrder(title, "SPECIMEN/2031/002", "परीक्षा", "2026-11-01");

  await chooseWord(page, "legacy-run.docx");
  await expect(clerk.notice).toContainText("“Kruti Dev 010” फ़ॉन्ट का पाठ नहीं लिया जा सकता");
  await clerk.closeNotice();

  await chooseWord(page, "order.docx");
  const preview = clerk.preview.first();
  await expect(preview.getByRole("heading", { name: "समय सारणी" }).first()).toBeVisible();
  await expect(preview.getByRole("cell", { name: "१० दिसंबर २०२६" }).first()).toBeVisible();
  // The form also shows the text.
  await expect(page.getByRole("textbox").filter({ hasText: "पंजी में दर्ज करें" })).toBeVisible();

  await chooseWord(page, "unicode-in-legacy.docx");
  await clerk.notice.getByRole("button", { name: "बदलें" }).click();
  await expect(preview.getByText("सभी विद्यालयों को सूचित किया जाता है").first()).toBeVisible();
});
