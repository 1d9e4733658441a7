/** 'Click Here' always leads to something, or is not there. */
import { localeCodes } from "../src/site/locales";
import { allPages, pageAt } from "../src/site/paths";
import { word } from "./site/messages";
import { expect, test } from "./site/test";

test.use({ javaScriptEnabled: false });

test("every 'Click Here' opens a document or another site, or says that nothing is published yet, in every language", async ({
  page,
  request,
}) => {
  const addresses = new Set<string>();
  for (const locale of localeCodes) {
    const [click, none] = [word(locale, "document.click"), word(locale, "document.none")];
    const itself = new RegExp(`^${click} ?: \\S.+, (PDF|CSV|XLSX), [\\d०-९.]+ [KM]B`, "u");
    const others = [word(locale, "document.elsewhere"), word(locale, "document.outside")].join("|");
    const elsewhere = new RegExp(`^${click} ?: \\S.+, (${others})$`, "u");
    for (const { path } of allPages().filter((one) => one.locale === locale)) {
      await page.goto(path);
      const found = await page
        .getByRole("link")
        .filter({ hasText: new RegExp(`^\\s*${click}`, "u") })
        .evaluateAll((links) =>
          links.map((link) => ({
            address: link.getAttribute("href") ?? "",
            name: link.textContent?.replace(/\s+/gu, " ").trim() ?? "",
          })),
        );
      const leadsTo = new Map<string, string>();
      for (const { address, name } of found) {
        // An entry without a document leads to its own page, and says that there is none.
        if (pageAt(address)?.entry !== undefined) {
          expect.soft(name, path).toMatch(new RegExp(`^${click} ?: \\S.+, ${none}$`, "u"));
          continue;
        }
        addresses.add(address);
        // Heard alone, among all links of a page, it says what it opens, of which type and how large, and means one thing.
        expect.soft(name, path).toMatch(address.startsWith("/") ? itself : elsewhere);
        expect.soft(leadsTo.get(name) ?? address, `${path}: ${name}`).toBe(address);
        leadsTo.set(name, address);
      }
      // The cells under "Links", by the name they bear on a narrow screen.
      const cells = page
        .locator("tr[id] td:last-child")
        .filter({ has: page.locator(`[aria-hidden="true"]:text-is("${word(locale, "listing.links")}")`) });
      // An entry may also lead to the page of the site that holds what it names.
      const unknown = cells.filter({ hasNot: page.locator('a[href^="/"]:not([href^="/documents/"])') });
      // What is not yet near the screen is not laid out, and has no inner text.
      for (const text of await unknown.allTextContents())
        expect.soft(text.includes(click) || text.includes(none), `${path}: ${text}`).toBe(true);
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
