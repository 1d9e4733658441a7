/** Without a network or with a poor one, cached pages open with a banner that shows their age. */
import path from "node:path";
import type { Page } from "@playwright/test";
import { pathTo } from "../src/site/paths";
import { atNight, localesInTurn } from "./site/examples";
import { publicFolder } from "./site/folder";
import { word } from "./site/messages";
import {
  cachesOn,
  comeTo,
  expect,
  lookForNewerWorker,
  type OwnServer,
  test,
  waitUntilKept,
  waitUntilUsable,
  wordWithGaps,
} from "./site/offline";
import { changedMark, copyOfSite, laterRelease, withdrawWorker } from "./site/releases";
import { follow, waitForHydration } from "./site/test";

const results = pathTo("results", "en");
const studentIds = ["results", "timetable", "holidays", "syllabus", "schools"] as const;
const student = studentIds.map((id) => pathTo(id, "en"));

/** Opens the home page as the second page of a visit, and waits until it is cached. */
async function visitHome(page: Page, site: OwnServer): Promise<void> {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/"]);
}

/** Visits the site until the pages for students work offline; the results stay open. */
async function visitResults(page: Page, site: OwnServer): Promise<void> {
  await visitHome(page, site);
  await page.goto(results);
  await waitUntilUsable(page, student);
}

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} visited pages and those for students open offline and show their age`, async ({ page, site }) => {
    const [home, syllabus] = [pathTo("home", locale), pathTo("syllabus", locale)];
    await comeTo(page, site, home);
    await waitUntilKept(page, [home]);
    await follow(page, syllabus);
    await waitUntilKept(page, [home]);
    await waitUntilUsable(
      page,
      studentIds.map((id) => pathTo(id, locale)),
    );
    const note = page.locator("#stale-notice");
    await expect(note).toHaveCount(0);

    site.network.isCut = true;
    await page.goto(pathTo("results", locale));
    await expect(note).toHaveText(wordWithGaps(locale, "offline.kept"));
    await expect(page.getByRole("table").first()).toBeVisible();
    await waitForHydration(page);
    await page.getByRole("main").getByRole("searchbox").fill("2023");
    await expect(page).toHaveURL(/q=2023/u);
    // Navigation within the app still works, and the next page shows its age.
    await page.locator(`a[href="${home}"]`).first().click();
    await expect(page).toHaveURL(home);
    await expect(note).toHaveText(wordWithGaps(locale, "offline.kept"));

    await page.goto(pathTo("budget", locale));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word(locale, "offline.title"));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.locator(`a[href="${pathTo("schools", locale)}"]`)).toBeVisible();
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
  // Within the app as well.
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
    await expect(page.locator(`a[href="${results}"]`)).toBeVisible();
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
  if (!process.env.TEST_AT_NIGHT) return;
  await page.goto(pathTo("budget", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
  await expect(page.locator(`a[href="${results}"]`)).toBeVisible();
});

test("does not cache a script that a captive portal replaced", async ({ page, site }) => {
  const syllabus = pathTo("syllabus", "en");
  const isReplaced = (address: string) => /^\/component---src-templates-results-.*\.js$/u.test(address);
  site.network.replace = (address) => (isReplaced(address) ? "/* Sign in */" : undefined);
  await comeTo(page, site, syllabus);
  await waitUntilUsable(
    page,
    student.filter((kept) => kept !== results),
  );
  site.network.replace = () => undefined;
  await page.reload();
  await waitUntilUsable(page, student);
  site.network.isCut = true;
  await page.goto(results);
  await waitForHydration(page);
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
  await waitUntilKept(page, [about]);
  expect(ofCode()).toEqual(["/sw.js"]);
  // Cached pages open offline.
  await waitUntilKept(page, student);
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

for (const otherCode of [false, true]) {
  const name = `an update with ${otherCode ? "other" : "the same"} code never mixes releases`;
  test(name, otherCode ? {} : atNight, async ({ page, site, folder }) => {
    await visitResults(page, site);
    const before = await cachesOn(page);
    site.serve(await laterRelease(publicFolder, path.join(folder, "later"), { otherCode }));
    await lookForNewerWorker(page);
    // The new worker does not replace the old one while a page may be loading: it waits until a loaded page confirms.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe("installed");
    expect(await cachesOn(page)).toEqual(before);
    await page.goto(pathTo("syllabus", "en"));
    await expect.poll(() => cachesOn(page)).not.toEqual(expect.arrayContaining(before));
    await waitUntilUsable(page, student);
    await page.goto("/");
    await waitUntilKept(page, ["/"]);
    expect(await cachesOn(page)).toHaveLength(1);
    site.network.isCut = true;
    await page.goto(results);
    await waitForHydration(page);
    await expect(page.locator("#stale-notice")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(changedMark);
  });
}

test("the off switch removes the worker and its caches", async ({ page, site, folder }) => {
  await visitHome(page, site);
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
