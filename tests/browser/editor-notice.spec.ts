/** A site notice is written in the editor with its level, text and last day, and passes the content check. */
import { expectDraft } from "../editor/clerk";
import { test } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

const until = `${new Date().getFullYear() + 1}-12-02`;

test(
  "a clerk writes a notice, previews it in three languages, and saves it without errors",
  atNight,
  async ({ clerk, council }) => {
    const text = {
      en: "The paper of 2 December is postponed.",
      hi: "२ दिसंबर का प्रश्नपत्र स्थगित है।",
      sa: "२तमे दिनाङ्के परीक्षा न भविष्यति।",
    };
    await clerk.begin("पूरी साइट पर सूचनाएँ");
    await clerk.choose("स्तर", "अत्यावश्यक");
    await clerk.writeText(text);
    // A date many years ahead or in the past is a mistake.
    await clerk.box("इस तिथि तक").fill("02/12/2062");
    await clerk.save();
    await expect(clerk.box("इस तिथि तक")).toHaveAccessibleDescription(/वर्ष सीमा/u);
    await clerk.box("इस तिथि तक").fill("०२/१२/२०२४");
    await clerk.box("इस तिथि तक").blur();
    await expect(clerk.box("इस तिथि तक")).toHaveAccessibleDescription(/सोमवार, 2 दिसंबर 2024/u);
    await clerk.save();
    await expect(clerk.problems).toContainText("सूचना का अंतिम दिन 02-12-2024 बीत चुका है");
    await clerk.box("इस तिथि तक").fill(until);
    for (const [name, shown] of [
      ["English", text.en],
      ["हिन्दी", text.hi],
      ["संस्कृतम्", text.sa],
    ] as const) {
      await expect(clerk.preview.getByRole("region", { name }).getByText(shown)).toBeVisible();
    }
    await clerk.saveDraft();
    await expectDraft(council, `cms/notices/urgent-${until}`, [`content/notices/urgent-${until}.yaml`]);
  },
);
