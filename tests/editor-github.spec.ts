/** The same desk before a git host: a token for the session, drafts as pull requests with titles in words. */
import { rmSync } from "node:fs";
import path from "node:path";
import { countErrors, readContent } from "../src/content";
import { Clerk } from "./editor/clerk";
import { makeCouncil } from "./editor/council";
import { openDesk } from "./editor/desk";
import { startGitHost } from "./editor/git-host";
import { expect, test } from "./site/test";

test.use({ viewport: { width: 1400, height: 900 }, expectedFaults: /^undefined$|status of 404/u });

test("a clerk signs in with a token, two drafts become pull requests, and both merge", async ({ browser, page }) => {
  const council = makeCouncil();
  const bare = path.join(council.folder, "host.git");
  council.git("clone", "--quiet", "--bare", ".", bare);
  const host = await startGitHost(bare);
  const desk = await openDesk({ EDITOR_REPOSITORY: "council/site", EDITOR_API: host.api });
  try {
    await signIn(page, desk.origin);
    const first = new Clerk(page, desk.origin);
    await addSchool(first, { code: "901", en: "First School, Almora", hi: "प्रथम विद्यालय, अल्मोड़ा" });

    // The token ends with the session: another window knows nothing of it, and nothing outlives this one.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("secret-token");
    expect([...host.tokens].filter((token) => token !== "")).toEqual(["token secret-token"]);

    const other = await browser.newContext({ viewport: { width: 1400, height: 900 } });
    const otherPage = await other.newPage();
    await signIn(otherPage, desk.origin);
    await addSchool(new Clerk(otherPage, desk.origin), {
      code: "902",
      en: "Second School, Almora",
      hi: "द्वितीय विद्यालय, अल्मोड़ा",
    });
    await other.close();

    await expect
      .poll(() => host.pulls.map(({ title }) => title))
      .toEqual(["School added: First School, Almora", "School added: Second School, Almora"]);
    expect(host.pulls.map(({ labels }) => labels)).toEqual([["editor/draft"], ["editor/draft"]]);
    for (const pull of host.pulls) host.merge(pull);

    council.git("fetch", "--quiet", bare, "main");
    council.git("reset", "--quiet", "--hard", "FETCH_HEAD");
    const { entries, problems } = readContent(council.folder);
    expect(countErrors(problems)).toBe(0);
    const codes = entries.filter(({ collection }) => collection === "schools").map(({ value }) => value.code);
    expect(codes).toEqual(expect.arrayContaining(["901", "902"]));
  } finally {
    await desk.close();
    await host.close();
    rmSync(council.folder, { recursive: true, force: true });
  }
});

async function signIn(page: Clerk["page"], origin: string): Promise<void> {
  await page.goto(`${origin}/admin`);
  const popUp = page.waitForEvent("popup");
  await page.getByRole("button", { name: "GitHub से प्रवेश करें" }).click();
  const window = await popUp;
  await window.getByLabel("आपका टोकन").fill("secret-token");
  await window.getByRole("button", { name: "प्रवेश करें" }).click();
  await page.getByRole("link", { name: "विद्यालय", exact: true }).waitFor();
}

async function addSchool(clerk: Clerk, school: { readonly code: string; readonly en: string; readonly hi: string }) {
  await clerk.begin("विद्यालय");
  await clerk.box("कोड").fill(school.code);
  await clerk.writeText({ en: school.en, hi: school.hi, sa: "विद्यालयः" });
  await clerk.choose("जनपद", "अल्मोड़ा");
  await clerk.choose("स्तर", "प्रथमा (कक्षा ६-८)");
  await clerk.choose("प्रबंधन", "राजकीय");
  await clerk.save();
  await expect(clerk.page.getByText("बदलाव सहेज लिए गए")).toBeVisible();
}
