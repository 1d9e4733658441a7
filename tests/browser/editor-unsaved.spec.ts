/** What a clerk wrote and did not save is in the form again, wherever and whenever the page was closed. */
import fc from "fast-check";
import { seed } from "../arbitrary/texts";
import { almora, type Clerk, pdf } from "../editor/clerk";
import { test, testEachHost } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

/** The ways to the form of a published entry after the page was closed. */
const ways = {
  reload: ({ page }: Clerk) => page.reload(),
  address: async ({ page }: Clerk) => {
    await page.goto("about:blank");
    await page.goBack();
  },
  list: async ({ page }: Clerk) => {
    const list = new URL("/admin#/collections/districts", page.url()).href;
    await page.goto("about:blank");
    await page.goto(list);
    await page.getByRole("link", { name: "अल्मोड़ा" }).click();
  },
} as const;

testEachHost(
  "restores the text of a published entry, by each way to its form",
  async ({ clerk, git, page }) => {
    const box = await clerk.openDistrict();
    await expect(box).toHaveValue("अल्मोड़ा");
    for (const [index, open] of Object.values(ways).entries()) {
      await box.press("End");
      await box.pressSequentially(` ${index}`);
      await open(clerk);
      await clerk.restore();
      await expect(box).toHaveValue(
        `अल्मोड़ा${[0, 1, 2]
          .slice(0, index + 1)
          .map((one) => ` ${one}`)
          .join("")}`,
      );
    }
    await box.fill("अल्मोड़ा नगर");
    await clerk.saveDraft();
    expect(git("show", `${almora.draft}:${almora.file}`)).toContain("अल्मोड़ा नगर");
    await page.reload();
    await expect(box).toHaveValue("अल्मोड़ा नगर");
    await expect(clerk.dialog).toHaveCount(0);
  },
  [],
);

testEachHost("restores a new entry with all its fields and its document", async ({ clerk, git, page }) => {
  const title = { en: "Fair examinations", hi: "नक़ल-मुक्त परीक्षाएँ", sa: "निष्कपटपरीक्षाः" };
  await clerk.writeOrder(title, "SPECIMEN/2031/003", "परीक्षा", "2026-11-01");
  await clerk.richText("हिन्दी").pressSequentially("सूचना");
  await clerk.offer({ name: "आदेश 2031.pdf", mimeType: "application/pdf", buffer: pdf() });
  await clerk.expectFile("adesh-2031.pdf");
  await page.reload();
  await clerk.restore();
  await expect(clerk.box("हिन्दी").first()).toHaveValue(title.hi);
  await expect(clerk.box("शासनादेश संख्या")).toHaveValue("SPECIMEN/2031/003");
  await expect(page.getByText("सूचना", { exact: true }).first()).toBeVisible();
  await clerk.saveDraft("हस्ताक्षरित प्रति");
  const draft = git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/");
  expect(git("diff", "--name-only", "main", draft).split("\n")).toHaveLength(2);
  expect(git("cat-file", "-s", `${draft}:static/documents/adesh-2031.pdf`)).toBe(String(pdf().length));
  const written = git("show", `${draft}:content/orders/${draft.slice("cms/orders/".length)}.yaml`);
  for (const text of ["subject: examination", "published: 2026-11-01", "सूचना", "document: adesh-2031.pdf"])
    expect(written).toContain(text);
});

test("restores every letter, whenever the page is closed", atNight, async ({ clerk, page }) => {
  const moments = fc.sample(fc.record({ letters: fc.integer({ min: 1, max: 12 }), pause: fc.nat(400) }), {
    seed,
    numRuns: 8,
  });
  await clerk.openDistrict();
  const box = clerk.box("अंग्रेज़ी").first();
  await expect(box).toHaveValue("Almora");
  let text = "Almora";
  for (const { letters, pause } of moments) {
    const written = "abcdefghijkl".slice(0, letters);
    await box.press("End");
    await box.pressSequentially(written, { delay: 10 });
    text += written;
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), pause);
    await page.reload();
    await clerk.restore();
    await expect(box).toHaveValue(text);
  }
});
