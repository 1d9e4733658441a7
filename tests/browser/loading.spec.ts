/** A visitor who waits for a page sees a loading message soon, but not at once. Without a wait no message appears. */
import type { Page } from "@playwright/test";
import { pathTo } from "../../src/site/paths";
import { getRoute } from "../../src/site/routes";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { faultsOfNetwork, hold } from "../site/network";
import { expect, follow, holdApp, open, test, waitForHydration } from "../site/test";

declare global {
  interface Window {
    /** Milliseconds from each click to the first dots after it; no entry for a click without dots. */
    waits: number[];
  }
}

/** Measures in the page when dots appear, which is more accurate than from outside. */
async function watchDots(page: Page) {
  await page.addInitScript(() => {
    window.waits = [];
    let clicked: number | undefined;
    window.addEventListener(
      "click",
      () => {
        clicked = performance.now();
      },
      { capture: true },
    );
    new MutationObserver(() => {
      if (clicked === undefined || !document.querySelector("[data-loading-screen]:not([hidden])")) return;
      window.waits.push(performance.now() - clicked);
      clicked = undefined;
    }).observe(document, { childList: true, attributes: true, subtree: true });
  });
}

const dots = (page: Page) => page.locator("[data-loading-dot]:visible");

for (const { code: locale, name } of localesInTurn(0)) {
  const [home, next] = [pathTo("home", locale), pathTo("results", locale)];

  test(`in ${name} a slow page shows four bouncing orange dots, and is announced`, async ({ page }) => {
    await watchDots(page);
    await open(page, home);
    // A screen reader only announces changes in a live region that already exists.
    const told = page.getByRole("status").first();
    await expect(told).toBeAttached();
    const { letThrough } = await hold(page, next);
    await page.locator(`main a[href="${next}"]`).first().click();

    await expect(dots(page)).toHaveCount(4);
    await expect(told).toHaveText(word(locale, "loading.loading"));
    const [wait = 0] = await page.evaluate(() => window.waits);
    expect(wait, "not before it is a wait").toBeGreaterThanOrEqual(190);
    const dot = dots(page).first();
    await expect(dot).not.toHaveCSS("animation-name", "none");
    const colour = await dot.evaluate((element) => getComputedStyle(element).backgroundColor);
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/gu) ?? []).map(Number);
    expect(red > 200 && green > 80 && green < red - 40 && blue < green - 40, `${colour} is orange`).toBe(true);

    letThrough();
    await expect(page).toHaveURL(next);
    await expect(dots(page)).toHaveCount(0);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.getByText(word(locale, "loading.loading"), { exact: true })).toBeHidden();
  });
}

test("shows dots after Back to a slow page, without animation for reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [first, second] = [pathTo("home", "en"), pathTo("results", "en")];
  await open(page, first);
  await follow(page, second);
  // A new document has cached no earlier pages.
  await page.reload();
  await waitForHydration(page);
  const { letThrough } = await hold(page, first);
  await page.goBack();
  await expect(dots(page)).toHaveCount(4);
  for (const dot of await dots(page).all()) await expect(dot).toHaveCSS("animation-name", "none");
  letThrough();
  await expect(page.locator(`main a[href="${second}"]`).first()).toBeVisible();
  await expect(dots(page)).toHaveCount(0);
});

test.describe("before the app has loaded", () => {
  test.use({ expectedFaults: faultsOfNetwork });

  test("shows dots while the browser loads a page", async ({ page }) => {
    const [first, second] = [pathTo("home", "hi"), pathTo("results", "hi")];
    const { letThrough } = await holdApp(page);
    // Playwright cannot query a page during navigation, so the page reports what it shows.
    let tell: (text: string) => void = () => undefined;
    const told = new Promise<string>((resolve) => {
      tell = resolve;
    });
    await page.exposeFunction("tellShown", (text: string) => tell(text));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const screen = document.querySelector<HTMLElement>("[data-loading-screen]:not([hidden])");
        const dots = Array.from(screen?.querySelectorAll("[data-loading-dot]") ?? []);
        if (!screen || dots.length !== 4 || !dots.every((dot) => dot.checkVisibility())) return;
        Reflect.get(window, "tellShown")(screen.innerText.trim());
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto(first, { waitUntil: "domcontentloaded" });
    const next = await hold(page, second, "document");
    await page.evaluate((path) => document.querySelector<HTMLElement>(`main a[href="${path}"]`)?.click(), second);
    expect(await told).toBe(word("hi", "loading.loading"));
    next.breakOff();
    letThrough();
  });
});

test("Gatsby exposes the import of each template's code, which a link loads together with the page's data", async ({
  page,
}) => {
  await open(page, pathTo("home", "hi"));
  const templates = await page.evaluate(() => Object.keys(window.asyncRequires?.components ?? {}));
  expect(templates).toContain(`component---src-templates-${getRoute("results").template}-tsx`);
});
