/** Portraits of officials: small, in their place before they load, and without what a camera adds. */
import * as z from "zod";
import { officials } from "../../src/schema/collections/organisation";
import { getStableUrl } from "../../src/site/documents";
import { locales } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { readShownEntries, texts } from "../site/entries";
import { expect, test } from "../site/test";

const shown = z.looseObject({ designation: texts, picture: z.string() });
const [official] = readShownEntries(officials).flatMap((entry) => shown.safeParse(entry).data ?? []);
if (!official) throw new Error("No official of the council for tests has a portrait.");
const { designation, picture } = official;

for (const { code: locale, name } of locales) {
  test(`in ${name} a portrait has its size before it loads`, async ({ page }) => {
    // The picture never arrives.
    await page.route(/\.jpg$/u, () => undefined);
    await page.goto(pathTo("contact", locale), { waitUntil: "domcontentloaded" });
    const portrait = page
      .getByRole("listitem")
      .filter({ hasText: designation[locale] ?? "" })
      .locator("img");
    await portrait.scrollIntoViewIfNeeded();
    expect(await portrait.boundingBox()).toMatchObject({ width: 80, height: 80 });
  });
}

test("the site publishes a small copy of a portrait, without the place in its metadata", async ({ page, request }) => {
  await page.goto(pathTo("contact", "en"));
  const address = await page.locator("main img").first().getAttribute("src");
  const copy = await request.get(address ?? "");
  expect(copy.headers()["content-type"]).toBe("image/jpeg");
  expect((await copy.body()).length).toBeLessThan(10_000);
  expect(String(await copy.body())).not.toContain("Exif");
  const original = await request.get(getStableUrl(picture));
  expect(new URL(original.url()).pathname).toBe(address);
});
