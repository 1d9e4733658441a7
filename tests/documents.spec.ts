/** 'Click Here' always leads to something, or is not there. */
import { localeCodes } from "../src/site/locales";
import { allPages } from "../src/site/paths";
import { word } from "./site/messages";
import { expect, test } from "./site/test";

test.use({ javaScriptEnabled: false });

test("every 'Click Here' opens a document or another site and says which, in every language", async ({
  page,
  request,
}) => {
  const addresses = new Set<string>();
  for (const locale of localeCodes) {
    const click = word(locale, "document.click");
    const others = [word(locale, "document.elsewhere"), word(locale, "document.outside")].join("|");
    // In a row, whose heading is announced with it, a link does not say the title again.
    const named = { row: `^${click} `, alone: `^${click} ?: \\S.+, ` } as const;
    for (const { path } of allPages().filter((one) => one.locale === locale)) {
      await page.goto(path);
      const found = await page
        .getByRole("link")
        .filter({ hasText: new RegExp(`^\\s*${click}`, "u") })
        .evaluateAll((links) =>
          links.map((link) => ({
            address: link.getAttribute("href") ?? "",
            place: link.closest("tr") ? ("row" as const) : ("alone" as const),
            name: link.textContent?.replace(/\s+/gu, " ").trim() ?? "",
          })),
        );
      for (const { address, place, name } of found) {
        addresses.add(address);
        const what = address.startsWith("/") ? "(PDF|CSV|XLSX), [\\d०-९.]+ [KM]B" : `(${others})$`;
        expect.soft(name, path).toMatch(new RegExp(`${named[place]}${what}`, "u"));
      }
    }
  }
  expect(addresses.size).toBeGreaterThan(10);
  for (const url of addresses) {
    if (!url.startsWith("/")) {
      expect.soft(url).toMatch(/^https:\/\/[^/\s]+/u);
      continue;
    }
    const answer = await request.get(url);
    expect.soft(answer.status(), url).toBe(200);
    expect.soft(answer.headers()["content-type"], url).toBe("application/pdf");
    expect.soft((await answer.body()).subarray(0, 5).toString("latin1"), url).toBe("%PDF-");
  }
});
