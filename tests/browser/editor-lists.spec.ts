/** Finding and copying entries in the editor's lists. */
import { test } from "../editor/desks";
import { expect } from "../site/test";

test("a search finds an entry of another list, and a copy of it gets a new key", async ({ clerk, page }) => {
  await page.getByRole("link", { name: "शासनादेश", exact: true }).click();
  const box = page.getByPlaceholder("सब में खोजें");
  await box.fill("अल्मोड़ा");
  await box.press("Enter");
  await page
    .getByRole("link", { name: /^जनपद.*अल्मोड़ा/u })
    .first()
    .click();
  const key = clerk.box("कुंजी (वैकल्पिक)");
  await expect(key).toHaveValue("almora");

  await page.getByRole("button", { name: "प्रकाशित", exact: true }).click();
  await page.getByRole("menuitem", { name: "प्रतिलिपि बनाएँ" }).click();
  await expect(key).toHaveValue("");
  await expect(clerk.box("हिन्दी").first()).toHaveValue("अल्मोड़ा");
});
