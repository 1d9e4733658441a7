/** Pages go on working when the browser translates them, before and after the app has hydrated them. */
import type { Locator, Page } from "@playwright/test";
import { translatePage } from "../src/app/translator.testing";
import { entryTarget, pathTo, templateOf } from "../src/site/paths";
import { routes } from "../src/site/routes";
import { entriesOn } from "./site/entries";
import { expect, holdApp, open, test, waitForHydration } from "./site/test";

// A recording of every step would take longer than the steps.
test.use({ trace: "off" });

const [home, results] = [pathTo("home", "en"), pathTo("results", "en")];

/** A page of every template, of a route or an entry. */
const pages = [
  ...new Map(
    routes.flatMap((route) => {
      const [entry] = "entryPages" in route ? entriesOn(route) : [];
      const places = entry ? [{ route: route.id }, entryTarget(route.id, entry.key)] : [{ route: route.id }];
      return places.map((place): [string, string] => [templateOf({ route, entry: place.entry }), pathTo(place, "en")]);
    }),
  ).values(),
];

/** Runs the imitation of the translator, which translates all new text as well. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage, true);
  await expect(page.locator("h1 font font").first()).toBeVisible();
}

/** Every text of the page that no translator has found. */
const untranslated = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest("font,script,style,noscript,title,svg")) texts.push(nodeValue);
    }
    return texts;
  });

/** Matches a status that gives the number of rows shown. */
const countOf = async (rows: Locator) => new RegExp(`^${await rows.count()}\\D`, "u");

const listSearch = (page: Page) => page.getByRole("main").getByRole("searchbox");

/** Follows a link of the menu within the app, and goes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  const to = pathname === home ? results : home;
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
  await expect(page).toHaveURL(to);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** Sorts, chooses and types, as far as the page has controls for it. */
async function tryControls(page: Page): Promise<void> {
  const press = async (control: Locator) => void ((await control.count()) > 0 && (await control.first().click()));
  await press(page.locator("main [data-sort]:visible"));
  await press(page.locator("main label:visible").filter({ has: page.getByRole("radio") }));
  if ((await listSearch(page).count()) > 0) await listSearch(page).first().fill("test");
  await expect(page.getByRole("main")).not.toBeEmpty();
}

for (const path of pages) {
  test.describe(path, () => {
    test("works when it is translated after hydration", async ({ page }) => {
      await open(page, path);
      await translate(page);
      await tryControls(page);
      await leaveAndReturn(page);
    });

    test("works when it is translated before the app comes, and loses neither words, focus nor place", async ({
      page,
    }) => {
      const { letThrough, release } = await holdApp(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await translate(page);
      const field = page.getByRole("searchbox").locator("visible=true").first();
      await field.fill("test");
      await page.evaluate(() => window.scrollTo(0, 60));
      letThrough();
      await waitForHydration(page);
      await release();
      await expect(field).toHaveValue("test");
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(60);
      await expect.poll(() => untranslated(page)).toEqual([]);
      await tryControls(page);
      await leaveAndReturn(page);
    });
  });
}

test.describe(() => {
  test.use({ expectedFaults: /status of 404/u });

  test("the page that answers unknown addresses, which has no app, works when it is translated", async ({ page }) => {
    await page.goto("/no-such-page");
    await translate(page);
    await expect.poll(() => untranslated(page)).toEqual([]);
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL("/no-such-page");
    await translate(page);
    await page.getByRole("searchbox").locator("visible=true").first().fill("result");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\?q=result$/u);
    await expect(page.getByRole("main").locator("li a").first()).toBeVisible();
  });
});

test.describe(() => {
  test.use({ expectedFaults: /broken by the test/u });

  test("a page that fails is readable again, without the app and with its query, and reported", async ({
    page,
    faults,
  }) => {
    await open(page, results);
    await page.evaluate(() => {
      Node.prototype.removeChild = () => {
        throw new Error("broken by the test");
      };
    });
    await listSearch(page).fill("uttar");
    await page.waitForFunction(
      () =>
        performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload" && document.readyState === "complete",
    );
    await expect(page).toHaveURL(`${results}?q=uttar`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main tbody tr[id]").first()).toBeVisible();
    expect(await page.evaluate(() => window.__appLoader?.isHydrated)).toBe(false);
    expect(faults.some((fault) => fault.includes("broken by the test"))).toBe(true);
  });
});

test("a translated list says how many rows it shows, and its pages are turned", async ({ page }) => {
  await open(page, `${results}?q=2023`);
  await translate(page);
  const rows = page.locator("main tbody tr[id]");
  const status = page.getByRole("main").getByRole("status");
  for (const words of ["2023", "uttar 2023", "uttar 2023 individual"]) {
    await listSearch(page).fill(words);
    await expect(page).toHaveURL(new RegExp(`q=${words.replaceAll(" ", "\\+")}$`, "u"));
    await expect(async () => expect(await status.textContent()).toMatch(await countOf(rows))).toPass();
  }
  await listSearch(page).fill("");
  await expect(async () => expect(await status.textContent()).toMatch(await countOf(rows))).toPass();

  const schools = pathTo("schools", "en");
  await open(page, schools);
  await translate(page);
  const second = pathTo({ route: "schools", number: 2 }, "en");
  await page.locator(`main a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(second);
  await page.goBack();
  await expect(page).toHaveURL(schools);
  await expect(rows.first()).toBeVisible();
});

test("a translated search page finds pages", async ({ page }) => {
  await open(page, pathTo("search", "en"));
  await translate(page);
  for (const words of ["scholarship", "syllabus", "zzzzqq", "result"]) {
    await listSearch(page).fill(words);
    await expect(page.getByRole("main").getByRole("status")).toContainText(words);
  }
  await expect(page.getByRole("main").locator("li a").first()).toBeVisible();
});
