/** A list's rows have addresses of their own, and what is found can be taken along. */
import { readFile } from "node:fs/promises";
import { localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { routeOf } from "../src/site/routes";
import { barriers } from "./site/barriers";
import { entriesOn } from "./site/entries";
import { expect, open, test } from "./site/test";
import { word } from "./site/words";

const keys = entriesOn(routeOf("schools")).map(({ key }) => key);
const [first = "", last = ""] = [keys[0], keys.at(-1)];

for (const locale of localeCodes) {
  const path = pathTo("schools", locale);

  test(`${path}: a row's address opens the list at the row and marks it`, async ({ page }) => {
    await open(page, `${path}#${last}`);
    const row = page.locator(`tr[id="${last}"]`);
    await expect(row).toBeInViewport();
    await expect(row).toHaveAttribute("data-addressed");
  });

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
    await expect(row).toHaveAttribute("data-addressed");
    expect(await barriers(page, `[id="${first}"]`)).toEqual([]);
  });

  test(`${path}: what is found is had as CSV and as JSON`, async ({ page }) => {
    await open(page, path);
    const save = async (name: string) => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name, exact: true }).click(),
      ]);
      return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
    };
    const csv = await save(word(locale, "listing.downloadCsv"));
    expect(csv.name).toBe(`school-list-${locale}.csv`);
    const lines = csv.text.split("\r\n");
    expect(lines[0]).toMatch(new RegExp(`^\uFEFF${word(locale, "field.schools.name")},`, "u"));
    expect(lines).toHaveLength(keys.length + 2);
    for (const key of keys) expect(csv.text).toContain(`${path}#${key}`);

    await page.getByRole("searchbox", { name: word(locale, "listing.search") }).fill("SP-ALM-01");
    await expect(page.locator(`tr[id="${last}"]`)).toHaveCount(0);
    const found = await page.locator("tbody tr[id]").evaluateAll((rows) => rows.map(({ id }) => id));
    const json = await save(word(locale, "listing.downloadJson"));
    expect(JSON.parse(json.text)).toMatchObject({ entries: found.map((key) => ({ key })) });
  });
}
