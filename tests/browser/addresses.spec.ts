/** Every published URL opens its page, however it was typed; an unknown one shows the not-found page. */
import * as z from "zod";
import { pages } from "../../src/schema/collections/site";
import { listAllPages, pathTo } from "../../src/site/paths";
import { getRoute } from "../../src/site/routes";
import { entriesOn, readShownEntries, texts } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, test } from "../site/test";

const described = z.object({ title: texts, summary: texts });

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name}, URLs in another case or with extra slashes redirect to the page`, async ({ request, baseURL }) => {
    for (const { path } of listAllPages().filter((page) => page.locale === locale)) {
      const others = [path.toUpperCase(), path.toLowerCase(), `${path}/`, `/${path}`].filter((other) => other !== path);
      for (const typed of new Set(path === "/" ? [] : others)) {
        const answer = await request.get(`${baseURL}${typed}?q=a`, { maxRedirects: 0 });
        expect.soft([301, 308], `${typed} is moved for good`).toContain(answer.status());
        expect.soft(answer.headers().location, `${typed} keeps its query`).toBe(`${path}?q=a`);
      }
    }
  });
}

test.describe("an unknown URL", () => {
  // The browser reports the status 404.
  test.use({ expectedFaults: /status of 404/u });

  for (const { code: locale, name } of localesInTurn(1)) {
    const home = pathTo("home", locale);
    const unknown = `${home === "/" ? "" : home}/no/such-page`;

    test(`shows the not-found page in ${name} at ${unknown} with a home link`, async ({ page }) => {
      const response = await page.goto(unknown);
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      const { title, summary } = described.parse(readShownEntries(pages).find(({ key }) => key === "not-found"));
      await expect(page.locator("h1")).toHaveText(title[locale] ?? "");
      await expect(page.getByText(String(summary[locale]), { exact: true })).toBeVisible();
      await expect(page.getByText(word(locale, "not-found.code"), { exact: true })).toBeVisible();
      // Visitors must see which URL was wrong.
      expect(new URL(page.url()).pathname).toBe(unknown);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await page.getByRole("link", { name: word(locale, "not-found.home"), exact: true }).click();
      await expect(page).toHaveURL(home);
    });
  }

  test("names the pages that were perhaps meant, and searches the words of the address", async ({ page }) => {
    const list = pathTo("results", "hi");
    const entry = entriesOn(getRoute("results"))[0]?.key ?? "";
    await page.goto(`${list}/${entry.slice(0, -3)}`);
    const main = page.getByRole("main");
    await expect(main.locator(`a[href="${list}"]`).first()).toBeVisible();
    await expect(main.locator(`a[href^="${list}/"]`).first()).toBeVisible();
    await expect(main.getByRole("searchbox")).toHaveValue(new RegExp(entry.slice(0, 5), "u"));
    await main.getByRole("button", { name: word("hi", "layout.search") }).click();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${pathTo("search", "hi")}\\?q=`, "u"));
  });

  test("shows the exact text of the specification", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found.", exact: true })).toBeVisible();
    await expect(page.getByText("404", { exact: true })).toBeVisible();
    const sentence = "The page you're looking for might have been moved or deleted.";
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Go back to Home", exact: true })).toHaveAttribute(
      "href",
      pathTo("home", "en"),
    );
  });
});
