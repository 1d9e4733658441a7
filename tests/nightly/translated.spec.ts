/** A page of every template goes on working when the browser translates it after hydration. */
import { test } from "../site/test";
import { templatePages, useTranslated } from "../site/translation";

for (const path of templatePages) {
  test(`${path} works when it is translated after hydration`, async ({ page }) => {
    await useTranslated(page, path);
  });
}
