/** Every 'Click Here' link opens an existing document or another site. */
import { localeCodes } from "../src/site/locales";
import { listAllPages } from "../src/site/paths";
import { word } from "./site/messages";
import { readPages } from "./site/read-pages";
import { expect, test } from "./site/test";

// Hundreds of pages are parsed by a script, which the site's policy forbids.
test.use({ bypassCSP: true });

test("every 'Click Here' opens a document or another site and says which, in every language", async ({
  page,
  request,
}) => {
  const addresses = new Set<string>();
  for (const locale of localeCodes) {
    const click = word(locale, "document.click");
    const others = [word(locale, "document.elsewhere"), word(locale, "document.outside")].join("|");
    // In a row, a link does not repeat the title, because the row's heading is announced with it.
    const named = { row: `^${click} `, alone: `^${click} ?: \\S.+, ` } as const;
    const paths = listAllPages().flatMap((one) => (one.locale === locale ? [one.path] : []));
    for (const [path, { links }] of await readPages(page, paths)) {
      for (const { href, text, isInRow } of links.filter((link) => link.text.trim().startsWith(click))) {
        addresses.add(href);
        const what = href.startsWith("/") ? "(PDF|CSV|XLSX), [\\d०-९.]+ [KM]B" : `(${others})$`;
        const name = text.replace(/\s+/gu, " ").trim();
        expect.soft(name, path).toMatch(new RegExp(`${named[isInRow ? "row" : "alone"]}${what}`, "u"));
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
