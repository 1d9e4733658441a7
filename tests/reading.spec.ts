import { expect, type Page, test } from "@playwright/test";
import { settingNames } from "../src/preferences/settings";
import { pathTo } from "../src/site/paths";
import english from "./council/content/locales/en/interface.json";
import hindi from "./council/content/locales/hi/interface.json";
import { getSummary, waitForHydration } from "./site/test";

const open = (page: Page, words: typeof english) => getSummary(page, words.reading.title).click();

const shown = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test("a reader's settings hold on every page and language, before anything is painted, until they are reset", async ({
  page,
}) => {
  await page.goto(pathTo("results", "en"));
  await open(page, english);
  await page.getByRole("radio", { name: english.reading["size-largest"] }).check();
  await page.getByRole("radio", { name: english.reading["contrast-dark"] }).check();
  await page.getByRole("radio", { name: english.reading["spacing-wide"] }).check();
  await page.getByRole("radio", { name: english.reading["motion-reduced"] }).check();
  const chosen = { size: "largest", contrast: "dark", theme: "dark", spacing: "wide", motion: "reduced" };
  expect(await shown(page)).toEqual(chosen);

  // Nothing of the app is fetched here, so what is seen is what stood before the first paint.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(pathTo("rti", "hi"));
  expect(await shown(page)).toMatchObject(chosen);
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(size).toBe(24);

  await page.unroute("**/*.js");
  await page.goto(pathTo("rti", "hi"));
  await open(page, hindi);
  await page.getByRole("button", { name: hindi.reading.reset }).click();
  expect(await shown(page)).toEqual({ theme: "light" });
});

test("settings are chosen, shown as chosen and set back where the app never comes", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  const groups = page.getByRole("form", { name: hindi.reading.title }).getByRole("group");
  await page.goto(pathTo("results", "en"));
  await open(page, english);
  await page.getByRole("radio", { name: english.reading["size-larger"] }).check();
  expect(await shown(page)).toEqual({ size: "larger", theme: "light" });
  await page.getByRole("radio", { name: english.reading["contrast-dark"] }).check();
  expect(await shown(page)).toEqual({ size: "larger", contrast: "dark", theme: "dark" });
  await page.keyboard.press("Enter");

  await page.goto(pathTo("rti", "hi"));
  expect(await shown(page)).toEqual({ size: "larger", contrast: "dark", theme: "dark" });
  await open(page, hindi);
  await expect(page.getByRole("radio", { name: hindi.reading["size-larger"] })).toBeChecked();
  await expect(page.getByRole("radio", { name: hindi.reading["contrast-dark"] })).toBeChecked();

  await page.getByRole("button", { name: hindi.reading.reset }).click();
  expect(await shown(page)).toEqual({ theme: "light" });
  expect(await groups.count()).toBe(settingNames.length);
  for (const group of await groups.all()) await expect(group.getByRole("radio").first()).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(pathTo("results", "en"));
  expect(await shown(page)).toEqual({ theme: "light" });
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("a page keeps the reader's settings when another page follows without a new document", async ({ page }) => {
  await page.goto(pathTo("members", "en"));
  await open(page, english);
  await page.getByRole("radio", { name: english.reading["contrast-high"] }).check();
  await waitForHydration(page);
  await page.keyboard.press("Escape");
  await page.getByRole("navigation", { name: english.layout.breadcrumbs }).getByRole("link").first().click();
  await expect(page).toHaveURL(pathTo("home", "en"));
  expect(await shown(page)).toMatchObject({ contrast: "high", theme: "high" });
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain(
    pathTo("members", "en"),
  );
});

test("a reader who chose nothing follows the system, also where the app never comes", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ colorScheme: "dark", ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(pathTo("home", "sa"));
  expect(await shown(page)).toMatchObject({ theme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(async () => (await shown(page)).theme).toBe("light");
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(async () => (await shown(page)).theme).toBe("high");
  await context.close();
});

test("what a reader chose holds when the system changes, until it is reset", async ({ page }) => {
  await page.goto(pathTo("home", "hi"));
  await open(page, hindi);
  await page.getByRole("radio", { name: hindi.reading["contrast-light"] }).check();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shown(page)).toMatchObject({ contrast: "light", theme: "light" });
  await page.getByRole("button", { name: hindi.reading.reset }).click();
  expect(await shown(page)).toEqual({ theme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => shown(page)).toEqual({ theme: "light" });
});
