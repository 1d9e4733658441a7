/** A clerk makes one light document of photographs, and of a heavy scan; other PDFs are taken as they are. */
import { readFileSync } from "node:fs";
import { readPdf } from "../../src/documents/pdf-reader";
import { documentLimit, lightPage } from "../../src/site/documents";
import { pdf } from "../editor/clerk";
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { makeScans, photograph } from "../editor/scans";
import { atNight } from "../site/examples";
import { expect } from "../site/test";
import { findViolations } from "../walk/axe";

// The reader of PDFs leaves it to the browser to free what it has decoded; a new entry has no file yet.
test.use({ viewport: { width: 360, height: 740 }, expectedFaults: /VideoFrame was garbage collected|status of 404/u });

const title = { en: "Centres 2031", hi: "केंद्र २०३१", sa: "केन्द्राणि २०३१" };
const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });

/** Checks whether a picture is wider than high. */
const isWide = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth > image.naturalHeight;

test("photographs become the upright pages of one PDF, in the clerk's order and small enough for 2G", async ({
  clerk,
  council,
  page,
}) => {
  await clerk.writeOrder(title, "SPECIMEN/2031/011", "परीक्षा", "2026-11-01");
  await clerk.box("कुंजी").fill("centres-2031");
  // The camera was held sideways; another picture has 50 megapixels; a third is none.
  const files = [
    jpeg("1.jpg", await photograph(6)),
    jpeg("2.jpg", await photograph(1, { width: 5900, height: 8475 })),
    jpeg("3.jpg", Buffer.from("<html>")),
    jpeg("4.jpg", await photograph()),
  ];
  await clerk.fileInput().first().setInputFiles(files);
  const pages = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: say("light.turn") }) });
  await expect(pages).toHaveCount(3);
  await expect(page.getByRole("alert")).toContainText("3.jpg");
  const turns = async () => Promise.all((await pages.getByRole("img").all()).map((image) => image.evaluate(isWide)));
  await expect.poll(turns).toEqual([true, false, false]);
  await pages
    .nth(0)
    .getByRole("button", { name: say("light.turn") })
    .click();
  await expect.poll(turns).toEqual([false, false, false]);
  const first = await pages.nth(0).getByRole("img").getAttribute("src");
  await pages
    .nth(0)
    .getByRole("button", { name: say("form.move-down") })
    .click();
  await expect(pages.nth(1).getByRole("img")).toHaveAttribute("src", first ?? "");
  await pages
    .nth(2)
    .getByRole("button", { name: say("form.remove") })
    .click();
  expect(await findViolations(page, {})).toEqual([]);
  await page.getByRole("button", { name: /^PDF बनाएँ: 2 / }).click();
  await clerk.expectFile("centres-2031.pdf");
  await clerk.saveDraft("फ़ोटो");
  const bytes = readFileSync(`${council.merged("cms/orders/centres-2031")}/static/documents/centres-2031.pdf`);
  expect(await readPdf("centres-2031.pdf", bytes)).toMatchObject({ pages: 2 });
  expect(bytes.length).toBeLessThan(2 * lightPage + 2000);
});

test("a lighter copy is offered of a heavy scan, and of no other PDF", async ({ clerk, page }) => {
  test.setTimeout(600_000);
  await clerk.begin("शासनादेश");
  const taken = page.locator(".chosen").getByRole("link");
  for (const [what, { bytes, isOffered }] of Object.entries(await makeScans())) {
    const name = `${what.replaceAll(" ", "-")}.pdf`;
    await clerk.offer({ name, mimeType: "application/pdf", buffer: bytes });
    const take = page.getByRole("button", { name: say("light.take") });
    if (what === "broken") await expect(page.getByText(say("document-cut", { found: name }))).toBeVisible();
    else await expect(isOffered ? take : taken.and(page.getByText(name)), what).toBeVisible({ timeout: 300_000 });
    await expect(take, what).toHaveCount(isOffered ? 1 : 0);
    if (!isOffered) continue;
    const before = page.getByRole("figure").filter({ hasText: say("light.before") });
    const after = page.getByRole("figure").filter({ hasText: say("light.after") });
    for (const figure of [before, after])
      expect(await figure.getByRole("img").evaluate(isWide), what).toBe(what === "landscape");
    // Each is taken by one tap, and refused by one.
    if (what !== "grey") await take.click();
    else await page.getByRole("button", { name: say("light.keep") }).click();
    await expect(taken, what).toHaveText(name);
    const size = await taken.evaluate(
      async (link) => (await (await fetch(link.getAttribute("href") ?? "")).blob()).size,
    );
    if (what === "grey") expect(size).toBe(bytes.length);
    else expect(size, what).toBeLessThan(Math.min(bytes.length * 0.8, documentLimit));
  }
});

test("a phone without memory says so, takes the other photographs, and loses nothing that was written", async ({
  clerk,
  page,
}) => {
  await clerk.writeOrder(title, "SPECIMEN/2031/012", "परीक्षा", "2026-11-01");
  // The browser gives no picture of 12 bits a colour, as it gives none that it has no memory for.
  const deep = await photograph();
  deep[deep.indexOf(Buffer.of(0xff, 0xc0)) + 4] = 12;
  const files = [jpeg("1.jpg", deep), jpeg("2.jpg", await photograph())];
  await clerk.fileInput().first().setInputFiles(files);
  await expect(page.getByRole("alert")).toContainText(say("light.no-memory", { name: "1.jpg" }));
  await expect(page.getByRole("button", { name: say("light.turn") })).toHaveCount(1);
  // The tab is closed in the middle.
  await page.reload();
  await clerk.restore();
  await expect(clerk.box("हिन्दी").first()).toHaveValue(title.hi);
  await expect(clerk.box("शासनादेश संख्या")).toHaveValue("SPECIMEN/2031/012");
});

test("forty photographs become one document", atNight, async ({ clerk, council, page }) => {
  test.setTimeout(600_000);
  await clerk.writeOrder(title, "SPECIMEN/2031/013", "परीक्षा", "2026-11-01");
  await clerk.box("कुंजी").fill("forty-pages");
  const buffer = await photograph();
  await clerk
    .fileInput()
    .first()
    .setInputFiles(Array.from({ length: 40 }, (_, at) => jpeg(`${at}.jpg`, buffer)));
  await page.getByRole("button", { name: /^PDF बनाएँ: 40 / }).click({ timeout: 300_000 });
  await clerk.expectFile("forty-pages.pdf");
  await clerk.saveDraft("फ़ोटो");
  const bytes = readFileSync(`${council.merged("cms/orders/forty-pages")}/static/documents/forty-pages.pdf`);
  expect(await readPdf("forty-pages.pdf", bytes)).toMatchObject({ pages: 40 });
});

test("files that are dropped together find their fields by the language in their names, or are asked about", async ({
  clerk,
  page,
}) => {
  await clerk.begin("शासनादेश");
  const drop = (...names: readonly string[]) =>
    page.locator(".entry-form").evaluate(
      (form, all) => {
        const dataTransfer = new DataTransfer();
        for (const [name, text] of all) dataTransfer.items.add(new File([text], name, { type: "application/pdf" }));
        form.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      },
      names.map((name) => [name, pdf(1000 + name.length).toString()] as const),
    );
  const fields = () =>
    page.locator(".document").evaluateAll((all) => all.map((one) => one.querySelector(".chosen a")?.textContent ?? ""));
  await drop("order-12.pdf", "order-12-english.pdf", "order-12-sa.pdf");
  await expect.poll(fields).toEqual(["order-12.pdf", "order-12-english.pdf", "", "order-12-sa.pdf"]);
  await drop("a.pdf", "b-hindi.pdf", "c.pdf");
  const asked = clerk.dialog.getByRole("combobox");
  await expect(asked).toHaveCount(3);
  await asked.nth(0).selectOption({ index: 0 });
  await clerk.dialog.getByRole("button", { name: say("place.put") }).click();
  await expect.poll(fields).toEqual(["c.pdf", "order-12-english.pdf", "b-hindi.pdf", "order-12-sa.pdf"]);
  // A photograph of an iPhone is refused in the words of its field.
  await clerk.offer(jpeg("IMG_1.HEIC", Buffer.from("ftypheic")));
  await expect(page.getByText(say("editor.file-heic", { name: "IMG_1.HEIC", field: "दस्तावेज़" }))).toBeVisible();
});
