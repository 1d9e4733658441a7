/** A visitor who opened a page before a release was published can continue without noticing. */
import path from "node:path";
import type { Route } from "@playwright/test";
import { parseLocalDestination } from "../../scripts/publish/destination";
import { publishRelease } from "../../scripts/publish/publish-release";
import { withReleases } from "../../scripts/publish/release-folder";
import { pathTo } from "../../src/site/paths";
import { createWithdrawalList } from "../publish/withdrawal-list";
import { publicFolder } from "../site/folder";
import { comeTo, expect, test } from "../site/offline";
import { changedMark, laterRelease } from "../site/releases";
import { follow, waitForHydration } from "../site/test";

// The page's recovery is tested, so no worker may help it.
test.use({ serviceWorkers: "block" });

/** Publishes a built site to a folder, with a verification that always succeeds. */
function publish(target: string, site: string) {
  return withReleases(parseLocalDestination(target), (folder) =>
    publishRelease(folder, {
      ...{ site, verify: async () => ({ outcome: "sound", notes: [], faults: [] }) },
      readList: createWithdrawalList,
    }),
  );
}

test("a page opened before a release works after it, by link and by Back", async ({ page, site, folder }) => {
  const [home, results] = [pathTo("home", "en"), pathTo("results", "en")];
  const target = path.join(folder, "target");
  await publish(target, publicFolder);
  site.serve(path.join(target, "current"));
  await page.goto(home);
  await waitForHydration(page);
  const mark = await page.evaluate(() => window.___webpackCompilationHash);
  await follow(page, results);

  await publish(target, await laterRelease(publicFolder, path.join(folder, "later"), { otherCode: true }));
  const syllabus = pathTo("syllabus", "en");
  await page.locator(`a[href="${syllabus}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(syllabus);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await waitForHydration(page);
  expect(await page.evaluate(() => window.___webpackCompilationHash)).not.toBe(mark);
  await page.goBack();
  await expect(page).toHaveURL(results);
  await expect(page.getByRole("table").first()).toBeVisible();
  // Its code is still loading; the server stops when the test ends.
  await waitForHydration(page);
});

for (const serviceWorkers of ["block", "allow"] as const) {
  test.describe(() => {
    test.use({ serviceWorkers });

    test(`a page whose code is gone opens as a new document on the next click (${serviceWorkers} workers)`, async ({
      page,
      site,
      folder,
    }) => {
      await comeTo(page, site, "/");
      await waitForHydration(page);
      // The folder was replaced by hand, so no files of the previous release remain.
      site.serve(await laterRelease(publicFolder, path.join(folder, "later"), { otherCode: true }));
      const mark = await page.evaluate(() => window.___webpackCompilationHash);
      const results = pathTo("results", "en");
      await follow(page, results);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(changedMark);
      await waitForHydration(page);
      expect(await page.evaluate(() => window.___webpackCompilationHash)).not.toBe(mark);
    });
  });
}

test("a page that is hydrated while a release is published works", async ({ page, site, folder }) => {
  const later = await laterRelease(publicFolder, path.join(folder, "later"), { otherCode: true });
  const target = path.join(folder, "target");
  await publish(target, publicFolder);
  site.serve(path.join(target, "current"));
  // Switches the release between the page and its data.
  let switching: ReturnType<typeof publish> | undefined;
  await page.route("**/page-data/**", async (route: Route) => {
    switching ??= publish(target, later);
    await switching;
    await route.continue();
  });
  const results = pathTo("results", "en");
  await page.goto(results);
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(changedMark);
});
