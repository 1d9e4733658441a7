/** The editor with a git host: a token per session, and drafts as pull requests with readable titles. */

import { readEntries } from "../../src/content/disk";
import { isRead } from "../../src/content/reading";
import { type Clerk, expectSound, saveAtOnce } from "../editor/clerk";
import { hostTest as test } from "../editor/desks";
import { say } from "../editor/say";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

test.use({ expectedFaults: /status of 40[14]/u });

test(
  "two clerks sign in with tokens and save at the same moment: both pull requests merge",
  atNight,
  async ({ bare, clerk, council, host, page, second }) => {
    // The token is stored for the session only, and each window has one.
    await writeSchool(clerk, { code: "901", en: "First School, Almora", hi: "प्रथम विद्यालय, अल्मोड़ा" });
    await writeSchool(second, { code: "902", en: "Second School, Almora", hi: "द्वितीय विद्यालय, अल्मोड़ा" });
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("secret-token");
    expect([...host.tokens].filter((token) => token !== "")).toEqual(["token secret-token"]);

    // Both have read the published branch before either has a draft.
    await saveAtOnce([clerk, second], (request) => request.method() === "POST" && request.url().endsWith("/git/trees"));
    const titles = host.requests.map(({ title }) => title).sort();
    expect(titles).toEqual(["School added: First School, Almora", "School added: Second School, Almora"]);
    expect(host.requests.map(({ labels }) => labels)).toEqual([["editor/draft"], ["editor/draft"]]);
    for (const request of host.requests) host.merge(request);

    council.git("fetch", "--quiet", bare, "main");
    council.git("reset", "--quiet", "--hard", "FETCH_HEAD");
    expectSound(council.folder);
    const entries = readEntries(council.folder).filter(isRead);
    const codes = entries.filter(({ collection }) => collection.name === "schools").map(({ value }) => value.code);
    expect(codes).toEqual(expect.arrayContaining(["901", "902"]));
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

test(
  "reports a token that is no longer valid with what to do, and keeps the text",
  atNight,
  async ({ clerk, host }) => {
    await clerk.begin("जनपद");
    await clerk.writeText({ en: "Kotdwar", hi: "कोटद्वार", sa: "कोटद्वारम्" });
    host.revoke();
    await clerk.save();
    await expect(clerk.page.getByText(say("host.token-expired"))).toBeVisible();
    await expect(clerk.box("हिन्दी").first()).toHaveValue("कोटद्वार");
    // Signing in again brings the text back.
    await clerk.page.getByRole("button", { name: say("sign-in.out") }).click();
    host.restore();
    await clerk.signIn();
    await clerk.dialog.getByRole("button", { name: say("entry.restore") }).click();
    await expect(clerk.box("हिन्दी").first()).toHaveValue("कोटद्वार");
    expect(host.requests).toEqual([]);
  },
);
