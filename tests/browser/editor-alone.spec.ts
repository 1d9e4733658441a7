/** The editor's pages when something is missing: they show a message and never redirect silently. */
import { findFreePort } from "../../scripts/edit/ports";
import { openDesk } from "../editor/desk";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect, test } from "../site/test";

test.use({ expectedFaults: /ERR_CONNECTION_REFUSED/u });

test("shows only a message when the trial's server is down", atNight, async ({ page }) => {
  const server = `http://127.0.0.1:${await findFreePort()}/api/v1`;
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
  "shows a message without a repository; the sign-in page opened directly accepts no token",
  atNight,
  async ({ page }) => {
    const desk = await openDesk({});
    try {
      await page.goto(`${desk.origin}/admin`);
      await expect(page.getByRole("status")).toHaveText(say("editor.no-settings"));
      await page.goto(`${desk.origin}/admin/sign-in?provider=github`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("sign-in.title"));
      await expect(page.getByLabel(say("sign-in.label"))).toBeHidden();
    } finally {
      await desk.close();
    }
  },
);
