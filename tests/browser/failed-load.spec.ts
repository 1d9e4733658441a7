/** A page that fails to load: the visitor sees a message, the open page keeps working, and retry is possible. */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { atNight, localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { cut, faultsOfNetwork } from "../site/network";
import { expect, open, test } from "../site/test";

test.use({ expectedFaults: faultsOfNetwork });

const home = pathTo("home", "en");
const next = pathTo("results", "en");
const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
/** Finds the message of a failed load in English. A list shows its errors in another alert. */
const alertOn = (page: Page) => page.getByRole("alert").filter({ hasText: word("en", "loading.failedTitle") });

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} a page that fails to load is reported, and the open page keeps working`, async ({ page }) => {
    const [first, second, other] = [pathTo("home", locale), pathTo("results", locale), pathTo("syllabus", locale)];
    await open(page, first);
    await cut(page, second);
    await linkTo(page, second).click();

    const alert = page.getByRole("alert");
    await expect(alert).toContainText(word(locale, "loading.failedTitle"));
    await expect(alert).toContainText(word(locale, "loading.failedOnline"));
    await expect(alert.getByRole("button", { name: word(locale, "loading.retry"), exact: true })).toBeVisible();
    await expect(page.locator("[data-loading-dot]:visible")).toHaveCount(0);
    await expect(page).toHaveURL(first);

    await alert.getByRole("button", { name: word(locale, "loading.dismiss"), exact: true }).click();
    await expect(alert).toHaveCount(0);
    await linkTo(page, other).click();
    await expect(page).toHaveURL(other);
  });
}

test("reports a page whose code fails to load", async ({ page }) => {
  await open(page, home);
  await cut(page, next, "code");
  await linkTo(page, next).click();
  await expect(alertOn(page)).toBeVisible();
  await expect(page).toHaveURL(home);
});

test("retry restores the query and the fragment once the page can be loaded", async ({ page }) => {
  await open(page, pathTo("rti", "en"));
  const url = `${next}?year=2023#main`;
  const { mend } = await cut(page, next);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, textContent: "sent link" });
    document.querySelector("main")?.prepend(link);
  }, url);
  await page.getByRole("link", { name: "sent link" }).click();
  const retry = alertOn(page).getByRole("button", { name: word("en", "loading.retry"), exact: true });
  await expect(retry).toBeVisible();
  await mend();
  await retry.click();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("table")).toBeVisible();
});

test("reports that the visitor is offline, again on a retry, and opens the page by itself when online again", async ({
  page,
  context,
}) => {
  await open(page, home);
  await context.setOffline(true);
  await linkTo(page, next).click();
  await expect(alertOn(page)).toContainText(word("en", "loading.failedOffline"));
  await alertOn(page)
    .getByRole("button", { name: word("en", "loading.retry"), exact: true })
    .click();
  await expect(alertOn(page)).toBeFocused();
  await expect(page).toHaveURL(home);
  await context.setOffline(false);
  await expect(page).toHaveURL(next);
  await expect(page.getByRole("table")).toBeVisible();
});

test("an open list can still be searched after another page failed to load", async ({ page }) => {
  await open(page, next);
  await cut(page, home);
  await page.getByRole("banner").locator(`a[href="${home}"]`).first().click();
  await expect(alertOn(page)).toBeVisible();
  await page.getByRole("main").getByRole("searchbox").fill("2023");
  await expect(page).toHaveURL(`${next}?q=2023`);
});

test("opens a page of a newer release as a new document at once", async ({ page }) => {
  await open(page, home);
  const { mend } = await cut(page, next);
  // The old page's files are gone; the next document finds those of the newer release.
  await page.route("**/page-data/app-data.json", async (route) => {
    await mend();
    await route.fulfill({ json: { webpackCompilationHash: "newer" } });
    await page.unroute("**/page-data/app-data.json");
  });
  await linkTo(page, next).click();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(alertOn(page)).toHaveCount(0);
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

  for (const status of [429, 500, 503]) {
    test(
      `reports a page that fails with ${status}, after few requests`,
      status === 503 ? {} : atNight,
      async ({ page }) => {
        await open(page, home);
        await page.route("**/page-data/**", (route) => route.fulfill({ status }));
        const counts = countRequests(page);
        for (let press = 0; press < 3; press += 1) {
          await linkTo(page, next).hover();
          await linkTo(page, next).click();
          await expect(alertOn(page)).toBeVisible();
        }
        expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
      },
    );
  }

  test("reports that the controls of a page have not loaded, and handles them once they have", async ({ page }) => {
    await page.route(/\/app-.*\.js$/u, (route) => route.fulfill({ status: 500 }));
    await page.goto(next);
    const counts = countRequests(page);
    const box = page.getByRole("main").getByRole("searchbox");
    await box.pressSequentially("purva 2024");
    const message = page.getByRole("alert").filter({ hasText: word("en", "loading.appFailed") });
    await expect(message).toBeVisible();
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
    await page.unroute(/\/app-.*\.js$/u);
    await message.getByRole("link", { name: word("en", "loading.retry"), exact: true }).click();
    await box.fill("2023");
    await expect(page).toHaveURL(`${next}?q=2023`);
    await expect(message).toBeHidden();
  });

  test("reports that the search of a list has not loaded, after few requests", async ({ page }) => {
    // The app of the page loads, and what the search needs besides does not.
    const html = await (await page.request.get(next)).text();
    await page.route(/\/\d+-[\da-f]+\.js$/u, (route) =>
      html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 503 }),
    );
    const counts = countRequests(page);
    await page.goto(next);
    await page.getByRole("main").getByRole("searchbox").pressSequentially("purva 2024 purva 2023");
    await expect(page.getByText(word("en", "listing.failed"))).toBeVisible();
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(mostRequests);
  });
});
