/** Every page in every language: no barrier in any theme and at any width, nor by axe's own rules as it opens. */
import { localeCodes } from "../../src/site/locales";
import { allPages, notFoundFile } from "../../src/site/paths";
import { barriers, defaultViolations } from "../site/axe";
import { expect, open, test } from "../site/test";

for (const { path } of allPages()) {
  test(`${path} has no barrier`, async ({ page }) => {
    await open(page, path);
    expect.soft(await barriers(page)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect.soft(await defaultViolations(page), colorScheme).toEqual([]);
    }
  });
}

for (const locale of localeCodes) {
  test(`a page that was not found has no barrier (${locale})`, async ({ page, faults }) => {
    await page.goto(notFoundFile(locale).replace("404.html", "nothing-is-here"));
    expect(await barriers(page)).toEqual([]);
    // The browser itself tells of the status 404.
    faults.length = 0;
  });
}
