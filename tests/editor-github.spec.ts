/** The editor with a git host: a token per session, and drafts as pull requests with readable titles. */
import { countErrors, readContent } from "../src/content";
import { saveAtOnce } from "./editor/at-once";
import { Clerk } from "./editor/clerk";
import { openGitDesk } from "./editor/git-desk";
import { atNight } from "./site/examples";
import { expect, test } from "./site/test";

test.use({ viewport: { width: 1400, height: 900 }, expectedFaults: /^undefined( |$)|status of 404/u });

test(
  "two clerks sign in with tokens and save at the same moment: both pull requests merge",
  atNight,
  async ({ browser, page }) => {
    const { council, bare, host, desk, close } = await openGitDesk();
    try {
      const other = await browser.newContext({ viewport: { width: 1400, height: 900 } });
      const clerks = [new Clerk(page, desk.origin), new Clerk(await other.newPage(), desk.origin)] as const;
      // The token is stored for the session only, and each window has one.
      for (const clerk of clerks) await clerk.signIn("GitHub");
      await writeSchool(clerks[0], { code: "901", en: "First School, Almora", hi: "प्रथम विद्यालय, अल्मोड़ा" });
      await writeSchool(clerks[1], { code: "902", en: "Second School, Almora", hi: "द्वितीय विद्यालय, अल्मोड़ा" });
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("secret-token");
      expect([...host.tokens].filter((token) => token !== "")).toEqual(["token secret-token"]);

      // Both have read the published branch before either has a draft.
      await saveAtOnce(clerks, (request) => request.method() === "POST" && request.url().endsWith("/git/trees"));
      await other.close();
      await expect
        .poll(() => host.pulls.map(({ title }) => title).sort())
        .toEqual(["School added: First School, Almora", "School added: Second School, Almora"]);
      expect(host.pulls.map(({ labels }) => labels)).toEqual([["editor/draft"], ["editor/draft"]]);
      for (const pull of host.pulls) host.merge(pull);

      council.git("fetch", "--quiet", bare, "main");
      council.git("reset", "--quiet", "--hard", "FETCH_HEAD");
      const { entries, problems } = readContent(council.folder);
      expect(countErrors(problems)).toBe(0);
      const codes = entries.filter(({ collection }) => collection.name === "schools").map(({ value }) => value.code);
      expect(codes).toEqual(expect.arrayContaining(["901", "902"]));
    } finally {
      // An open editor keeps sending requests to its host.
      await page.close();
      await close();
    }
  },
);

interface School {
  readonly code: string;
  readonly en: string;
  readonly hi: string;
}

async function writeSchool(clerk: Clerk, { code, en, hi }: School): Promise<void> {
  await clerk.begin("विद्यालय");
  await clerk.box("कोड").fill(code);
  await clerk.writeText({ en, hi, sa: "विद्यालयः" });
  await clerk.choose("जनपद", "अल्मोड़ा");
  await clerk.choose("स्तर", "प्रथमा (कक्षा ६-८)");
  await clerk.choose("प्रबंधन", "राजकीय");
}
