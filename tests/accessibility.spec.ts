/** Nothing on any page stands in the way of a person with a disability, as far as a machine can tell (WCAG 2.2, A and AA). */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { defaultLocale } from "../src/site/locales";
import { allPages, pathTo } from "../src/site/paths";
import { routes } from "../src/site/routes";
import { faultsOfNetwork, hold } from "./site/network";
import { expect, open, test } from "./site/test";
import { word } from "./site/words";

// Lists of a hundred rows keep axe busy for long on a small machine.
test.describe.configure({ timeout: 120_000 });

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
const phone = { width: 360, height: 800 };
const desk = { width: 1280, height: 800 };

/** What axe finds wrong, told so that it can be found and mended. */
async function barriers(page: Page): Promise<string[]> {
  // Only what is wrong is wanted, and no page has frames, for which axe would open another page: both save most of the time.
  const axe = new AxeBuilder({ page }).options({ runOnly: levels, resultTypes: ["violations"] }).setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(" ")}`);
}

for (const { route, path } of allPages()) {
  // What a wide screen changes is the template's doing, so one route of each is enough there.
  const isExample = routes.find(({ template }) => template === route.template) === route;

  test(`${path} has no barrier on a phone${isExample ? " or a desk" : ""}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, path);
    expect.soft(await barriers(page), "on a phone").toEqual([]);
    if (!isExample) return;
    await page.setViewportSize(desk);
    expect(await barriers(page), "on a desk").toEqual([]);
  });
}

test.describe("what only shows when it is wanted", () => {
  const home = pathTo("home", defaultLocale);
  const results = pathTo("results", defaultLocale);

  test("an open menu has no barrier", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, home);
    await page.locator("summary").first().click();
    expect(await barriers(page)).toEqual([]);
  });

  test("a list in which nothing was found has no barrier", async ({ page }) => {
    await open(page, `${results}?q=nothing-has-this-name`);
    await expect(page.getByText(word(defaultLocale, "listing.nothing"), { exact: true })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test("the offer of another language has no barrier", async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem("language", "sa"));
    await open(page, home);
    await expect(page.locator("aside")).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });

  test("a page that was not found has no barrier in any language", async ({ page, faults }) => {
    for (const { path } of allPages().filter(({ route }) => route.id === "home")) {
      await open(page, `${path === "/" ? "" : path}/nothing-is-here`);
      expect(await barriers(page)).toEqual([]);
    }
    // The browser itself tells of the status 404.
    faults.length = 0;
  });
});

test.describe("while and when a page does not come", () => {
  test.use({ expectedFaults: faultsOfNetwork });

  test("the loading screen and the message of a failure have no barrier", async ({ page }) => {
    const next = pathTo("results", defaultLocale);
    await open(page, pathTo("home", defaultLocale));
    const { breakOff } = await hold(page, next);
    await page.locator(`main a[href="${next}"]`).first().click();
    await expect(page.locator("[data-loading-dot]")).toHaveCount(4);
    expect(await barriers(page)).toEqual([]);
    breakOff();
    await expect(page.getByRole("alert")).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  });
});
