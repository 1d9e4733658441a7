/** A notice across the site is set in the editor: level, text, last day; what was saved may be published. */
import { countErrors, readContent } from "../src/content";
import { test } from "./editor/local-desk";
import { expect } from "./site/test";

test("a clerk sets a notice, sees it in three languages, and saves what the check accepts", async ({
  clerk,
  council,
  page,
}) => {
  const text = {
    en: "The paper of 2 December is postponed.",
    hi: "२ दिसंबर का प्रश्नपत्र स्थगित है।",
    sa: "२तमे दिनाङ्के परीक्षा न भविष्यति।",
  };
  await clerk.open();
  await clerk.begin("पूरी साइट पर सूचनाएँ");
  await clerk.choose("स्तर", "अत्यावश्यक");
  await clerk.writeText(text);
  await clerk.box("इस तिथि तक").fill("2099-12-02");
  for (const [name, shown] of [
    ["English", text.en],
    ["हिन्दी", text.hi],
    ["संस्कृतम्", text.sa],
  ] as const) {
    await expect(clerk.preview.getByRole("region", { name }).getByText(shown)).toBeVisible();
  }
  await clerk.save();
  await expect(page.getByText("बदलाव सहेज लिए गए")).toBeVisible();
  const draft = "cms/notices/urgent-2099-12-02";
  await expect.poll(() => council.git("branch", "--list", "--format=%(refname:short)")).toContain(draft);
  expect(council.git("diff", "--name-only", "main", draft)).toBe("content/notices/urgent-2099-12-02.yaml");
  const { problems } = readContent(council.merged(draft));
  expect(countErrors(problems)).toBe(0);
});
