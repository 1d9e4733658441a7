/**
 * `npm run generate:screenshots`: takes the pictures of `docs/clerks.hi.md` and `docs/clerks.md` from the real editor, with a
 * repository of its own. The browser is the one the tests use.
 */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { Clerk, pdf } from "../tests/editor/clerk";
import { makeCouncil } from "../tests/editor/council";
import { openDesk } from "../tests/editor/desk";
import { startLocalServer } from "./edit/local-server";
import { freePort } from "./edit/ports";
import { browserArguments, ensureBrowser } from "./setup/browser";

const folder = path.join("docs", "images", "clerks");

/** Sharp enough to read, small enough for a repository. */
const quality = 70;

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: "disabled" });
  await sharp(picture)
    .webp({ quality })
    .toFile(path.join(folder, `${name}.webp`));
  console.log(`${name}.webp`);
}

async function takeAll(page: Page, origin: string): Promise<void> {
  const clerk = new Clerk(page, origin);
  await clerk.open();
  await page.getByRole("link", { name: "परीक्षाफल", exact: true }).click();
  await page.getByText("उत्तर मध्यमा").first().waitFor();
  await take(page, "list");

  await clerk.begin("परीक्षाफल");
  await clerk.writeText({
    en: "Uttar Madhyama 2025, Institutional",
    hi: "उत्तर मध्यमा २०२५, संस्थागत",
    sa: "उत्तरमध्यमा २०२५, संस्थागतम्",
  });
  await clerk.choose("परीक्षा", "उत्तर मध्यमा");
  await clerk.box("वर्ष").fill("2025");
  await clerk.choose("प्रकार", "संस्थागत");
  await clerk.preview.getByText("२०२५").first().waitFor();
  await take(page, "form");

  await clerk.offer({ name: "scan.pdf", mimeType: "application/pdf", buffer: pdf(10 * 1024 * 1024 + 1) });
  await clerk.notice.waitFor();
  await take(page, "too-large");
  await clerk.closeNotice();
  await page.locator("input[type=file]").setInputFiles({
    name: "uttar-madhyama-2025.pdf",
    mimeType: "application/pdf",
    buffer: pdf(40_000),
  });
  await page.getByText("uttar-madhyama-2025.pdf").first().waitFor();
  await take(page, "documents");
  await clerk.take("uttar-madhyama-2025.pdf");
  await clerk.box("कुंजी (वैकल्पिक)").focus();
  await page.getByText("uttar-madhyama-2025-institutional").waitFor();
  await take(page, "key");

  await clerk.save();
  await page.getByText("बदलाव सहेज लिए गए").waitFor();
  await page.getByText("स्थिति: मसौदा").first().waitFor();
  await take(page, "saved");
  await page.goto(`${origin}/admin#/workflow`);
  await page.getByText("मसौदे और समीक्षा").first().waitFor();
  await take(page, "drafts");
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const council = makeCouncil();
  const port = await freePort();
  const desk = await openDesk({ EDITOR_LOCAL: `http://127.0.0.1:${port}/api/v1` });
  const server = await startLocalServer(council.folder, port, Number(new URL(desk.origin).port));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    await takeAll(await browser.newPage({ viewport: { width: 1280, height: 800 } }), desk.origin);
  } finally {
    await browser.close();
    await desk.close();
    await server.stop();
    council.remove();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
