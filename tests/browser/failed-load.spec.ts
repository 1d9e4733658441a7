/** Controls whose code or data fail to load: the page stays readable and says so, and retry is possible. */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { atNight } from "../site/examples";
import { word } from "../site/messages";
import { faultsOfNetwork } from "../site/network";
import { expect, test } from "../site/test";

const home = pathTo("home", "en");
const next = pathTo("results", "en");
const appFailure = (page: Page) => page.getByRole("alert").filter({ hasText: word("en", "loading.appFailed") });

test.describe("the code of a control that fails to load", () => {
  test.use({ expectedFaults: faultsOfNetwork });

  for (const isHandled of [true, false])
    test(`is reported as preload-error and ${isHandled ? "not " : ""}raised`, async ({ page, faults }) => {
      await page.route(/\/component---src-templates-.*\.js$/u, (route) => route.abort());
      await page.addInitScript((handles) => {
        window.addEventListener("preload-error", (event) => {
          Object.assign(window, { told: event.detail.path });
          if (handles) event.preventDefault();
        });
      }, isHandled);
      await page.goto(next);
      await page.getByRole("main").getByRole("searchbox").fill("purva");
      await expect(appFailure(page)).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "told"))).toBe(next);
      expect(faults.some((fault) => fault.includes("did not arrive"))).toBe(!isHandled);
    });
});

/** Counts the page's requests by URL from now on. */
function countRequests(page: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  page.on("request", (request) => counts.set(request.url(), (counts.get(request.url()) ?? 0) + 1));
  return counts;
}

/** The most requests for one URL that a page may send in ten seconds. */
const mostRequests = 5;

test.describe("while the server answers every request with an error", () => {
  test.use({
    expectedFaults:
      /Failed to load resource|did not arrive|Loading chunk|answered|does not respond|: [45]\d\d|could not be loaded|not found/u,
  });

  for (const status of [429, 500, 503])
    test(
      `reports that the controls have not loaded if the data of the page fail with ${status}, after few requests`,
      status === 500 ? {} : atNight,
      async ({ page }) => {
        await page.route("**/page-data/**", (route) => route.fulfill({ status }));
        const counts = countRequests(page);
        await page.goto(next);
        await page.getByRole("main").getByRole("searchbox").pressSequentially("purva 2024");
        await expect(appFailure(page)).toBeVisible();
        expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
        await page.locator(`a[href="${home}"]:visible`).first().click();
        await expect(page).toHaveURL(home);
      },
    );

  test("reports that the controls of a page have not loaded, and handles them once they have", async ({ page }) => {
    await page.route(/\/app-.*\.js$/u, (route) => route.fulfill({ status: 500 }));
    await page.goto(next);
    const counts = countRequests(page);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.pressSequentially("purva 2024");
    const message = appFailure(page);
    await expect(message).toBeVisible();
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
    await page.unroute(/\/app-.*\.js$/u);
    await message.getByRole("link", { name: word("en", "loading.retry"), exact: true }).click();
    await box.fill("2023");
    await expect(page).toHaveURL(`${next}?q=2023`);
    await expect(message).toBeHidden();
  });

  for (const slowdown of [1, 8])
    test(`reports that the search of a list has not loaded with a processor ${slowdown} times slower, after few requests`, async ({
      page,
    }) => {
      // The app of the page loads, and what the search needs besides does not.
      const html = await (await page.request.get(next)).text();
      await page.route(/\/\d+-[\da-f]+\.js$/u, (route) =>
        html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 503 }),
      );
      const session = await page.context().newCDPSession(page);
      // On a slow phone the search fails before the page is hydrated.
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      const counts = countRequests(page);
      await page.goto(next);
      await page.getByRole("main").getByRole("searchbox").pressSequentially("purva 2024 purva 2023");
      await expect(page.getByText(word("en", "listing.failed"))).toBeVisible();
      expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
    });
});
