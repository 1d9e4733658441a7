/** Without scripts nothing is missing: every entry is in the page's HTML. */
import { pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { entriesOn } from "../site/entries";
import { localesInTurn } from "../site/examples";
import { paginatedRoutes } from "../site/paginated-lists";
import { expect, test } from "../site/test";

test.use({ javaScriptEnabled: false });

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} every list has all its entries, and no controls that need scripts`, async ({ page }) => {
    for (const route of routes) {
      const keys = entriesOn(route).map(({ key }) => key);
      if (keys.length === 0) continue;
      const path = pathTo(route.id, locale);
      await page.goto(path);
      const ids = await page.locator("main [id]").evaluateAll((elements) => elements.map(({ id }) => id));
      // pagination.spec.ts looks for the entries of lists with several pages.
      if (!paginatedRoutes.includes(route.id)) expect.soft(ids, path).toEqual(expect.arrayContaining(keys));
      await expect.soft(page.getByRole("table").or(page.getByRole("list")).first(), path).toBeVisible();
      // The site search in the header is a form that opens the site map.
      for (const control of ["searchbox", "combobox", "radio"] as const)
        await expect.soft(page.getByRole("main").getByRole(control), path).toHaveCount(0);
    }
  });
}
