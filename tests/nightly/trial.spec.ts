/**
 * The full workflow of `npm run edit`. A clerk adds a result with its document in a trial's editor, the draft is approved
 * and the site rebuilt. The result is then on `/hi/Result` with its document, and at last reverted.
 */
import path from "node:path";
import { expect } from "@playwright/test";
import { findFreePort } from "../../scripts/edit/ports";
import { startPracticeHost } from "../../scripts/edit/practice-host";
import { makeTrial, type Trial, updateSite } from "../../scripts/edit/sandbox";
import { serveFolder } from "../../scripts/serve/server";
import { run } from "../../scripts/setup/run.mjs";
import { git } from "../../src/pipeline/git";
import { Clerk, pdf } from "../editor/clerk";
import { say } from "../editor/say";
import { test } from "../test-in-folder";
import { fastBuild } from "./clones";

const title = { en: "Uttar Madhyama 2025, Individual", hi: "उत्तर मध्यमा २०२५, व्यक्तिगत", sa: "उत्तरमध्यमा २०२५, व्यक्तिगतम्" };

async function build(trial: Trial, server: string): Promise<void> {
  const env = { EDITOR_LOCAL: server, ...fastBuild };
  const code = await run(process.execPath, ["--import", "tsx", "scripts/build.ts"], { env, cwd: trial.site });
  if (code !== 0) throw new Error(`The trial's site could not be built (code ${code}).`);
}

function isMerge(folder: string): boolean {
  return git(folder, "rev-list", "--parents", "--max-count=1", "HEAD").split(" ").length > 2;
}

test("merges, publishes and reverts a clerk's result with its document", async ({ browser, folder }) => {
  test.setTimeout(1_200_000);
  const trial = await makeTrial(process.cwd(), folder);
  const sitePort = await findFreePort();
  const local = await startPracticeHost(trial, await findFreePort(), sitePort);
  await build(trial, local.origin);
  const site = await serveFolder(path.join(trial.site, "public"), { port: sitePort });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    const clerk = new Clerk(page, site.origin);
    await clerk.open();
    await clerk.begin("परीक्षाफल");
    await clerk.writeText(title);
    await clerk.choose("परीक्षा", "उत्तर मध्यमा");
    await clerk.box("वर्ष").fill("2025");
    await clerk.choose("प्रकार", "व्यक्तिगत");
    await clerk.offer({ name: "uttar-madhyama-2025.pdf", mimeType: "application/pdf", buffer: pdf() });
    await clerk.expectFile("uttar-madhyama-2025.pdf");
    await clerk.saveDraft("अभ्यास");

    await clerk.send();
    const requests = await clerk.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: say("requests.publish") }).click();
    await clerk.dialog.getByRole("button", { name: say("requests.publish") }).click();
    await expect(page.getByText(say("requests.published"))).toBeVisible();
    expect(updateSite(trial)).toBe(true);
    await build(trial, local.origin);
    await page.goto(`${site.origin}/hi/Result`);
    const row = page.getByRole("row", { name: new RegExp(title.hi, "u") });
    await expect(row).toBeVisible();
    const link = row.getByRole("link", { name: "यहाँ क्लिक करें" });
    const document = await page.request.get(new URL((await link.getAttribute("href")) ?? "", site.origin).href);
    expect((await document.body()).equals(pdf())).toBe(true);

    // As the git host's revert button does.
    git(trial.site, "revert", "--no-edit", ...(isMerge(trial.site) ? ["--mainline", "1"] : []), "HEAD");
    await build(trial, local.origin);
    await page.goto(`${site.origin}/hi/Result`);
    await expect(page.getByRole("row").first()).toBeVisible();
    await expect(row).toHaveCount(0);
  } finally {
    await site.close();
    await local.close();
  }
});
