/** Results have no marks of individuals: their pages and the list link to the marks. */
import { z } from "zod";
import { results } from "../src/schema/collections/dated";
import { council } from "../src/schema/collections/site";
import { pathTo } from "../src/site/paths";
import { readShownEntries } from "./site/entries";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, open, test } from "./site/test";

const source = z.object({ name: z.record(z.string(), z.string()), link: z.string().optional() });
const [first] = readShownEntries(council).map((entry) => z.looseObject({ markSources: z.array(source) }).parse(entry));
const [result] = readShownEntries(results).map((entry) => z.looseObject({ key: z.string() }).parse(entry));

for (const { code: locale } of localesInTurn(2)) {
  test(`in ${locale} the list and a result's page name where marks are`, async ({ page }) => {
    const sources = first?.markSources ?? [];
    expect(sources.length).toBeGreaterThan(0);
    for (const target of ["results", { route: "results", entry: result?.key }] as const) {
      await open(page, pathTo(target, locale));
      const block = page.getByRole("region", { name: word(locale, "results.sources") });
      for (const { name, link } of sources) {
        const words = String(name[locale]);
        await expect(block.getByText(words)).toBeVisible();
        if (link) await expect(block.getByRole("link", { name: words })).toHaveAttribute("href", link);
      }
    }
  });
}
