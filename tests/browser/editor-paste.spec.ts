/** What is pasted into a text is taken as it is, or refused in words: tables, merged cells and pictures from Word. */
import { type Clerk, pdf } from "../editor/clerk";
import { test } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

/** Pastes HTML into a box, by default the Hindi text of the open form, as the browser does from Word. */
async function paste(clerk: Clerk, html: string, text = "", box = clerk.richText("हिन्दी")): Promise<void> {
  await box.click();
  await box.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", given.html);
      clipboardData.setData("text/plain", given.text);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
}

const table = `<table><tr><td colspan="2">शुल्क</td></tr><tr><td rowspan="2">प्रथमा</td><td>१००</td></tr><tr><td>२००</td></tr></table>`;

for (const [list, place, options] of [
  ["पृष्ठ", "/admin#/collections/pages/entries/help", {}],
  ["सेवाएँ", "/admin#/collections/services/new", atNight],
] as const) {
  test(`takes a table with merged cells from Word: ${list}`, options, async ({ clerk, page }) => {
    await page.goto(new URL(place, page.url()).href);
    // A service has several rich texts.
    const box = clerk.richText("हिन्दी").first();
    await paste(clerk, table, "", box);
    await expect(clerk.dialog).toContainText("तालिका के जुड़े हुए ख़ाने अब अलग हैं");
    await clerk.closeDialog();
    const rows = box.getByRole("row");
    await expect(rows).toHaveText(["शुल्क", "प्रथमा१००", "२००"]);
    await expect(rows.last().getByRole("cell")).toHaveText(["", "२००"]);
  });
}

test("takes a table and refuses pictures in a row of a sheet as in the form", atNight, async ({ clerk, page }) => {
  await page.goto(new URL("/admin/batch", page.url()).href);
  await page.getByLabel("सूची").selectOption("शासनादेश");
  const buffer = Buffer.from("नाम (हिन्दी),पाठ (हिन्दी)\nछात्रवृत्ति,शुल्क: ");
  await page.getByLabel("शीट").setInputFiles({ name: "orders.csv", mimeType: "text/csv", buffer });
  const box = page.getByLabel("पाठ (हिन्दी)");
  await box.focus();
  await page.keyboard.press("Control+End");
  const cells = `<table><tr><td>प्रथमा</td><td>१०० <img src="a.png"></td></tr></table>`;
  await paste(clerk, cells, "", box);
  await expect(clerk.dialog).toContainText("चित्र छोड़ दिए गए");
  await clerk.closeDialog();
  await expect(box).toHaveValue(/^शुल्क: *\n\n\| प्रथमा \| १०० \|\n\|---\|---\|/u);
});

test("refuses pictures in words, and keeps the text around them", async ({ clerk }) => {
  await clerk.begin("शासनादेश");
  const box = clerk.richText("हिन्दी");
  const sources = [
    `data:image/png;base64,${pdf(60).toString("base64")}`,
    "https://a.example/a.png",
    "file:///C:/a.png",
  ];
  for (const [index, source] of sources.entries()) {
    await paste(clerk, `<p>पाठ ${index} <img src="${source}"> यहाँ</p>`, `पाठ ${index} यहाँ`);
    await expect(clerk.dialog).toContainText("चित्र छोड़ दिए गए");
    await clerk.closeDialog();
    await expect(box).toContainText(new RegExp(`पाठ ${index}\\s+यहाँ`, "u"));
  }
  await paste(clerk, `<img src="${sources[0]}">`);
  await expect(clerk.dialog).toContainText("चित्र छोड़ दिए गए");
  await clerk.closeDialog();
  await expect(box).toContainText(/पाठ 0/u);
});
