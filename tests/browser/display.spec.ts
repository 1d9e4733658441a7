/** Reading settings are reachable on a small screen, and lists are printed on few sheets. */
import { settingNames } from "../../src/preferences/settings";
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, getSummary, open, test } from "../site/test";
import { cutOff } from "../walk/cut-off";

// Many pages in one test, each opened for a moment.
test.use({ trace: "off" });

test("reading settings are reachable with the largest text and any spacing on a phone in landscape", async ({
  page,
}) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await open(page, pathTo("rti", "sa"));
  await getSummary(page, word("sa", "reading.title")).click();
  const form = page.getByRole("form", { name: word("sa", "reading.title") });
  const groups = await form.getByRole("group").all();
  expect(groups).toHaveLength(settingNames.length);
  for (const size of ((await groups[0]?.getByRole("radio").all()) ?? []).slice(-1)) {
    await size.check();
    for (const spacing of (await groups[2]?.getByRole("radio").all()) ?? []) {
      await spacing.check();
      expect.soft(await cutOff(page)).toEqual([]);
      for (const control of await form.getByRole("radio").or(form.getByRole("button")).all()) {
        await control.scrollIntoViewIfNeeded();
        await expect.soft(control).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

for (const { code: locale, name } of localesInTurn(1))
  test(`in ${name} the forty results are printed on three sheets of A4`, async ({ page }) => {
    await page.goto(pathTo("results", locale));
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/gu)?.length).toBeLessThanOrEqual(3);
  });
