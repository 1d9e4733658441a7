/** Finding and copying entries in the editor's lists. */
import { findDays } from "../../src/language/written-dates";
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

test("a search finds an entry of any list, and a copy of it gets a new key", async ({ clerk, page }) => {
  await page.getByLabel(say("entry.search-all")).fill("अल्मोड़ा");
  await page
    .getByRole("listitem")
    .filter({ hasText: "जनपद" })
    .getByRole("link", { name: "अल्मोड़ा", exact: true })
    .click();
  const key = clerk.box("कुंजी");
  await expect(key).toHaveValue("almora");
  await page.getByRole("link", { name: say("entry.copy") }).click();
  await expect(key).toHaveValue("");
  await expect(clerk.box("हिन्दी").first()).toHaveValue("अल्मोड़ा");
});

test("a list begins with the newest, sorts by other fields, and searches names and numbers", async ({
  clerk,
  page,
}) => {
  await clerk.lists.getByRole("link", { name: "शासनादेश", exact: true }).click();
  const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: "SPECIMEN/" });
  const days = (await entries.allInnerTexts()).map((text) => findDays(text)[0]?.day ?? "");
  expect(days.length).toBeGreaterThan(5);
  expect(days).not.toContain("");
  await expect(entries.getByText(/\d{4}-\d{2}-\d{2}/u)).toHaveCount(0);
  expect(days).toEqual([...days].sort().reverse());
  const number = /SPECIMEN\/\S+/u.exec((await entries.last().innerText()) ?? "")?.[0] ?? "";
  await page.getByLabel(say("entry.search")).fill(number.toLowerCase());
  await expect(entries).toHaveCount(1);
  await page.getByLabel(say("entry.search")).clear();
  await page.getByLabel(say("entry.sort")).selectOption(say("entry.sort-name"));
  const names = await entries.getByRole("link").allInnerTexts();
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "hi")));
});
