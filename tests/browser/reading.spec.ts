/** A reader's settings apply to every page and language, with the app and without it. */
import type { Page } from "@playwright/test";
import type { MessageKey } from "../../src/i18n/messages";
import { settingNames } from "../../src/preferences/settings";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { word } from "../site/messages";
import { faultsOfNetwork } from "../site/network";
import { expect, getSummary, test } from "../site/test";

// The app's scripts are blocked in some tests, which the browser reports.
test.use({ expectedFaults: faultsOfNetwork });

const open = (page: Page, locale: LocaleCode) => getSummary(page, word(locale, "reading.title")).click();

const option = (page: Page, locale: LocaleCode, key: MessageKey) =>
  page.getByRole("radio", { name: word(locale, key), exact: true });

const reset = (page: Page, locale: LocaleCode) =>
  page.getByRole("button", { name: word(locale, "reading.reset") }).click();

const shown = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

const choices = [
  "reading.size-largest",
  "reading.theme-dark",
  "reading.spacing-wide",
  "reading.motion-reduced",
] as const;

test("settings apply to every page and language before the first paint, until they are reset, if the app never loads", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(pathTo("results", "en"));
  await open(page, "en");
  for (const key of choices) await option(page, "en", key).check();
  const chosen = { size: "largest", chosenTheme: "dark", theme: "dark", spacing: "wide", motion: "reduced" };
  expect(await shown(page)).toEqual(chosen);
  await page.keyboard.press("Enter");

  await page.goto(pathTo("rti", "hi"));
  expect(await shown(page)).toEqual(chosen);
  const size = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect(size).toBe(24);
  await open(page, "hi");
  for (const key of choices) await expect(option(page, "hi", key)).toBeChecked();

  await reset(page, "hi");
  expect(await shown(page)).toEqual({ theme: "light" });
  const groups = page.getByRole("form", { name: word("hi", "reading.title") }).getByRole("group");
  await expect(groups).toHaveCount(settingNames.length);
  for (const group of await groups.all()) await expect(group.getByRole("radio").first()).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(pathTo("results", "en"));
  expect(await shown(page)).toEqual({ theme: "light" });
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("follows the system without a reader's choice, even if the app never loads", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(pathTo("home", "sa"));
  expect(await shown(page)).toMatchObject({ theme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(async () => (await shown(page)).theme).toBe("light");
  await page.emulateMedia({ contrast: "more" });
  await expect.poll(async () => (await shown(page)).theme).toBe("high");
});

test("a reader's choice persists when the system changes, until it is reset", async ({ page }) => {
  await page.goto(pathTo("home", "hi"));
  await open(page, "hi");
  await option(page, "hi", "reading.theme-light").check();
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(() => matchMedia("(prefers-color-scheme: dark)").matches);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await shown(page)).toMatchObject({ chosenTheme: "light", theme: "light" });
  await reset(page, "hi");
  expect(await shown(page)).toEqual({ theme: "dark" });
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => shown(page)).toEqual({ theme: "light" });
});
