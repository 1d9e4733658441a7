/** The practice host, GitHub and GitLab answer alike: for a missing file and a deleted draft. */
import { getTodayInIndia } from "../../src/language/dates";
import { almora } from "../editor/clerk";
import { testEachHost } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

const { draft, file } = almora;

testEachHost("a new notice that ended yesterday is refused", async ({ clerk, git }) => {
  await clerk.begin("पूरी साइट पर सूचनाएँ");
  await clerk.choose("स्तर", "अत्यावश्यक");
  await clerk.writeText({ en: "The office is closed.", hi: "कार्यालय बंद है।", sa: "कार्यालयः पिहितः।" });
  await clerk.box("इस तिथि तक").fill(getTodayInIndia(new Date(Date.now() - 24 * 60 * 60 * 1000)));
  await clerk.save();
  await expect(clerk.problems).toContainText("बीत चुका है");
  expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
});

testEachHost(
  "saving a draft that somebody deleted asks first",
  async ({ clerk, git, openReviewer, page }) => {
    const box = await clerk.openDistrict();
    await box.fill("अल्मोड़ा नगर");
    await clerk.saveDraft();
    // The form has loaded the draft before it is deleted.
    await page.reload();
    await expect(box).toHaveValue("अल्मोड़ा नगर");
    const other = await openReviewer();
    const requests = await other.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: say("requests.close") }).click();
    await other.dialog.getByRole("button", { name: say("requests.close") }).click();
    await expect(other.page.getByText(say("requests.closed"))).toBeVisible();
    await box.fill("अल्मोड़ा ज़िला");
    await clerk.save();
    await expect(clerk.dialog).toContainText("मसौदा हटा दिया है");
    await clerk.dialog.getByRole("button", { name: "फ़ॉर्म पर वापस" }).click();
    expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
    await clerk.save();
    await clerk.dialog.getByRole("button", { name: "सहेजें" }).click();
    await clerk.confirm();
    await expect.poll(() => git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/")).toBe(draft);
    await expect.poll(() => git("show", `${draft}:${file}`)).toContain("अल्मोड़ा ज़िला");
  },
  ["GitLab"],
);
