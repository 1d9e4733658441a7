/** A page of an awaited list says by itself that a new entry is out. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { createAwaiting } from "../../src/pipeline/awaited";
import { pathTo } from "../../src/site/paths";
import { getAwaitedPath } from "../../src/site/published-paths";
import { createTestSite } from "../search/content";
import { word } from "../site/messages";
import { expect, test } from "../site/offline";
import { copyOfSite, finishCopy } from "../site/releases";
import { open } from "../site/test";

const text = { en: "Expected today", hi: "आज अपेक्षित", sa: "अद्य अपेक्ष्यते" };
const notice = { key: "notice", level: "information", text, awaits: "results" };
const page = { key: "results", title: text, summary: text };
const [list, file] = [pathTo("results", "hi"), getAwaitedPath("hi")];
const waits = word("hi", "notice.awaits");
const result = { count: 1, path: "/hi/Result/new", text: "अब प्रकाशित: नया परीक्षाफल" };
let folder = "";

/** Makes the page of results wait until a day. */
async function awaitUntil(until: string) {
  const site = createTestSite({ notices: [{ ...notice, publishOn: until, until }], pages: [page] }, {}, "2020-01-01");
  await finishCopy(folder, { head: "", body: "", script: "", awaiting: createAwaiting(site) });
}
const publish = (content: string) => writeFile(path.join(folder, file), content);
const publishResult = () => publish(JSON.stringify({ results: result }));
const openList = async (tab: Page) => {
  await tab.clock.install();
  await open(tab, list);
};
/** Lets the longest pause pass, and that of a server that has failed once. */
const pass = (tab: Page) => tab.clock.fastForward("04:00");

test.use({ serviceWorkers: "block" });
test.beforeEach(async ({ site, folder: created }) => {
  folder = created;
  await copyOfSite(folder, (name) => name === list);
  await awaitUntil("2099-01-01");
  await publish(JSON.stringify({ results: { ...result, count: 0 } }));
  site.serve(folder);
});

test("announces a new entry once, with a link and the title of the page", async ({ page: tab, site }) => {
  await openList(tab);
  await expect(tab.getByRole("status").getByText(waits)).toBeVisible();
  const asked = () => site.asked.filter((name) => name === file).length;
  const answered = tab.waitForResponse((response) => response.url().endsWith(file));
  await pass(tab);
  await answered;
  await publishResult();
  await pass(tab);
  const link = tab.getByRole("status").getByRole("link", { name: result.text });
  await expect(link).toHaveAttribute("href", result.path);
  await expect(tab).toHaveTitle(new RegExp(`^${result.text} – `, "u"));
  await expect(tab.getByText(waits)).toHaveCount(0);
  const before = asked();
  await pass(tab);
  await expect(link).toHaveCount(1);
  expect(asked()).toBe(before);
});

for (const [what, content] of [
  ["broken", "{"],
  ["10 MB long", JSON.stringify({ results: { ...result, text: "a".repeat(1e7) } })],
] as const) {
  test(`after a file that was ${what}`, async ({ page: tab, site }) => {
    await openList(tab);
    await publish(content);
    const answered = tab.waitForResponse((response) => response.url().endsWith(file));
    await pass(tab);
    await answered;
    await publishResult();
    await expect(async () => {
      await pass(tab);
      await expect(tab.getByRole("link", { name: result.text, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(site.asked.filter((name) => name === file).length).toBeLessThan(5);
  });
}

test("asks nothing while the page is hidden, and at once when it is visible again", async ({ page: tab, site }) => {
  await openList(tab);
  const hide = (isHidden: boolean) =>
    tab.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await hide(true);
  await publishResult();
  await pass(tab);
  await pass(tab);
  expect(site.asked).not.toContain(file);
  await hide(false);
  await expect(tab.getByRole("link", { name: result.text })).toBeVisible();
});

test("asks nothing with Save-Data", async ({ page: tab, site }) => {
  await tab.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await tab.clock.install();
  await tab.goto(list);
  await expect(tab.getByText(waits)).toHaveCount(0);
  await pass(tab);
  expect(site.asked).not.toContain(file);
});

test("asks no more after the end by the server's clock, if that of the device is wrong", async ({
  page: tab,
  site,
}) => {
  await awaitUntil("2020-01-02");
  await publishResult();
  await tab.clock.install({ time: "2020-01-01" });
  await open(tab, list);
  await pass(tab);
  await expect(tab.getByText(waits)).toHaveCount(0);
  await pass(tab);
  expect(site.asked.filter((name) => name === file)).toHaveLength(1);
  await expect(tab.getByRole("link", { name: result.text })).toHaveCount(0);
});
