/** The page of what waits: a reviewer reads, sends back, publishes and deletes drafts in Hindi, with their own token. */

import { BareRepository } from "../../scripts/edit/bare-repository";
import { almora, type Clerk } from "../editor/clerk";
import { hostTest, testEachHost } from "../editor/desks";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

const { draft, file } = almora;

/** Saves a draft that changes a district's Hindi name. */
async function saveName(clerk: Clerk, name: string): Promise<void> {
  await (await clerk.openDistrict()).fill(name);
  await clerk.saveDraft();
}

/** Commits a text of the district's file to the published branch, as a merge of somebody else's draft does. */
function publish(git: (...args: readonly string[]) => string, text: string): void {
  const repository = new BareRepository(git("rev-parse", "--absolute-git-dir"));
  const sha = repository.writeBlob(Buffer.from(`${text}\n`));
  const tree = repository.writeTree("main", [{ path: file, sha }]);
  repository.setReference("refs/heads/main", repository.commit("A change", tree, ["main"]));
}

testEachHost(
  "a reviewer sends a draft back and publishes the next one",
  async ({ clerk, git, openReviewer, page }) => {
    await saveName(clerk, "अल्मोड़ा नगर");
    await clerk.send();
    const reviewer = await openReviewer();
    const requests = await reviewer.openRequests();
    await reviewer.page.setViewportSize({ width: 360, height: 740 });
    await expect(requests).toContainText("बदली – जनपद: अल्मोड़ा नगर");
    await requests.locator("summary").click();
    const changes = requests.locator(".changes");
    await expect(changes).toContainText(/नाम › हिन्दी\s*पहले: अल्मोड़ा\s*अब: अल्मोड़ा नगर/u);
    // Everything is in Hindi, apart from the name of the account.
    const words = await requests.locator("> :not(summary)").allInnerTexts();
    expect(words.join(" ")).not.toMatch(/[A-Za-z]{2}/u);
    expect(await reviewer.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await requests.getByRole("button", { name: "वापस भेजें" }).click();
    await reviewer.dialog.getByLabel("क्या सुधारना है?").fill("नाम में “ज़िला” लिखें।");
    await reviewer.dialog.getByRole("button", { name: "वापस भेजें" }).click();
    await expect(reviewer.page.getByText("वापस भेज दिया।")).toBeVisible();
    await expect(reviewer.page.getByText("नाम में “ज़िला” लिखें।")).toBeAttached();

    await page.goto(new URL("/admin", page.url()).href);
    const returned = page.getByRole("region", { name: say("first.returned") });
    await expect(returned).toContainText("नाम में “ज़िला” लिखें।");
    await returned.getByRole("link").click();
    await expect(page.locator(".entry-state")).toContainText("नाम में “ज़िला” लिखें।");
    await clerk.box("हिन्दी").first().fill("अल्मोड़ा ज़िला");
    await clerk.saveDraft();
    const publish = requests.getByRole("button", { name: "स्वीकृत करके प्रकाशित करें" });
    await reviewer.openRequests();
    await requests.locator("summary").click();
    await expect(requests).toContainText(/अभी .* लिखा जा रहा है/u);
    await expect(publish).toHaveCount(0);
    await clerk.send();

    await reviewer.openRequests();
    await requests.locator("summary").click();
    await expect(changes).toContainText("अब: अल्मोड़ा ज़िला");
    await publish.click();
    await reviewer.dialog.getByRole("button", { name: "स्वीकृत करके प्रकाशित करें" }).click();
    await expect(reviewer.page.getByText("स्वीकृत हुआ।")).toBeVisible();
    await expect(reviewer.page.getByText("कुछ प्रतीक्षा में नहीं है।")).toBeVisible();
    expect(git("show", `main:${file}`)).toContain("अल्मोड़ा ज़िला");
    expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
  },
  ["GitHub"],
);

hostTest(
  "the page says since when the site shows what was approved, or the step of its publication",
  async ({ clerk, git }) => {
    const { page } = clerk;
    const first = git("rev-parse", "main");
    const asked: (string | undefined)[] = [];
    // The first page asks the same.
    await page.goto("about:blank");
    await page.route("**/.well-known/site-digests.json", (route) => {
      asked.push(route.request().headers()["if-none-match"]);
      const headers = { "last-modified": "Mon, 30 Nov 2026 08:50:00 GMT", etag: '"a"' };
      return route.fulfill({ headers, body: `{\n "site": "https://council.example",\n "commit": "${first}",` });
    });
    await page.clock.install();
    await clerk.openRequests();
    await expect(page.getByText(say("publication.since", { since: "30 नव॰ 2026, 14:20" }))).toBeVisible();
    // Somebody else publishes a change.
    publish(git, git("show", `main:${file}`).replaceAll("Almora", "Almora Town"));
    let job = { name: "build", status: "in_progress", conclusion: "" };
    await page.route("**/actions/runs?*", (route) =>
      route.fulfill({
        json: {
          workflow_runs: [
            {
              id: 7,
              workflow_id: 2,
              event: "push",
              status: "in_progress",
              conclusion: null,
              path: ".github/workflows/publish.yml",
            },
          ],
        },
      }),
    );
    await page.route("**/actions/runs/7/jobs", (route) => route.fulfill({ json: { jobs: [job] } }));
    await page.clock.fastForward("01:01");
    await expect(page.getByText(say("publication.running", { step: say("publication.build") }))).toBeVisible();
    job = { name: "deploy", status: "completed", conclusion: "failure" };
    await page.clock.fastForward("01:01");
    await expect(page.getByText(say("publication.failed", { step: say("publication.copy") }))).toBeVisible();
    expect(asked).toEqual([undefined, '"a"', '"a"']);
  },
);

testEachHost(
  "an earlier change of an entry is undone, and an earlier version restored, by a draft",
  async ({ clerk, git, page }) => {
    await clerk.openDistrict();
    await page.getByRole("link", { name: "इतिहास" }).click();
    await expect(page).toHaveURL(/\/admin\/requests#districts\/almora$/u);
    const takeOff = page.getByRole("group").filter({ hasText: say("withdrawal.entry") });
    const versions = page.getByRole("group").filter({ hasNotText: say("withdrawal.entry") });
    await expect(versions).toHaveCount(1);
    await expect(versions).toContainText("जोड़ी गई");
    // A change is published, and later one of another field.
    for (const [from, to] of [
      ["अल्मोड़ा", "अल्मोड़ा नगर"],
      ["Almora", "Almora Town"],
    ] as const)
      publish(git, git("show", `main:${file}`).replaceAll(from, to));
    await page.reload();
    await expect(versions).toHaveCount(3);
    await expect(versions.nth(1)).toContainText(/बदला: .*हिन्दी/u);
    await versions.nth(1).locator("summary").click();
    await versions.nth(1).getByRole("button", { name: "यह बदलाव वापस लें" }).click();
    await expect(clerk.dialog).toContainText(/पहले: अल्मोड़ा नगर/u);
    await clerk.confirm();
    await expect(page.getByText("मसौदा “प्रतीक्षा में” है।")).toBeVisible();
    const written = git("show", `${draft}:${file}`);
    expect(written).toContain("Almora Town");
    expect(written).not.toContain("नगर");

    // One draft of an entry at a time; the whole first version once it is deleted.
    const restore = versions.nth(2).getByRole("button", { name: "यह रूप लौटाएँ" });
    await versions.nth(2).locator("summary").click();
    await restore.click();
    await expect(page.getByText("एक मसौदा पहले से प्रतीक्षा में है")).toBeVisible();
    const requests = await clerk.openRequests();
    await requests.locator("summary").click();
    await requests.getByRole("button", { name: "मसौदा हटाएँ" }).click();
    await clerk.dialog.getByRole("button", { name: "मसौदा हटाएँ" }).click();
    await expect(page.getByText("मसौदा हटा दिया गया।")).toBeVisible();
    await page.goto(new URL("/admin/requests#districts/almora", page.url()).href);
    await page.reload();
    await versions.nth(2).locator("summary").click();
    await restore.click();
    await expect(clerk.dialog).toContainText(/पहले: Almora Town\s*अब: Almora/u);
    await clerk.confirm();
    await expect(page.getByText("मसौदा “प्रतीक्षा में” है।")).toBeVisible();
    expect(git("show", `${draft}:${file}`)).toBe(git("show", `main~2:${file}`));

    await takeOff.locator("summary").click();
    await takeOff.getByRole("textbox").fill("दो बार लिखा गया है।");
    await takeOff.getByRole("button", { name: say("withdrawal.ask") }).click();
    await expect(clerk.dialog).toContainText("अल्मोड़ा नगर");
    await clerk.dialog.getByRole("button", { name: say("batch.send") }).click();
    await expect(page.getByText(say("withdrawal.asked"))).toBeVisible();
    expect(git("for-each-ref", "--format=%(refname)")).toContain("withdrawal/tables-districts-almora");
  },
);

testEachHost(
  "a draft that changed since it was read is not published",
  async ({ clerk, git, openReviewer }) => {
    await saveName(clerk, "अल्मोड़ा नगर");
    await clerk.send();
    const reviewer = await openReviewer();
    const requests = await reviewer.openRequests();
    await requests.locator("summary").click();
    await saveName(clerk, "अल्मोड़ा ज़िला");
    await requests.getByLabel("दूसरों के साथ प्रकाशित करने के लिए चुनें").check();
    await reviewer.page.getByRole("button", { name: "चुने हुए प्रकाशित करें: 1" }).click();
    await reviewer.dialog.getByRole("button", { name: "स्वीकृत करके प्रकाशित करें" }).click();
    await expect(reviewer.page.getByText("आपके खोलने के बाद किसी ने इसे बदल दिया है")).toBeVisible();
    expect(git("show", `main:${file}`)).not.toContain("अल्मोड़ा ज़िला");
    await expect(requests).toContainText("अल्मोड़ा ज़िला");

    await requests.locator("summary").click();
    await requests.getByRole("button", { name: "मसौदा हटाएँ" }).click();
    await reviewer.dialog.getByRole("button", { name: "मसौदा हटाएँ" }).click();
    await expect(reviewer.page.getByText("मसौदा हटा दिया गया।")).toBeVisible();
    expect(git("for-each-ref", "refs/heads/cms/")).toBe("");
  },
  [],
);

for (const hostName of ["GitHub", "GitLab"] as const) {
  hostTest.describe(hostName, () => {
    hostTest.use({ hostName, expectedFaults: /^(undefined|Object)( |$)|status of 40[45]/u });

    hostTest(
      `offers nobody what the host would refuse (${hostName})`,
      atNight,
      async ({ clerk, host, openReviewer }) => {
        await saveName(clerk, "अल्मोड़ा नगर");
        const own = await clerk.openRequests();
        await own.locator("summary").click();
        await expect(own.getByRole("button")).toHaveText(["स्वीकृति के लिए भेजें", "मसौदा हटाएँ"]);
        host.failChecks();
        host.requests[0]?.approvals.push("asha");
        for (const request of host.requests) request.by = "asha";
        await clerk.openDistrict();
        await expect(clerk.page.getByText("asha द्वारा स्वीकृत")).toBeVisible();
        await expect(clerk.page.getByRole("button", { name: say("requests.close") })).toHaveCount(0);
        const reviewer = await openReviewer();
        const requests = await reviewer.openRequests();
        await requests.locator("summary").click();
        await expect(requests).toContainText("स्वचालित जाँच में त्रुटियाँ मिलीं");
        await expect(requests).toContainText("asha द्वारा स्वीकृत");
        await expect(requests.getByRole("button")).toHaveText(["वापस भेजें", "मसौदा हटाएँ"]);
      },
    );
  });
}
