import type { Browser } from "@playwright/test";

/**
 * Prints a page of HTML as a tagged PDF. The times that Chromium writes into it are replaced by the document's day, so that
 * the same text gives the same bytes.
 */
export async function printSheet(browser: Browser, html: string, day: string): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  await context.close();
  return withDay(pdf, day);
}

/** Sets the creation and modification times of a PDF, which have a fixed length. */
function withDay(pdf: Buffer, day: string): Buffer {
  const written = pdf.toString("latin1");
  const digits = `${day.replaceAll("-", "")}000000`;
  return Buffer.from(written.replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/gu, `$1${digits}`), "latin1");
}
