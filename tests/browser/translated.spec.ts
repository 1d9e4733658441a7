/** Pages keep working when the browser translates them, before and after hydration. */
import type { Locator, Page } from "@playwright/test";
import { getEntryTarget, getTemplate, pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { atNight } from "../site/examples";
import { expect, holdApp, open, test, waitForHydration } from "../site/test";

// Recording a trace would take longer than the steps.
test.use({ trace: "off" });

const [home, results] = [pathTo("home", "en"), pathTo("results", "en")];

/** The path of one page of every template, either of a route or of an entry. */
const templatePages: readonly string[] = [
  ...new Map(
    routes.flatMap((route) => {
      const [entry] = "entryTemplate" in route ? entriesOn(route) : [];
      const places = entry ? [{ route: route.id }, getEntryTarget(route.id, entry.key)] : [{ route: route.id }];
      return places.map((place): [string, string] => [getTemplate({ route, entry: place.entry }), pathTo(place, "en")]);
    }),
  ).values(),
];

/**
 * Simulates Chrome's translator: wraps each text node of the document in two `font` elements, and each one added later.
 * Tests send this function to the browser, so it refers to nothing outside itself.
 */
function translatePage(): void {
  const translateText = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest("script,style,font,noscript,textarea,title,svg")) return;
    const outer = document.createElement("font");
    outer.append(document.createElement("font"));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const translateBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) if (text instanceof Text) translateText(text);
  };
  translateBelow(document.body);
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!node.isConnected) continue;
      if (node instanceof Text) translateText(node);
      else if (node.nodeName !== "FONT") translateBelow(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Runs the simulated translator, which also translates text added later. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage);
  await expect(page.locator("h1 font font").first()).toBeVisible();
}

/** Returns all texts of the page that are not translated. */
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

/** Finds the search field of a list or of the search page. */
const listSearch = (page: Page) => page.getByRole("main").getByRole("searchbox");

/** Sorts, filters and searches, as far as the page has these controls. */
async function tryControls(page: Page): Promise<void> {
  const press = async (control: Locator) => void ((await control.count()) > 0 && (await control.first().click()));
  await press(page.locator("main [data-sort]:visible"));
  await press(page.locator("main label:visible").filter({ has: page.getByRole("radio") }));
  if ((await listSearch(page).count()) > 0) await listSearch(page).first().fill("test");
  await expect(page.getByRole("main")).not.toBeEmpty();
}

/** Returns a pattern for a status that starts with the number of visible rows. */
const countOf = async (rows: Locator) => new RegExp(`^${await rows.count()}\\D`, "u");

// By day some templates; at night all.
for (const [turn, path] of templatePages.entries()) {
  test(
    `${path} translated before the app loads keeps texts, focus and scroll position`,
    turn % 7 === 0 ? {} : atNight,
    async ({ page }) => {
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
    },
  );
}

for (const [turn, path] of templatePages.entries()) {
  test(`${path} works when translated after hydration`, turn % 7 === 1 ? {} : atNight, async ({ page }) => {
    await open(page, path);
    await translate(page);
    await tryControls(page);
  });
}

test.describe(() => {
  test.use({ expectedFaults: /status of 404/u });

  test("the not-found page, which has no app, works when translated", async ({ page }) => {
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

  test("reloads a page that fails, without the app but with its query, and reports the error", async ({
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

test("a translated list shows its number of rows", async ({ page }) => {
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
