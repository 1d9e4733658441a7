/** A page is complete before the app loads. The app loads without disturbing visitors, and handles earlier input. */
import type { Page } from "@playwright/test";
import { results as resultsCollection } from "../../src/schema/collections/dated";
import { getLocale } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { readShownEntries } from "../site/entries";
import { word } from "../site/messages";
import { expect, filesFetched, getSummary, holdApp, test, waitForHydration } from "../site/test";

const [home, results] = [pathTo("home", "en"), pathTo("results", "en")];
const firstResult = readShownEntries(resultsCollection)[0]?.key ?? "";

/** The options for opening a complete page with pending requests, which delay its `load` event. */
const whole = { waitUntil: "domcontentloaded" } as const;

const scriptsFetched = async (page: Page) => (await filesFetched(page)).filter((address) => address.endsWith(".js"));

test("loads no script for a reader until a control is used", async ({ page }) => {
  for (const target of [home, pathTo("about", "hi"), pathTo({ route: "results", entry: firstResult }, "sa")]) {
    await page.goto(target);
    expect.soft(await scriptsFetched(page), target).toEqual([]);
  }
  await page.getByRole("button", { name: word("sa", "entry.copy"), exact: true }).click();
  await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
});

test("loads no script with data saving until a control needs one, and then handles all earlier input", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(results);
  await page.mouse.move(300, 300);
  const readingSettings = getSummary(page, word("en", "reading.title"));
  await readingSettings.click();
  await page.getByRole("radio", { name: word("en", "reading.size-large"), exact: true }).check();
  await expect(page.locator("html")).toHaveAttribute("data-size", "large");
  await readingSettings.click();
  expect(await scriptsFetched(page)).toEqual([]);
  await page
    .getByRole("link", { name: word("en", "menu.home"), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(home);
  await page.goto(results);
  await page.getByRole("button", { name: word("en", "listing.year"), exact: true }).click();
  await expect(page).toHaveURL(`${results}?sort=year`);
});

test("handles each press of a button before the app has loaded", async ({ page }) => {
  const { letThrough } = await holdApp(page);
  await page.goto(results, whole);
  const sort = page.getByRole("button", { name: word("en", "listing.year"), exact: true });
  await sort.click();
  await sort.click();
  await expect(page).toHaveURL(results);
  letThrough();
  await expect(page).toHaveURL(`${results}?sort=-year`);
});

test("searches for text typed before the app has loaded", async ({ page }) => {
  const { letThrough } = await holdApp(page);
  await page.goto(results, whole);
  await page.getByLabel(word("en", "listing.search")).fill("uttar 2023");
  letThrough();
  await waitForHydration(page);
  await expect(page.getByLabel(word("en", "listing.search"))).toHaveValue("uttar 2023");
  await expect(page).toHaveURL(/\?q=uttar\+2023$/u);
});

test("stores a language chosen before the app has loaded, and keeps the query and fragment of the URL", async ({
  page,
}) => {
  const { letThrough } = await holdApp(page);
  await page.goto(`${results}?year=2023#main`, whole);
  await page.getByRole("link", { name: getLocale("hi").name, exact: true }).click();
  await expect(page).toHaveURL(`${pathTo("results", "hi")}?year=2023#main`);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ language: "hi" });
  letThrough();
});

test("hydration leaves the attributes of the document element unchanged", async ({ page }) => {
  const { letThrough } = await holdApp(page);
  await page.goto(results, whole);
  await page.evaluate(() => {
    const root = document.documentElement;
    const changed = new MutationObserver((changes) => {
      for (const { attributeName } of changes) root.append(document.createComment(`changed: ${attributeName}`));
    });
    changed.observe(root, { attributes: true });
  });
  letThrough();
  await waitForHydration(page);
  expect(await page.content()).not.toContain("<!--changed: ");
});
