/**
 * A clerk adds a document in another language: the preview opens each language's document, and the draft has both
 * files. A clerk imports a text from a Word file; the preview shows it, and text in a legacy font is refused by the
 * font's name.
 */
import path from "node:path";
import type { Page } from "@playwright/test";
import { getLocale } from "../../src/site/locales";
import { expectDraft, pdf } from "../editor/clerk";
import { test } from "../editor/desks";
import { atNight } from "../site/examples";
import { word } from "../site/messages";
import { expect } from "../site/test";

const title = { en: "Examination centres 2031", hi: "परीक्षा केंद्र २०३१", sa: "परीक्षाकेन्द्राणि २०३१" };

/** Creates a PDF with bytes of its own. */
const file = (name: string) => ({ name, mimeType: "application/pdf", buffer: pdf(100_000 + name.length) });

test("a clerk adds an order in English, and the draft names both files", async ({ clerk, council }) => {
  await clerk.writeOrder(title, "SPECIMEN/2031/001", "परीक्षा", "2026-11-01");
  await clerk.offer(file("centres-2031.pdf"));
  await clerk.expectFile("centres-2031.pdf");
  await clerk.offer(file("centres-2031-en.pdf"), "अंग्रेज़ी");
  await clerk.expectFile("centres-2031-en.pdf");

  for (const [locale, opened] of [
    ["en", "centres-2031-en.pdf"],
    ["hi", "centres-2031.pdf"],
    ["sa", "centres-2031.pdf"],
  ] as const) {
    const shown = clerk.preview.getByRole("region", { name: getLocale(locale).name });
    const heading = clerk.preview.getByRole("heading", { name: word(locale, "entry.documents"), exact: true });
    const documents = shown.locator("section").filter({ has: heading });
    await expect(shown.getByRole("row").getByRole("link")).toHaveAttribute("href", `/documents/${opened}`);
    await expect(documents.locator('a[href^="/documents/"]')).toHaveCount(2);
  }

  await clerk.box("कुंजी").fill("centres-2031");
  await clerk.saveDraft("अनुवाद");
  const draft = "cms/orders/centres-2031";
  await expectDraft(council, draft, [
    "content/orders/centres-2031.yaml",
    "static/documents/centres-2031-en.pdf",
    "static/documents/centres-2031.pdf",
  ]);
  const written = council.git("show", `${draft}:content/orders/centres-2031.yaml`);
  expect(written).toMatch(/\ndocument: centres-2031\.pdf\notherLanguages:\n {2}en: centres-2031-en\.pdf\s*$/u);
});

test(
  "a document gets a name of its own, and one that was replaced before saving is not saved",
  atNight,
  async ({ clerk, council }) => {
    const other = "order-aided-schools-grant-test-2026-27.pdf";
    const before = council.git("rev-parse", `main:static/documents/${other}`);
    await clerk.writeOrder(title, "SPECIMEN/2031/004", "परीक्षा", "2026-11-01");
    await clerk.offer(file("private-letter.pdf"));
    await clerk.expectFile("private-letter.pdf");
    // The file has the name of another order's document.
    await clerk.offer(file(other));
    const name = other.replace(".pdf", "-2.pdf");
    await clerk.expectFile(name);
    await clerk.save();
    // The summary names what is left out, and saving without it is a choice of its own.
    await expect(clerk.dialog).toContainText("फ़ाइल private-letter.pdf, क्योंकि उसके स्थान पर दूसरी चुनी गई");
    await expect(clerk.dialog).toContainText(`नया दस्तावेज़: ${name}`);
    await expect(clerk.dialog.getByRole("button")).toHaveText(["इसके बिना सहेजें", "वापस"]);
    await clerk.confirm("प्रति");
    await clerk.expectSaved();
    const draft = council.git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/");
    await expectDraft(council, draft, [
      `content/orders/${draft.slice("cms/orders/".length)}.yaml`,
      `static/documents/${name}`,
    ]);
    expect(council.git("rev-parse", `${draft}:static/documents/${other}`)).toBe(before);
  },
);

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
  await expect(clerk.dialog).toContainText("“Kruti Dev 010” फ़ॉन्ट का पाठ नहीं लिया जा सकता");
  await clerk.closeDialog();

  await chooseWord(page, "order.docx");
  const preview = clerk.preview.first();
  await expect(preview.getByRole("heading", { name: "समय सारणी" }).first()).toBeVisible();
  await expect(preview.getByRole("cell", { name: "१० दिसंबर २०२६" }).first()).toBeVisible();
  // The form also shows the text.
  await expect(page.getByRole("textbox").filter({ hasText: "पंजी में दर्ज करें" })).toBeVisible();

  await chooseWord(page, "unicode-in-legacy.docx");
  await clerk.dialog.getByRole("button", { name: "बदलें" }).click();
  await expect(preview.getByText("सभी विद्यालयों को सूचित किया जाता है").first()).toBeVisible();
});
