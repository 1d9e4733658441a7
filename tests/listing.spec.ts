/** A list's rows have addresses of their own, and what is found can be taken along. */
import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { type RouteId, routeOf } from "../src/site/routes";
import { entriesOn } from "./site/entries";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const entries = entriesOn(routeOf("results"));
const keys = entries.map(({ key }) => key);
const [first = "", last = ""] = [keys[0], keys.at(-1)];

for (const locale of localeCodes) {
  const path = pathTo("results", locale);

  test(`${path}: a row's address opens the list at the row and marks it`, async ({ page }) => {
    await open(page, `${path}#${last}`);
    const row = page.locator(`tr[id="${last}"]`);
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute("data-target");
  });

  for (const width of [360, 1280]) {
    test(`${path}: a URL of a row leads to the row, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await open(page, `${path}#${last}`);
      const row = page.locator(`tr[id="${last}"]`);
      await expect(row).toHaveAttribute("data-target");
      await expect(row).toBeInViewport({ ratio: 0.9 });
    });
  }

  test(`${path}: a row's address shows a row that filters hide`, async ({ page }) => {
    await open(page, `${path}?q=99999999#${last}`);
    await expect(page.locator(`tr[id="${last}"]`)).toBeInViewport();
    await expect(page).toHaveURL(new RegExp(`${path}#${last}$`, "u"));
    await expect(page.getByRole("searchbox", { name: word(locale, "listing.search") })).toHaveValue("");
  });

  test(`${path}: every row has a link to its address that names it and can be touched`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    const row = page.locator(`tr[id="${first}"]`);
    // What is not yet near the screen is not laid out, and has no inner text.
    const title = await row.getByRole("rowheader").textContent();
    const link = row.getByRole("link", { name: word(locale, "listing.address") });
    await expect(link).toHaveAccessibleName(
      `${word(locale, "listing.address")} ${title?.replace(/\s+/gu, " ").trim()}`,
    );
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`#${first}$`, "u"));
    await expect(row).toHaveAttribute("data-target");
  });

  test(`${path}: what is found is had as CSV and as JSON`, async ({ page }) => {
    await open(page, path);
    const save = async (name: string) => {
      const button = page.getByRole("button", { name, exact: true });
      // The rows before it are laid out when they come near and move it: a press waits until it rests.
      await button.scrollIntoViewIfNeeded();
      const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const csv = await save(word(locale, "listing.downloadCsv"));
    expect(csv.name).toBe(`result-${locale}.csv`);
    const lines = csv.text.split("\r\n");
    expect(lines[0]).toMatch(new RegExp(`^\uFEFF${word(locale, "field.results.exam")},`, "u"));
    expect(lines).toHaveLength(keys.length + 2);
    for (const key of keys) expect(csv.text).toContain(`${path}#${key}`);

    await page.getByRole("searchbox", { name: word(locale, "listing.search") }).fill("2017");
    await expect(page.locator(`tr[id="${last}"]`)).toHaveCount(0);
    const found = await page.locator("tbody tr[id]").evaluateAll((rows) => rows.map(({ id }) => id));
    const json = await save(word(locale, "listing.downloadJson"));
    expect(JSON.parse(json.text)).toMatchObject({ entries: found.map((key) => ({ key })) });
  });
}

/** The lists whose columns have widths of their own. */
const longLists: RouteId[] = ["news", "orders", "results", "schools"];

for (const locale of localeCodes) {
  test(`rows off the screen wait, values stand under their headings and no word is broken (${locale})`, async ({
    page,
  }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const id of longLists) {
        const path = pathTo(id, locale);
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const table = page.getByRole("table").first();
        const [head, first] = [table.getByRole("row").first(), table.locator("tbody tr[id]").first()];
        await expect(first, path).toBeVisible();
        expect.soft(await edges(first), `${path} at ${width}`).toEqual(await edges(head));
        expect.soft(await brokenWords(table), `${path} at ${width}`).toEqual([]);
        if (id === "schools") expect.soft(await isLaidOut(table.locator("tbody tr[id]").last())).toBe(false);
      }
    }
  });
}

/** Returns the left and right edges of the cells of a row, in CSS pixels. */
function edges(row: Locator): Promise<number[][]> {
  return row.evaluate((element) =>
    Array.from(element.children, (cell) => {
      const { left, right } = cell.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    }),
  );
}

/** The words of an element, apart from numbers and what is joined with them, that stand on more than one line. */
function brokenWords(within: Locator): Promise<string[]> {
  return within.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      for (const word of (texts.currentNode.textContent ?? "").matchAll(/(?<!\S)[\p{L}\p{M}]+(?!\S)/gu)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const lines = new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}

/** Returns whether the browser has laid out the content of a row. */
function isLaidOut(row: Locator): Promise<boolean> {
  return row.evaluate(
    (element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) ?? false,
  );
}
