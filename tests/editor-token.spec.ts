/** A token that has expired or was revoked while a clerk writes. */
import { rmSync } from "node:fs";
import path from "node:path";
import { Clerk } from "./editor/clerk";
import { makeCouncil } from "./editor/council";
import { openDesk } from "./editor/desk";
import { startGitHost } from "./editor/git-host";
import { expect, test } from "./site/test";

test.use({
  viewport: { width: 1400, height: 900 },
  expectedFaults: /^(undefined|Object)( |$)|status of 40[14]|Bad credentials/u,
});

test("a token that is no longer valid is reported in words, with what to do, and the text is kept", async ({
  page,
}) => {
  const council = makeCouncil();
  const bare = path.join(council.folder, "host.git");
  council.git("clone", "--quiet", "--bare", ".", bare);
  const host = await startGitHost(bare);
  const desk = await openDesk({ EDITOR_REPOSITORY: "council/site", EDITOR_API: host.api });
  try {
    const clerk = new Clerk(page, desk.origin);
    await clerk.signIn("GitHub");
    await clerk.begin("जनपद");
    await clerk.writeText({ en: "Kotdwar", hi: "कोटद्वार", sa: "कोटद्वारम्" });
    host.revoke();
    await clerk.save();
    await expect(clerk.notice).toContainText("गिट होस्ट अब आपका टोकन नहीं मानता");
    await expect(clerk.notice).toContainText("नए टोकन से प्रवेश करें");
    await clerk.closeNotice();
    await expect(clerk.box("हिन्दी").first()).toHaveValue("कोटद्वार");
    expect(host.pulls).toEqual([]);
  } finally {
    await page.close();
    await desk.close();
    await host.close();
    rmSync(council.folder, { recursive: true, force: true });
  }
});
