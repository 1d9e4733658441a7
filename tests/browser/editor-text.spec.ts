/** The rich text of the form loses no letter of an input method, lets the keyboard out, and takes a Word file at once. */
import { readFileSync } from "node:fs";
import type { Clerk } from "../editor/clerk";
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

const label = "पाठ (हिन्दी)";

/** Opens the form of a new order with a text, in its Markdown as the form tells it, and returns the box of the text. */
async function openText(clerk: Clerk, markdown = "") {
  await clerk.begin("शासनादेश");
  const box = clerk.box(label);
  const toggle = clerk.page.getByRole("toolbar", { name: label }).getByRole("button", { name: say("text.markdown") });
  await toggle.click();
  await box.fill(markdown);
  await toggle.click();
  return { box, toggle };
}

for (const [place, text] of [
  ["an empty text", ""],
  ["bold words", "पहला **मोटा**"],
  ["an item", "- एक"],
] as const)
  test(`keeps each letter of an input method: ${place}`, async ({ clerk, page }) => {
    const { box, toggle } = await openText(clerk, text);
    await box.click();
    await page.keyboard.press("Control+End");
    const browser = await page.context().newCDPSession(page);
    for (const word of ["क्षत्रिय", "संस्कृत", "1. ", "द्ध"]) {
      for (let end = 1; end <= word.length; end += 1)
        await browser.send("Input.imeSetComposition", {
          text: word.slice(0, end),
          selectionStart: end,
          selectionEnd: end,
        });
      await browser.send("Input.insertText", { text: word });
      await page.keyboard.type("-");
    }
    await expect(box).toContainText("क्षत्रिय-संस्कृत-1. -द्ध-");
    await toggle.click();
    await expect(box).toHaveValue(/क्षत्रिय-संस्कृत-1\. -द्ध-/u);
  });

test("Tab goes through a table and out of it, and Escape before Tab leaves at once", async ({ clerk, page }) => {
  const { box } = await openText(clerk, "| क | ख |\n|---|---|\n| १ | २ |");
  const cells = box.getByRole("cell");
  await cells.first().click();
  for (let cell = 1; cell < 4; cell += 1) await page.keyboard.press("Tab");
  await page.keyboard.type("!");
  await expect(cells.last()).toContainText("!");
  await page.keyboard.press("Tab");
  await expect(box).not.toBeFocused();
  await cells.first().click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(box).not.toBeFocused();
});

test("replaces the text by that of a Word file after a question, and undoes it", async ({ clerk, page }) => {
  const { box } = await openText(clerk, "पुराना");
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("toolbar", { name: label })
    .getByRole("button", { name: say("editor.take-from-word") })
    .click();
  await (await chooser).setFiles({
    name: "आदेश.docx",
    mimeType: "",
    buffer: readFileSync("tests/word-files/order.docx"),
  });
  await page.getByRole("button", { name: say("editor.word-replace"), exact: true }).click();
  await expect(box.getByRole("row")).toHaveCount(3);
  await expect(box).not.toContainText("पुराना");
  await page.keyboard.press("Control+z");
  await expect(box).toHaveText("पुराना");
});
