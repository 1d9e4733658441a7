/** Without a network, and with a poor one, a reader has what was read before, and is told how old it is. */
import path from "node:path";
import { getLocale } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { localesInTurn } from "./site/examples";
import { publicFolder } from "./site/folder";
import { word } from "./site/messages";
import {
  cachesOn,
  comeTo,
  copyOfSite,
  expect,
  lookForNewerWorker,
  test,
  waitUntilKept,
  waitUntilUsable,
  wordWithGaps,
} from "./site/offline";
import { getTransferSize } from "./site/published-scripts";
import { changedMark, laterRelease, withdrawWorker } from "./site/releases";
import { waitForHydration } from "./site/test";

const results = pathTo("results", "en");
const studentIds = ["results", "timetable", "holidays", "syllabus", "schools"] as const;
const student = studentIds.map((id) => pathTo(id, "en"));

for (const locale of localesInTurn(1)) {
  test(`in ${getLocale(locale).name} the pages visited and the student's open without a network and say how old they are`, async ({
    page,
    site,
  }) => {
    const [home, syllabus] = [pathTo("home", locale), pathTo("syllabus", locale)];
    await comeTo(page, site, home);
    await waitUntilKept(page, [home]);
    await page.getByRole("main").locator(`a[href="${syllabus}"]`).first().click();
    await expect(page).toHaveURL(syllabus);
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
    // Going on works as ever, and the page gone to says its own age.
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

test("while the server fails the pages kept open with their age, others lead to them, and a missing page stays missing", async ({
  page,
  site,
}) => {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/"]);
  await page.goto(results);
  await waitUntilUsable(page, student);
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
  for (const other of [pathTo("budget", "en"), "/no-such-page"]) {
    expect((await page.goto(other))?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
    await expect(page.locator(`a[href="${results}"]`)).toBeVisible();
  }
  site.network.isServerFailing = false;
  await page.goto(results);
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(note).toHaveCount(0);
});

test("a silent server is answered for by the pages kept", async ({ page, site }) => {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/"]);
  await page.goto(results);
  await waitUntilUsable(page, student);
  site.network.delay = 100_000;
  await page.goto(results);
  await expect(page.locator("#stale-notice")).toBeVisible();
  if (!process.env.TEST_AT_NIGHT) return;
  await page.goto(pathTo("budget", "en"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
  await expect(page.locator(`a[href="${results}"]`)).toBeVisible();
});

test("an address with a broken escape gets the list of pages kept without a network", async ({ page, site }) => {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/"]);
  await page.reload();
  site.network.isCut = true;
  for (const address of ["/Result%E0%A4", "/100%"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("en", "offline.title"));
  }
});

test("a script that something on the way has replaced is not kept", async ({ page, site }) => {
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

test("who reads one page is sent no script and no worker; with the second page the worker comes, and no code", async ({
  page,
  site,
}) => {
  const asked = () => site.asked.map(({ path: address }) => address);
  const ofCode = () => asked().filter((address) => address.endsWith(".js"));
  await page.goto("/", { waitUntil: "networkidle" });
  expect(ofCode()).toEqual([]);
  const about = pathTo("about", "en");
  await page.locator(`a[href="${about}"]`).first().click();
  await expect(page).toHaveURL(about);
  await waitUntilKept(page, [about]);
  expect(ofCode()).toEqual(["/sw.js"]);
  expect(getTransferSize(publicFolder, "/sw.js")).toBeLessThan(10_400);
  // What was read opens without a network.
  await waitUntilKept(page, student);
  expect(ofCode()).toEqual(["/sw.js"]);
  site.network.isCut = true;
  await page.goto(results);
  await expect(page.locator("#stale-notice")).toBeVisible();
  await expect(page.getByRole("table").first()).toBeVisible();
});

test("nothing is fetched for who saves data", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.locator(`main a[href="${results}"]`).first().click();
  await expect(page).toHaveURL(results);
  await page.waitForLoadState("networkidle");
  expect(site.asked.map(({ path: address }) => address)).not.toContain("/sw.js");
});

for (const otherCode of [false, true]) {
  test(`an update with ${otherCode ? "other" : "the same"} code never mixes releases`, async ({
    page,
    site,
    folder,
  }) => {
    await comeTo(page, site, "/");
    await waitUntilKept(page, ["/"]);
    await page.goto(results);
    await waitUntilUsable(page, student);
    const before = await cachesOn(page);
    site.serve(await laterRelease(publicFolder, path.join(folder, "later"), { otherCode }));
    await lookForNewerWorker(page);
    // It ends no other worker while a page may be on its way: it waits for a page that is there and says so.
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

test("a page of the release before is opened anew when its data would meet other code", async ({
  page,
  site,
  folder,
}) => {
  await comeTo(page, site, "/");
  await waitForHydration(page);
  site.serve(await laterRelease(publicFolder, path.join(folder, "later"), { otherCode: true }));
  const mark = await page.evaluate(() => window.___webpackCompilationHash);
  await page.locator(`main a[href="${results}"]`).first().click();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(changedMark);
  await waitForHydration(page);
  expect(await page.evaluate(() => window.___webpackCompilationHash)).not.toBe(mark);
});

test("the switch takes the worker and all it kept back", async ({ page, site, folder }) => {
  await comeTo(page, site, "/");
  await waitUntilKept(page, ["/"]);
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
