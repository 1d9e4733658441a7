/** The editor's pages as they answer when something is missing: said in words, never by going elsewhere silently. */
import { freePort } from "../scripts/edit/ports";
import { openDesk } from "./editor/desk";
import { atNight } from "./site/examples";
import { expect, test } from "./site/test";

test.use({ expectedFaults: /ERR_CONNECTION_REFUSED/u });

test("when the trial's server is down that is said, and nothing else is offered", atNight, async ({ page }) => {
  const server = `http://127.0.0.1:${await freePort()}/api/v1`;
  const desk = await openDesk({ EDITOR_LOCAL: server });
  try {
    await page.goto(`${desk.origin}/admin`);
    await expect(page.getByRole("status")).toContainText("npm run edit");
    await expect(page.getByRole("status")).toContainText(server);
    await expect(page.locator("#nc-root")).toBeEmpty();
  } finally {
    await desk.close();
  }
});

test(
  "without a repository that is said; the sign-in page opened by itself takes nothing",
  atNight,
  async ({ page }) => {
    const desk = await openDesk({});
    try {
      await page.goto(`${desk.origin}/admin`);
      await expect(page.getByRole("status")).toContainText("रिपॉज़िटरी");
      await page.goto(`${desk.origin}/admin/sign-in?provider=github`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("संपादक में प्रवेश");
      await expect(page.getByLabel("आपका टोकन")).toBeHidden();
    } finally {
      await desk.close();
    }
  },
);
