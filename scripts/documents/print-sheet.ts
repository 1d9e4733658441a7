import type { Browser } from "@playwright/test";
import { withMarkWidths } from "./mark-widths";

/**
 * Prints a page of HTML as a tagged PDF whose words can be searched and copied. The times that Chromium writes into it are
 * replaced by the document's day, so that the same text gives the same bytes.
 */
export async function printSheet(browser: Browser, html: string, day: string): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  await context.close();
  return Buffer.from(withMarkWidths(withDay(pdf.toString("latin1"), day)), "latin1");
}

/** Sets the creation and modification times of a PDF, which have a fixed length. */
function withDay(pdf: string, day: string): string {
  return pdf.replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/gu, `$1${day.replaceAll("-", "")}000000`);
}
