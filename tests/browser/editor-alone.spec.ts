/** The editor's pages when something is missing: they show a message and never redirect silently. */
import { findFreePort } from "../../scripts/edit/ports";
import { openDesk } from "../editor/desk";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect, test } from "../site/test";

test.use({ expectedFaults: /ERR_CONNECTION_REFUSED/u });

test("shows only a message when the trial's server is down", atNight, async ({ page }) => {
  const server = `http://127.0.0.1:${await findFreePort()}`;
  const desk = await openDesk({ EDITOR_LOCAL: server });
  try {
    await page.goto(`${desk.origin}/admin`);
    await expect(page.getByRole("status")).toContainText("npm run edit");
    await expect(page.getByRole("status")).toContainText(server);
    await expect(page.locator("#form")).toBeEmpty();
  } finally {
    await desk.close();
  }
});

test("shows a message without a repository", atNight, async ({ page }) => {
  const desk = await openDesk({});
  try {
    await page.goto(`${desk.origin}/admin`);
    await expect(page.getByRole("status")).toHaveText(say("editor.no-settings"));
  } finally {
    await desk.close();
  }
});
