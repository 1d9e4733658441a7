/** The clerk's first page: what waits, who else is writing, and what was published, in Hindi on a phone. */
import { hostTest } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";
import { findViolations } from "../walk/axe";

const phone = { width: 360, height: 740 };
const title = { en: "Fees 2031", hi: "शुल्क २०३१", sa: "शुल्कम् २०३१" };

hostTest.use({ viewport: phone });

hostTest(
  "the first page shows each person what waits for them, and fits a phone",
  async ({ clerk, openReviewer, page }) => {
    const [own, theirs] = [clerk, await openReviewer()].map(({ page: on }) => ({
      open: () => on.goto(new URL("/admin", page.url()).href),
      find: (group: "approve" | "drafts" | "others" | "published") =>
        on.getByRole("region", { name: say(`first.${group}`), exact: true }),
      page: on,
    }));
    if (!own || !theirs) throw new Error("There are two people.");
    await theirs.page.setViewportSize(phone);
    await expect(page.getByText(say("requests.nothing"))).toBeInViewport();
    await expect(page.getByRole("searchbox")).toBeInViewport({ ratio: 1 });

    await clerk.writeOrder(title, "SPECIMEN/2031/009", "परीक्षा", "2026-11-01");
    await clerk.saveDraft();
    await own.open();
    await expect(own.find("drafts").getByRole("link")).toHaveText([title.hi]);
    await theirs.open();
    await expect(theirs.find("others")).toContainText(title.hi);
    await theirs.find("others").getByRole("link").click();
    await expect(theirs.page.getByText(say("entry.others-draft", { by: "clerk" }))).toBeVisible();

    await clerk.send();
    await theirs.open();
    await expect(theirs.find("approve").getByRole("link")).toHaveText([title.hi]);
    expect(await findViolations(theirs.page, {})).toEqual([]);
    expect(await theirs.page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  },
);
