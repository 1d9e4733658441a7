/** A list can be read on a phone and on a desk, and the filtered list can be downloaded. */

import { readFile } from "node:fs/promises";
import { pathTo } from "../../src/site/paths";
import { getRoute } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { orders, tenders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, getSummary, open, test } from "../site/test";

const entries = entriesOn(getRoute("results"));
const keys = entries.map(({ key }) => key);
const last = keys.at(-1);

for (const { code: locale } of localesInTurn(2)) {
  const path = pathTo("results", locale);

  test(`${path}: links to the list as files, and downloads the filtered rows`, async ({ page }) => {
    await open(page, path);
    const downloads = getSummary(page, word(locale, "listing.download"));
    await downloads.click();
    const [csvLabel, jsonLabel] = [word(locale, "listing.downloadCsv"), word(locale, "listing.downloadJson")];
    const fetchLink = async (name: string) => {
      const address = await page.getByRole("link", { name, exact: true }).getAttribute("href");
      return (await page.request.get(address ?? "")).text();
    };
    const lines = (await fetchLink(csvLabel)).split("\r\n");
    expect(lines[0]).toMatch(new RegExp(`^\uFEFF${word(locale, "field.results.exam")},`, "u"));
    for (const key of keys) expect(lines.some((line) => line.endsWith(`${path}/${key}`))).toBe(true);
    const { entries: all } = JSON.parse(await fetchLink(jsonLabel));
    expect(all).toEqual(expect.arrayContaining(keys.map((key) => expect.objectContaining({ key }))));

    await page.getByRole("searchbox", { name: word(locale, "listing.search") }).fill("2017");
    await expect(page.locator(`tr[id="${last}"]`)).toHaveCount(0);
    const found = await page.locator("tbody tr[id]").evaluateAll((rows) => rows.map(({ id }) => id));
    const button = page.getByRole("button", { name: csvLabel, exact: true });
    const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
    expect(file.suggestedFilename()).toBe(`results-${locale}.csv`);
    const rows = (await readFile(await file.path(), "utf8")).trim().split("\r\n").slice(1);
    expect(rows).toHaveLength(found.length);
  });
}

test("an entry without a page has a link to its row, which becomes visible on hover and on keyboard focus", async ({
  page,
}) => {
  await open(page, pathTo("members", "en"));
  const row = page.locator("tbody tr[id]").nth(1);
  const key = await row.getAttribute("id");
  const link = row.getByRole("link", { name: word("en", "listing.address") });
  await expect(link).toHaveCSS("opacity", "0");
  await row.hover();
  await expect(link).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await link.focus();
  await expect(link).toHaveCSS("opacity", "1");
  await link.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${key}$`, "u"));
  await expect(row).toHaveAttribute("data-target");
});

test("stacked rows are still rows with headings for screen readers", async ({ page }) => {
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, pathTo(orders.name, "en"));
    // Off-screen rows on a phone are rendered, and announced, once they are near.
    await page.locator("tbody tr").evaluateAll((all) => {
      for (const row of all) if (row instanceof HTMLElement) row.style.contentVisibility = "visible";
    });
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
    const rows = entriesOn(getRoute(orders.name)).length;
    expect(count("rowheader"), `${width}`).toBe(rows);
    expect(count("columnheader"), `${width}`).toBeGreaterThanOrEqual(4);
    expect(count("row"), `${width}`).toBeGreaterThan(rows);
  }
});

test("on a phone a result is a title and a quiet line, with its year once and no number", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathTo("results", "hi"));
  const rows = await page.locator("tbody tr[id]").evaluateAll((all) => {
    // A style, since the app may hydrate the rows only now.
    const style = new CSSStyleSheet();
    style.replaceSync(".visuallyHidden { display: none }");
    document.adoptedStyleSheets = [style];
    return all.slice(0, 12).map((row) => {
      const text = row instanceof HTMLElement ? row.innerText : "";
      return { height: row.getBoundingClientRect().height, years: text.match(/२०[०-९]{2}/gu)?.length, text };
    });
  });
  for (const { height, years, text } of rows) {
    expect.soft(height, text).toBeLessThanOrEqual(90);
    expect.soft(years, text).toBe(1);
    expect.soft(text).not.toMatch(/^\s*[०-९]+\s/u);
  }
});

test("a list and its archive have the same columns on a desk, and titles get the most room", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(pathTo(tenders.name, "en"));
  const widths = await page
    .locator("main table")
    .evaluateAll((tables) =>
      tables.map((table) =>
        Array.from(table.querySelectorAll("thead th"), (cell) => Math.round(cell.getBoundingClientRect().width)),
      ),
    );
  expect(widths).toHaveLength(2);
  for (const [at, width] of widths[0]?.entries() ?? [])
    expect.soft(Math.abs(width - (widths[1]?.[at] ?? 0))).toBeLessThan(3);
  expect(Math.max(...(widths[0] ?? []))).toBe(widths[0]?.[1]);
});

test("does not lay out off-screen rows of a long list on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, pathTo("schools", "en"));
  const cell = page.locator("tbody tr[id]").last().locator("> *").first();
  expect(await cell.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(false);
});
