/** The next page loads when a link is pressed, not before, and the browser blends it in without moving anything. */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { expect, test } from "../site/offline";
import { waitForHydration } from "../site/test";

// The page's rules are tested, so no worker may fetch pages.
test.use({ serviceWorkers: "block" });

const about = pathTo("about", "en");
const rules = 'script[type="speculationrules"]';

/** Presses the first link that a selector matches, without releasing it. */
async function press(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover();
  await page.mouse.down();
}

test("fetches a page when its link is pressed, and no file, editor or other site", async ({ page, site }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  site.asked.length = 0;
  const others = ["/documents/a.pdf", "/calendar/a.ics", "/admin", "https://council.example/Result", "#main"];
  for (const href of others) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, id: "other", textContent: "other" });
      document.querySelector("main")?.prepend(link);
    }, href);
    await press(page, "#other");
    // Released elsewhere, so that nothing is followed.
    await page.mouse.move(0, 0);
    await page.mouse.up();
    await page.evaluate(() => document.getElementById("other")?.remove());
  }
  const link = page.locator(`a[href="${about}"]:visible`).first();
  await link.hover();
  expect(site.asked).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => site.asked).toEqual([about]);
  await page.mouse.up();
  await expect(page).toHaveURL(about);
  expect(site.asked.filter((path) => path === about)).toHaveLength(1);
});

test("the rules are in every page, also while the app runs it", async ({ page, site }) => {
  await page.goto(pathTo("results", "en"));
  await waitForHydration(page);
  await expect(page.locator(rules)).toHaveCount(1);
  site.asked.length = 0;
  await press(page, `a[href="${about}"]:visible`);
  await expect.poll(() => site.asked).toEqual([about]);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`the next page blends in, unless the visitor wants less motion (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        Object.assign(window, { isBlended: Reflect.get(event, "viewTransition") !== null });
      }),
    );
    await page.goto("/");
    await page.locator(`a[href="${about}"]:visible`).first().click();
    await expect(page).toHaveURL(about);
    await page.waitForFunction(() => "isBlended" in window);
    expect(await page.evaluate(() => Reflect.get(window, "isBlended"))).toBe(reducedMotion === "no-preference");
  });
}
