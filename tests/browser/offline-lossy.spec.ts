/** A network that truncates or drops responses leaves every page readable, and the cache without partial files. */

import { pathTo } from "../../src/site/paths";
import { createRandom } from "../random";
import { atNight } from "../site/examples";
import { acts, orders } from "../site/lists-by-file";
import { comeTo, expect, test, waitUntilKept } from "../site/offline";
import { waitForHydration } from "../site/test";

const results = pathTo("results", "en");

test("does not cache a truncated page, and keeps the complete one cached earlier", async ({ page, site }) => {
  await comeTo(page, site, "/");
  await waitUntilKept(page, [results]);
  site.network.isHalved = (address) => address === results;
  // Browsers wait for the rest of such a page, so the test does not.
  await page.goto(results, { waitUntil: "commit" });
  site.network.isCut = true;
  await page.goto(results);
  await expect(page.locator("#stale-notice")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a page with truncated code is readable, and works on the next visit", async ({ page, site }) => {
  site.network.isHalved = (address) => /^\/app-.*\.js$/u.test(address);
  await page.goto(results);
  await expect(page.getByRole("table").first()).toBeVisible();
  site.network.isHalved = () => false;
  await page.reload();
  await waitForHydration(page);
});

test(
  "with 5% of requests lost and 400 ms latency every page loads at once or after a retry",
  atNight,
  async ({ page, site }) => {
    const random = createRandom(20_260_101);
    site.network.isLost = () => random() < 1 / 20;
    site.network.delay = 400;
    await expect(async () => void (await page.goto("/"))).toPass();
    for (const id of [
      "results",
      "home",
      "syllabus",
      "schools",
      orders.name,
      acts.name,
      "rti",
      "members",
      "committees",
    ] as const) {
      const next = pathTo(id, "en");
      await page.locator(`a[href="${next}"]`).first().dispatchEvent("click");
      await expect(async () => {
        // The browser reports lost pages.
        const isOpen = new URL(page.url()).pathname === next && (await page.getByRole("contentinfo").isVisible());
        if (!isOpen) await page.goto(next);
        await expect(page.getByRole("contentinfo")).toBeVisible();
      }).toPass();
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    }
  },
);
