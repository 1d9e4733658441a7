/**
 * The five daily tasks of the guide for clerks, on a phone. With `WRITE_GUIDE` set, each picture of the guide is taken
 * again; look at them before committing.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { toDigits } from "../../src/language/digits";
import { clerkLanguages } from "../../src/messages";
import { type Clerk, pdf } from "../editor/clerk";
import { test } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: process.env.WRITE_GUIDE ? 2 : 1 });

/** The screen of a clerk in a language: its labels and its pictures. */
interface Screen {
  readonly clerk: Clerk;
  readonly page: Page;
  /** Chooses the word of the language. */
  readonly word: (en: string, hi: string) => string;
  /** Takes a picture of the screen with a thing at its top. */
  readonly show: (name: string, top?: Locator) => Promise<void>;
}

async function takePicture(page: Page, file: string, top?: Locator): Promise<void> {
  if (!process.env.WRITE_GUIDE) return;
  await top?.evaluate((thing) => thing.scrollIntoView({ block: "start" }));
  const picture = await page.screenshot({ animations: "disabled", caret: "hide" });
  writeFileSync(path.resolve("docs/images/tasks", file), await sharp(picture).webp({ quality: 60 }).toBuffer());
}

/** Declares the test of a task, in Hindi by day and in English at night as well. */
function testTask(title: string, work: (screen: Screen) => Promise<void>): void {
  for (const language of clerkLanguages) {
    const options = language === "hi" || process.env.WRITE_GUIDE ? {} : atNight;
    test(`${title} (${language})`, options, async ({ clerk, page }) => {
      const word: Screen["word"] = (en, hi) => ({ en, hi })[language];
      const show: Screen["show"] = (name, top) => takePicture(page, `${name}.${language}.webp`, top);
      if (language === "en") await clerk.switchToEnglish();
      await work({ clerk, page, word, show });
    });
  }
}

/** Saves and sends for approval, and shows the summary that comes before it. */
async function send({ clerk, page, show, word }: Screen, name: string, shown: string, reason?: string): Promise<void> {
  await page.getByRole("button", { name: clerk.say("entry.save-and-send") }).click();
  await expect(clerk.dialog).toContainText(clerk.say("summary.title"));
  await expect(clerk.dialog).toContainText(shown);
  if (reason !== undefined)
    await clerk.dialog.getByLabel(word("Reason for the reviewer", "समीक्षक के लिए कारण")).fill(reason);
  await show(name);
}

testTask("an order with its document", async (screen) => {
  const { clerk, word, show, page } = screen;
  await clerk.begin(word("Government orders", "शासनादेश"));
  const title = { en: "Fees for 2031", hi: "वर्ष २०३१ के शुल्क", sa: "२०३१ वर्षस्य शुल्कम्" };
  await clerk.writeText(title);
  await clerk.box(word("Order number", "शासनादेश संख्या")).fill("SPECIMEN/2031/009");
  await clerk.choose(word("Subject", "विषय"), word("Examination", "परीक्षा"));
  await clerk.box(word("Published", "प्रकाशित")).fill("2026-11-01");
  const document = { name: "order-9.pdf", mimeType: "application/pdf", buffer: pdf() };
  await clerk.offer(document, word("Document", "दस्तावेज़"));
  await clerk.expectFile("order-9.pdf");
  await show("order-1", page.getByRole("heading", { level: 1 }));
  await send(screen, "order-2", "order-9.pdf", word("the signed copy", "हस्ताक्षरित प्रति"));
});

testTask("a sheet of results", async (screen) => {
  const { clerk, page, show, word } = screen;
  await page.getByRole("link", { name: clerk.say("batch.title") }).click();
  await page
    .getByLabel(clerk.say("batch.list"))
    .first()
    .selectOption({ label: word("Results", "परीक्षाफल") });
  const titles = ["Name (English)", "Name (Hindi)", "Name (Sanskrit)", "Exam", "Year", "Kind"];
  const rows = ["1991", "1992", "1993"].map((year) => [
    `Purva Madhyama ${year} (Individual)`,
    `पूर्व मध्यमा ${toDigits(year, "hi")} (व्यक्तिगत)`,
    `पूर्वमध्यमा ${toDigits(year, "sa")} (व्यक्तिगतम्)`,
    "पूर्व मध्यमा",
    year,
    "व्यक्तिगत",
  ]);
  const buffer = Buffer.from([titles, ...rows].map((cells) => cells.join(",")).join("\r\n"));
  await page.getByLabel(clerk.say("batch.sheet")).setInputFiles({ name: "results.csv", mimeType: "text/csv", buffer });
  const counts = page.getByRole("status").filter({
    hasText: clerk.say("batch.counts", { fresh: 3, changed: 0, same: 0, wrong: 0 }),
  });
  await expect(counts).toBeVisible({ timeout: 60_000 });
  const documents = rows.map(([name = ""]) => ({ name: `${name}.pdf`, mimeType: "application/pdf", buffer: pdf() }));
  await page.getByLabel(clerk.say("batch.documents")).setInputFiles(documents);
  await expect(page.getByRole("group").last()).toContainText("purva-madhyama-1993-individual.pdf", { timeout: 60_000 });
  await show("sheet-1", page.getByRole("group").first());
  await page.getByRole("button", { name: clerk.say("batch.send") }).click();
  await expect(clerk.dialog).toContainText("purva-madhyama-1993-individual.pdf");
  await show("sheet-2", clerk.dialog.getByText(clerk.say("summary.title")));
});

testTask("a correction", async (screen) => {
  const { clerk, page, show, word } = screen;
  await page.getByLabel(clerk.say("entry.search-all")).fill(word("Almora", "अल्मोड़ा"));
  const found = page.getByRole("listitem").filter({ hasText: word("Districts", "जनपद") });
  await expect(found.first()).toBeVisible();
  await show("correction-1", page.getByLabel(clerk.say("entry.search-all")));
  await found.getByRole("link", { name: word("Almora", "अल्मोड़ा"), exact: true }).click();
  await clerk.box(word("Hindi", "हिन्दी")).first().fill("अल्मोड़ा नगर");
  await send(screen, "correction-2", "अल्मोड़ा नगर");
});

testTask("an urgent notice", async (screen) => {
  const { clerk, page, show, word } = screen;
  await clerk.begin(word("Notices across the site", "पूरी साइट पर सूचनाएँ"));
  await clerk.choose(word("Level", "स्तर"), word("Urgent", "अत्यावश्यक"));
  const text = {
    en: "The paper of 2 December is postponed.",
    hi: "२ दिसंबर का प्रश्नपत्र स्थगित है।",
    sa: "२ दिसम्बर-दिनाङ्कस्य प्रश्नपत्रं स्थगितम्।",
  };
  await clerk.writeText(text);
  await clerk.box(word("Until", "इस तिथि तक")).fill(`${new Date().getFullYear() + 1}-12-02`);
  await clerk.box(word("Until", "इस तिथि तक")).blur();
  await show("notice-1", page.getByRole("heading", { level: 1 }));
  await send(screen, "notice-2", text.hi);
});

testTask("a withdrawal", async (screen) => {
  const { clerk, page, show } = screen;
  await page.getByRole("link", { name: clerk.say("requests.title") }).click();
  const form = page.getByRole("group").filter({ hasText: clerk.say("withdrawal.title") });
  await form.locator("summary").click();
  await form.getByLabel(clerk.say("withdrawal.document")).fill("order-academic-calendar-test-2017-18.pdf");
  await form.getByLabel(clerk.say("withdrawal.reason")).fill("इसमें विद्यार्थियों के विवरण हैं।");
  await show("withdrawal-1", form);
  await form.getByRole("button", { name: clerk.say("withdrawal.ask") }).click();
  await expect(clerk.dialog).toContainText("order-academic-calendar-test-2017-18.pdf", { timeout: 60_000 });
  await show("withdrawal-2");
});
