/** A token that expires or is revoked while a clerk writes. */
import { Clerk } from "./editor/clerk";
import { openGitDesk } from "./editor/git-desk";
import { atNight } from "./site/examples";
import { expect, test } from "./site/test";

test.use({
  viewport: { width: 1400, height: 900 },
  expectedFaults: /^(undefined|Object)( |$)|status of 40[14]|Bad credentials/u,
});

test("reports an invalid token with what to do, and keeps the text", atNight, async ({ page }) => {
  const { host, desk, close } = await openGitDesk();
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
    await close();
  }
});
