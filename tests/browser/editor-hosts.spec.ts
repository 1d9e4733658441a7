/** The local server, GitHub and GitLab answer alike: for a missing file, a deleted draft, and a clerk who is cut off. */
import { getTodayInIndia } from "../../src/language/dates";
import { testEachHost } from "../editor/desks";
import { expect } from "../site/test";

const almora = "/admin#/collections/districts/entries/almora";
const draft = "cms/districts/almora";

testEachHost("a new notice that ended yesterday is refused", async ({ clerk, git }) => {
  await clerk.begin("पूरी साइट पर सूचनाएँ");
  await clerk.choose("स्तर", "अत्यावश्यक");
  await clerk.writeText({ en: "The office is closed.", hi: "कार्यालय बंद है।", sa: "कार्यालयः पिहितः।" });
  await clerk.box("इस तिथि तक").fill(getTodayInIndia(new Date(Date.now() - 24 * 60 * 60 * 1000)));
  await clerk.save();
  await expect(clerk.notice).toContainText("बीत चुका है");
  expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
});

testEachHost(
  "saving a draft that somebody deleted asks first",
  async ({ clerk, git, page }) => {
    await page.goto(new URL(almora, page.url()).href);
    const box = clerk.box("हिन्दी").first();
    await box.fill("अल्मोड़ा नगर");
    await clerk.saveDraft();
    // The form has loaded the draft before it is deleted.
    await page.reload();
    await expect(box).toHaveValue("अल्मोड़ा नगर");
    await page.waitForLoadState("networkidle");
    git("update-ref", "-d", `refs/heads/${draft}`);
    await box.fill("अल्मोड़ा ज़िला");
    await clerk.save();
    await expect(clerk.notice).toContainText("मसौदा हटा दिया है");
    await clerk.notice.getByRole("button", { name: "फ़ॉर्म पर वापस" }).click();
    expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
    await clerk.save();
    await clerk.notice.getByRole("button", { name: "सहेजें" }).click();
    await clerk.confirm();
    await expect.poll(() => git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/")).toBe(draft);
    await expect.poll(() => git("show", `${draft}:content/tables/districts/almora.yaml`)).toContain("अल्मोड़ा ज़िला");
  },
  ["GitLab"],
);

testEachHost(
  "a clerk who is cut off keeps the text in the form, and gets it back",
  async ({ clerk, cutOff, git, page }) => {
    await page.goto(new URL(almora, page.url()).href);
    const box = clerk.box("हिन्दी").first();
    await box.fill("अल्मोड़ा नगर");
    await cutOff();
    // A message about the refused token may cover the button.
    await page.getByRole("button", { name: "सहेजें", exact: true }).dispatchEvent("click");
    await expect(page.getByText(/मसौदा सहेजा नहीं जा सका|सहेजी नहीं जा सकी|अब आपका टोकन नहीं मानता/u).first()).toBeVisible();
    await expect(box).toHaveValue("अल्मोड़ा नगर");
    expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain("अल्मोड़ा नगर");
  },
);
