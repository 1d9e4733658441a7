/** Two people or two tabs edit one entry: no change is overwritten unseen. */
import { almora, Clerk } from "../editor/clerk";
import { hostTest, test } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

const { draft, file } = almora;
const changed = /किसी ने बीच में यह प्रविष्टि बदली है/u;

/** Opens a published district and enters its name in one language. */
async function writeName(clerk: Clerk, field: string, name: string): Promise<void> {
  await clerk.openDistrict();
  await expect(clerk.box("कुंजी")).toHaveValue("almora");
  await clerk.box(field).first().fill(name);
}

/** Makes one clerk save, and then another who opened the entry earlier. The second one sees the differences. */
async function meetChange(first: Clerk, second: Clerk, readDraft: () => string): Promise<void> {
  await writeName(first, "हिन्दी", "अल्मोड़ा नगर");
  await writeName(second, "संस्कृत", "अल्मोडानगरम्");
  await first.saveDraft();
  await second.save();
  await expect(second.dialog).toContainText(changed, { timeout: 60_000 });
  await expect(second.dialog.getByRole("listitem")).toHaveText([
    /हिन्दी: उनका “अल्मोड़ा नगर”, आपका/u,
    /संस्कृत: .*आपका “अल्मोडानगरम्”/u,
  ]);
  expect(readDraft()).toContain("अल्मोड़ा नगर");
  expect(readDraft()).not.toContain("अल्मोडानगरम्");
}

test("two tabs of a clerk on the practice host", async ({ clerk: first, council, context, desk }) => {
  const second = new Clerk(await context.newPage(), desk.origin);
  const readDraft = () => council.git("show", `${draft}:${file}`);
  await second.open();
  await meetChange(first, second, readDraft);

  // Back in the form, nothing is lost on either side. Then their version is taken, and both texts can be kept.
  await second.dialog.getByRole("button", { name: "फ़ॉर्म पर वापस" }).click();
  await expect(second.box("संस्कृत").first()).toHaveValue("अल्मोडानगरम्");
  expect(readDraft()).not.toContain("अल्मोडानगरम्");
  await second.save();
  await second.dialog.getByRole("button", { name: "उनका रखें" }).click();
  await expect(second.box("हिन्दी").first()).toHaveValue("अल्मोड़ा नगर", { timeout: 60_000 });
  await second.box("संस्कृत").first().fill("अल्मोडानगरम्");
  await second.saveDraft();
  expect(readDraft()).toMatch(/अल्मोड़ा नगर[\s\S]*अल्मोडानगरम्/u);

  // The first clerk, whose form is now outdated, replaces only the field that they changed.
  await first.box("हिन्दी").first().fill("अल्मोड़ा ज़िला");
  await first.save();
  await expect(first.dialog).toContainText(changed);
  await first.dialog.getByRole("button", { name: "मेरा सहेजें" }).click();
  await first.confirm();
  await first.expectSaved();
  await expect.poll(readDraft).toMatch(/अल्मोड़ा ज़िला[\s\S]*अल्मोडानगरम्/u);
  // The form has the other's Sanskrit name now; saving again does not take it back.
  await first.box("अंग्रेज़ी").first().fill("Almora Town");
  await first.saveDraft();
  await expect.poll(readDraft).toMatch(/Almora Town[\s\S]*अल्मोड़ा ज़िला[\s\S]*अल्मोडानगरम्/u);
});

for (const hostName of ["GitHub", "GitLab"] as const) {
  hostTest.describe(`on ${hostName}`, () => {
    hostTest.use({ hostName, expectedFaults: /status of 404/u });

    hostTest(
      "the second person's changes join those of the first",
      atNight,
      async ({ bare, clerk, council, second }) => {
        const git = (...args: readonly string[]) => council.git("--git-dir", bare, ...args);
        const readDraft = () => git("show", `${draft}:${file}`);
        await meetChange(clerk, second, readDraft);
        await second.dialog.getByRole("button", { name: "मेरा सहेजें" }).click();
        await second.confirm();
        await second.expectSaved();
        expect(readDraft()).toMatch(/अल्मोड़ा नगर[\s\S]*अल्मोडानगरम्/u);
        // The branch and the request are the same, and the first version is in the history.
        expect(git("branch", "--format=%(refname:short)").split("\n").sort()).toEqual([draft, "main"]);
        expect(git("log", "-p", `main..${draft}`)).toContain("अल्मोड़ा नगर");
      },
    );
  });
}
