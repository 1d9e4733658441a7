import { expect, type Page, test } from "@playwright/test";
import { settingNames } from "../src/preferences/settings";
import { pathTo } from "../src/site/paths";
import english from "./council/content/locales/en/interface.json";
import hindi from "./council/content/locales/hi/interface.json";
import { getSummary, waitForHydration } from "./site/test";

const open = (page: Page, words: typeof english) => getSummary(page, words.reading.title).click();

const shown = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

test("a reader's settings apply to every page and language before the first paint, until they are reset", async ({
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

  // The app's scripts are blocked, so this is the state before the first paint.
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

test("settings can be chosen, shown and reset if the app never loads", async ({ page }) => {
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

test("keeps the reader's settings after navigation within the app", async ({ page }) => {
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

test("follows the system without a reader's choice, even if the app never loads", async ({ browser, baseURL }) => {
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

test("a reader's choice persists when the system changes, until it is reset", async ({ page }) => {
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
