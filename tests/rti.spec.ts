/** A visitor who requests information finds every manual, and the destination of application and fee. */
import { pathTo } from "../src/site/paths";
import { localesInTurn } from "./site/examples";
import { word } from "./site/messages";
import { expect, test } from "./site/test";

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} the page links to every manual, and names fee and payee`, async ({ page }) => {
    await page.goto(pathTo("rti", locale));
    const main = page.getByRole("main");
    const rows = main.locator("tbody tr[id]");
    await expect(rows).toHaveCount(17);
    for (const id of ["committees", "members", "budget", "contact"] as const) {
      await expect(rows.locator(`a[href="${pathTo(id, locale)}"]`)).toHaveCount(1);
    }
    await expect(rows.locator(`a[href="${pathTo({ route: "rti", fragment: "officers" }, locale)}"]`)).toHaveCount(1);
    await expect(main.getByRole("heading", { name: word(locale, "rti.fee") })).toBeVisible();
    await expect(main.getByText(word(locale, "rti.payee"), { exact: true })).toBeVisible();
  });
}
