/**
 * `npm run test:nightly -- editor`: goes the whole way of `npm run edit`. A clerk adds a result with its document in a
 * trial's editor, the draft is merged, the site is built again, and the result is on `/hi/Result` with its document; then
 * it is taken back. The trial has a folder of its own below the system's temporary folder.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, expect } from "@playwright/test";
import { Clerk, pdf } from "../../tests/editor/clerk";
import { draftsIn, mergeDrafts } from "../edit/drafts";
import { startLocalServer } from "../edit/local-server";
import { freePort } from "../edit/ports";
import { cloneTrial, type Trial } from "../edit/sandbox";
import { createServer } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import { run } from "../setup/run.mjs";
import { publicationsOf, undo } from "../undo/undo";

const title = { en: "Uttar Madhyama 2025, Individual", hi: "उत्तर मध्यमा २०२५, व्यक्तिगत", sa: "उत्तरमध्यमा २०२५, व्यक्तिगतम्" };

async function build(trial: Trial, server: string): Promise<void> {
  const started = performance.now();
  const env = { EDITOR_LOCAL: server, EDITOR: "required" };
  const code = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env, cwd: trial.site });
  if (code !== 0) throw new Error(`The trial's site could not be built (code ${code}).`);
  console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s.`);
}

async function wholeWay(folder: string): Promise<void> {
  const trial = await cloneTrial(process.cwd(), folder);
  const sitePort = await freePort();
  const local = await startLocalServer(trial.repository, await freePort(), sitePort);
  await build(trial, local.address);
  const site = createServer(path.join(trial.site, "public"));
  const origin = (await site.listen({ port: sitePort, host: "localhost" })).replace("[::1]", "localhost");
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const clerk = new Clerk(page, origin.replace("127.0.0.1", "localhost"));
    await clerk.open();
    await clerk.begin("परीक्षाफल");
    await clerk.writeText(title);
    await clerk.choose("परीक्षा", "उत्तर मध्यमा");
    await clerk.box("वर्ष").fill("2025");
    await clerk.choose("प्रकार", "व्यक्तिगत");
    await clerk.offer({ name: "uttar-madhyama-2025.pdf", mimeType: "application/pdf", buffer: pdf() });
    await clerk.take("uttar-madhyama-2025.pdf");
    await clerk.save();
    // The server has gone back to the published branch by the time the editor says so.
    await page.getByText("बदलाव सहेज लिए गए").waitFor();
    await expect.poll(() => draftsIn(trial).map((draft) => draft.title)).toEqual([`Result added: ${title.en}`]);
    console.log("The draft is a branch.");

    // The editor is still open: its server goes on working in the repository.
    await mergeDrafts(trial);
    await build(trial, local.address);
    await page.goto(`${origin}/hi/Result`);
    const row = page.getByRole("row", { name: new RegExp(title.hi, "u") });
    await expect(row).toBeVisible();
    const document = await page.request.get(
      new URL((await row.getByRole("link", { name: title.hi }).last().getAttribute("href")) ?? "", origin).href,
    );
    expect((await document.body()).equals(pdf())).toBe(true);
    console.log("The result is on /hi/Result with its document.");

    expect(publicationsOf(trial.site, 1)[0]?.title).toBe(`Result added: ${title.en}`);
    undo(trial.site, "last");
    await build(trial, local.address);
    await page.goto(`${origin}/hi/Result`);
    await expect(page.getByRole("row").first()).toBeVisible();
    await expect(row).toHaveCount(0);
    console.log("Taken back, it is gone.");
  } finally {
    await browser.close();
    await site.close();
    await local.stop();
  }
}

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "trial-"));
  try {
    await wholeWay(folder);
    console.log("1 passed, 0 failed");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
