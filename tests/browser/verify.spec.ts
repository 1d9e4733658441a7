/** The verification page checks on the device whether a document is the council's, with the ledger. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import * as z from "zod";
import type { localeCodes } from "../../src/site/locales";
import { getPageDataUrl } from "../../src/site/page-data";
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { publicFolder } from "../site/folder";
import { word } from "../site/messages";
import { comeTo, test as offlineTest, waitUntilUsable } from "../site/offline";
import { expect, holdApp, open, test, waitForHydration, watchRequests } from "../site/test";

const versions = z
  .object({
    result: z.object({
      pageContext: z.object({
        content: z.object({
          versions: z.array(z.object({ name: z.string(), status: z.string(), address: z.string().nullable() })),
        }),
      }),
    }),
  })
  .parse(JSON.parse(readFileSync(path.join(publicFolder, getPageDataUrl(pathTo("verify", "en"))), "utf8"))).result
  .pageContext.content.versions;

/** Returns a published document under another name, as if forwarded. */
function published() {
  const found = versions.find(({ status, address }) => status === "current" && address);
  if (!found?.address) throw new Error("The site publishes no document.");
  const buffer = readFileSync(path.join(publicFolder, found.address));
  return { name: "WA0007.pdf", mimeType: "application/pdf", buffer };
}

const forged = () => ({ ...published(), buffer: Buffer.concat([published().buffer, Buffer.from("\n")]) });

const choose = (page: Page, locale: (typeof localeCodes)[number], file: ReturnType<typeof published>) =>
  page.getByLabel(word(locale, "verify.choose")).setInputFiles(file);
const answer = (page: Page) => page.getByRole("main").getByRole("status");

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} recognises a document, rejects a changed one and sends nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, pathTo("verify", locale));
    const sent = watchRequests(page, (request) => request.method() !== "GET");
    await choose(page, locale, published());
    await expect(answer(page)).toContainText(word(locale, "verify.current"));
    await expect(answer(page).getByRole("link", { name: word(locale, "verify.open") })).toBeVisible();
    await choose(page, locale, forged());
    await expect(answer(page)).toContainText(word(locale, "verify.unknown"));
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    expect(sent).toEqual([]);
  });
}

test("recognises a document in each of its languages", async ({ page }) => {
  const names = ["order-recognition-renewal-test-2027-28.pdf", "order-recognition-renewal-test-2027-28-hi.pdf"];
  await open(page, pathTo("verify", "en"));
  for (const name of names) {
    const address = versions.find((version) => version.name === name && version.status === "current")?.address ?? "";
    const buffer = readFileSync(path.join(publicFolder, address));
    await choose(page, "en", { name: "WA0007.pdf", mimeType: "application/pdf", buffer });
    await expect(answer(page)).toContainText("Last date for renewing recognition, session 2027-28");
    await expect(answer(page).getByRole("link", { name: word("en", "verify.open") })).toHaveAttribute("href", address);
  }
});

test("checks a file dropped anywhere on the page, and keeps the page", async ({ page }) => {
  await open(page, pathTo("verify", "en"));
  const bytes = [...forged().buffer];
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(content)], "WA0007.pdf"));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    document.querySelector("h1")?.dispatchEvent(drop);
  }, bytes);
  await expect(answer(page)).toContainText(word("en", "verify.unknown"));
  await expect(page).toHaveURL(pathTo("verify", "en"));
});

test("the file field is reachable by keyboard, and a file chosen before the app has loaded is checked", async ({
  page,
}) => {
  const app = await holdApp(page);
  // If the app was requested early, the load event waits for it.
  await page.goto(pathTo("verify", "hi"), { waitUntil: "domcontentloaded" });
  const field = page.getByLabel(word("hi", "verify.choose"));
  await field.focus();
  await expect(field).toBeFocused();
  await choose(page, "hi", published());
  app.letThrough();
  await waitForHydration(page);
  await expect(answer(page)).toContainText(word("hi", "verify.current"));
});

test("a hint explains how files are compared", async ({ page }) => {
  await open(page, pathTo("verify", "en"));
  await expect(page.getByRole("heading", { name: word("en", "verify.digest") })).toBeVisible();
  await expect(page.getByText(word("en", "verify.digestHelp"))).toBeVisible();
  const list = page.getByRole("link", { name: word("en", "verify.digests") });
  expect((await page.request.get((await list.getAttribute("href")) ?? "")).status()).toBe(200);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { code: locale, name } of localesInTurn(1)) {
    test(`the page in ${name} explains what to do, and hides the field that would do nothing`, async ({ page }) => {
      await page.goto(pathTo("verify", locale));
      await expect(page.getByText(word(locale, "verify.withoutScripts"))).toBeVisible();
      await expect(page.getByLabel(word(locale, "verify.choose"))).toBeHidden();
    });
  }
});

offlineTest("a page that was opened once checks documents without a network", async ({ page, site }) => {
  const verify = pathTo("verify", "en");
  await comeTo(page, site, verify);
  await waitUntilUsable(page, [verify]);
  site.network.isCut = true;
  await page.goto(verify);
  await waitForHydration(page);
  await choose(page, "en", published());
  await expect(answer(page)).toContainText(word("en", "verify.current"));
});
