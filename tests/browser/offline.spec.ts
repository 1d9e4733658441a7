/** Without a network or with a poor one, cached pages open with a banner that shows their age. */
import path from "node:path";
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { isNight, localesInTurn } from "../site/examples";
import { publicFolder } from "../site/folder";
import { word } from "../site/messages";
import {
  comeTo,
  expect,
  lookForNewerWorker,
  type OwnServer,
  test,
  waitUntilKept,
  waitUntilUsable,
  wordWithGaps,
} from "../site/offline";
import { changedMark, copyOfSite, laterRelease, withdrawWorker } from "../site/releases";
import { follow, waitForHydration } from "../site/test";

const results = pathTo("results", "en");
const studentIds = ["results", "timetable", "holidays", "syllabus", "schools"] as const;
const student = studentIds.map((id) => pathTo(id, "en"));

/** Opens the home page as the second page of a visit, waits until pages are cached, and opens the results. */
async function visitResults(page: Page, site: OwnServer): Promise<void> {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/", ...student]);
  await page.goto(results);
  await waitForHydration(page);
  await waitUntilUsable(page, [results]);
}

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} visited pages and those for students open offline and show their age`, async ({ page, site }) => {
    const [home, syllabus, open] = [pathTo("home", locale), pathTo("syllabus", locale), pathTo("results", locale)];
    await comeTo(page, site, home);
    await waitUntilKept(page, [home, syllabus]);
    await follow(page, open);
    await waitForHydration(page);
    await waitUntilUsable(page, [open]);
    const note = page.locator("#stale-notice");
    await expect(note).toHaveCount(0);

    site.network.isCut = true;
    await page.goto(open);
    await expect(note).toHaveText(wordWithGaps(locale, "offline.kept"));
    await waitForHydration(page);
    await page.getByRole("main").getByRole("searchbox").fill("2023");
    await expect(page).toHaveURL(/q=2023/u);
    // Nobody has opened the syllabus before.
    for (const next of [home, syllabus]) {
      await page.locator(`a[href="${next}"]:visible`).first().click();
      await expect(page).toHaveURL(next);
      await expect(note).toHaveText(wordWithGaps(locale, "offline.kept"));
    }

    await page.goto(pathTo("budget", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word(locale, "offline.title"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator(`main a[href="${pathTo("schools", locale)}"]`)).toBeVisible();
    site.network.isCut = false;
    await page.getByRole("link", { name: word(locale, "loading.retry"), exact: true }).click();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });
}

test("while the server fails, cached pages open with their age, and other pages link to them", async ({
  page,
  site,
}) => {
  await visitResults(page, site);
  const note = page.locator("#stale-notice");
  expect((await page.goto("/no-such-page"))?.status()).toBe(404);
  await page.goto(results);
  await waitForHydration(page);

  site.network.isServerFailing = true;
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(note).toHaveText(wordWithGaps("en", "offline.kept"));
  for (const kept of student) {
    await page.goto(`${kept}?from=message`);
    await expect(note).toHaveText(wordWithGaps("en", "offline.kept"));
    await expect(page.getByRole("contentinfo")).toBeVisible();
  }
  // The last two have an invalid escape.
  for (const other of [pathTo("budget", "en"), "/no-such-page", "/Result%E0%A4", "/100%"]) {
    expect((await page.goto(other))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
    await expect(page.locator(`main a[href="${results}"]`)).toBeVisible();
  }
  site.network.isServerFailing = false;
  await page.goto(results);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("cached pages open when the server does not respond", async ({ page, site }) => {
  await visitResults(page, site);
  site.network.delay = 100_000;
  await page.goto(results);
  await expect(page.locator("#stale-notice")).toBeVisible();
  if (!isNight()) return;
  await page.goto(pathTo("budget", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
  await expect(page.locator(`main a[href="${results}"]`)).toBeVisible();
});

test("sends neither scripts nor the worker on the first page, and only the worker on the second", async ({
  page,
  site,
}) => {
  const ofCode = () => site.asked.filter((address) => address.endsWith(".js"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(ofCode()).toEqual([]);
  const about = pathTo("about", "en");
  await page.locator(`a[href="${about}"]`).first().click();
  await expect(page).toHaveURL(about);
  await waitUntilKept(page, [about, ...student]);
  expect(ofCode()).toEqual(["/sw.js"]);
  site.network.isCut = true;
  await page.goto(results);
  await expect(page.locator("#stale-notice")).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
});

test("fetches no worker with data saving", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await follow(page, results);
  await page.waitForLoadState("networkidle");
  expect(site.asked).not.toContain("/sw.js");
});

test("a release in the middle of a visit leaves cached pages usable, until they are opened again", async ({
  page,
  site,
  folder,
}) => {
  await visitResults(page, site);
  const heading = page.getByRole("heading", { level: 1 });
  const later = await laterRelease(publicFolder, path.join(folder, "later"), { otherCode: true });
  for (const isUpdated of [false, true]) {
    site.serve(later);
    site.network.isCut = false;
    if (isUpdated) {
      await page.goto(results);
      await expect(heading).toContainText(changedMark);
      await waitForHydration(page);
    }
    site.network.isCut = true;
    await page.goto(results);
    await expect(page.locator("#stale-notice")).toBeVisible();
    await expect(heading).toContainText(isUpdated ? changedMark : /^(?!Changed)/u);
    // Its code and data are of the same release.
    await waitForHydration(page);
  }
});

test("a page that the site no longer has is removed from the device", async ({ page, site, folder }) => {
  await visitResults(page, site);
  site.serve(await copyOfSite(path.join(folder, "without"), (copied) => copied !== results));
  expect((await page.goto(results))?.status()).toBe(404);
  site.network.isCut = true;
  expect((await page.goto(results))?.status()).toBe(503);
  await expect(page.locator(`main a[href="${pathTo("schools", "en")}"]`)).toBeVisible();
  await expect(page.locator(`main a[href="${results}"]`)).toHaveCount(0);
});

test("with full storage pages open and work", async ({ page, context, site }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1 });
  await comeTo(page, site, "/");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto(results);
  await waitForHydration(page);
  expect(await page.evaluate(async (url) => (await caches.match(url)) === undefined, results)).toBe(true);
});

test("the off switch removes the worker and its caches", async ({ page, site, folder }) => {
  await visitResults(page, site);
  const retired = await copyOfSite(path.join(folder, "retired"));
  await withdrawWorker(retired);
  site.serve(retired);
  await lookForNewerWorker(page);
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  await page.goto(pathTo("syllabus", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await waitForHydration(page);
});
