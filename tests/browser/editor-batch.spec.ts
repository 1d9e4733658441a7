/** Many entries from one sheet on a phone: twenty results with twenty PDFs become one request with one commit. */
import { toDigits } from "../../src/language/digits";
import { expectSound, pdf } from "../editor/clerk";
import { test } from "../editor/desks";
import { say } from "../editor/say";
import { expect } from "../site/test";

test.use({ viewport: { width: 360, height: 740 }, expectedFaults: /(?!)/u });

const years = Array.from({ length: 10 }, (_, index) => 1991 + index);
const kinds = [
  { word: "व्यक्तिगत", en: "Individual", sa: "व्यक्तिगतम्" },
  { word: "संस्थागत", en: "Institutional", sa: "संस्थागतम्" },
];
const results = years.flatMap((year) =>
  kinds.map(({ word, en, sa }) => ({
    cells: [
      `Purva Madhyama ${year} (${en})`,
      `पूर्व मध्यमा ${toDigits(String(year), "hi")} (${word})`,
      `पूर्वमध्यमा ${toDigits(String(year), "sa")} (${sa})`,
      "पूर्व मध्यमा",
      toDigits(String(year), "hi"),
      word,
    ],
    file: `Result Purva Madhyama ${year} ${en}.PDF`,
  })),
);
const titles = ["क्र.सं.", "नाम (अंग्रेज़ी)", "नाम (हिन्दी)", "नाम (संस्कृत)", "परीक्षा का नाम", "वर्ष", "अभ्यर्थी वर्ग"];

/**
 * Returns a CSV sheet as an office writes it: a heading above the column titles, running numbers, a title of its own,
 * and one unknown value.
 */
function sheet(): Buffer {
  const rows = results.map(({ cells }, index) => [
    String(index + 1),
    ...(index === 3 ? cells.with(3, "Purva Madyama") : cells),
  ]);
  return Buffer.from([["परिषद् के परीक्षाफल"], titles, ...rows].map((cells) => cells.join(",")).join("\r\n"));
}

const documents = results.map(({ file }, index) => ({
  // The last one has a short name, which fits two rows.
  name: index === 19 ? "PM 2000.pdf" : file,
  mimeType: "application/pdf",
  buffer: pdf(100_000 + index),
}));

test("twenty results with twenty PDFs are corrected, previewed and sent as one request", async ({
  clerk,
  council,
  page,
}) => {
  await page.getByRole("link", { name: "एक साथ कई प्रविष्टियाँ" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("एक साथ कई प्रविष्टियाँ");
  await page.getByLabel("सूची").selectOption("परीक्षाफल");
  await page.getByLabel("शीट").setInputFiles({ name: "results.csv", mimeType: "text/csv", buffer: sheet() });
  await expect(page.getByText("स्तंभ “क्र.सं.” छोड़ दिया गया")).toBeVisible();
  await page.getByRole("button", { name: say("batch.take-guesses", { count: 1 }) }).click();
  await page.getByLabel("“अभ्यर्थी वर्ग” यह स्तंभ है").selectOption("प्रकार");
  const rows = page.getByRole("group").filter({ hasText: "पंक्ति" });
  await expect(rows).toHaveCount(20);
  const extra = { name: "letter.pdf", mimeType: "application/pdf", buffer: pdf() };
  await page.getByLabel("दस्तावेज़ (कितने भी)").setInputFiles([...documents, extra]);
  const counts = page.getByRole("status").filter({ hasText: "सुधारनी" });
  await expect(counts).toHaveText("नई 19, बदली 0, अपरिवर्तित 0, सुधारनी 1", { timeout: 60_000 });
  await expect(rows.first()).toContainText("result-purva-madhyama-1991-individual.pdf");
  const send = page.getByRole("button", { name: "समीक्षकों को भेजें" });
  await expect(send).toBeDisabled();

  // The nearest known value is proposed in place of the unknown one.
  const wrong = rows.nth(3);
  await expect(wrong.getByRole("list", { name: "सुधारना है" })).toContainText("Purva Madyama");
  await wrong.getByRole("button", { name: "शायद: पूर्व मध्यमा" }).click();
  await expect(wrong.getByRole("list", { name: "सुधारना है" })).toHaveCount(0);
  // The one row that is left is proposed for the short name.
  const short = page.getByRole("listitem").filter({ hasText: "PM 2000.pdf: पंक्ति नहीं मिली" });
  await short.getByRole("button", { name: /^शायद: पंक्ति \d+ · / }).click();
  await expect(short).toHaveCount(0);
  await rows.last().locator("summary").click();
  const title = rows.last().getByLabel("नाम (अंग्रेज़ी)");
  await title.fill("Purva Madhyama result 2000 (Institutional)");
  await title.blur();

  await rows.last().getByRole("button", { name: "पूर्वावलोकन" }).click();
  const preview = page.getByRole("dialog").frameLocator("iframe");
  await preview.getByRole("button", { name: "English" }).click();
  await expect(preview.getByRole("heading", { name: "Purva Madhyama result 2000 (Institutional)" })).toBeVisible();
  // The preview has the site's styles and the full width.
  const shown = preview.getByRole("region", { name: "English" });
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(320);
  await page.getByRole("dialog").getByRole("button", { name: "बंद करें" }).click();

  // With every row open, nothing overflows the phone and all targets are at least 44 px high.
  await rows.evaluateAll((found) => {
    for (const row of found) row.setAttribute("open", "");
  });
  const beyond = await page.locator("body *:visible").evaluateAll((parts) =>
    parts.flatMap((part) => {
      const { left, right, width } = part.getBoundingClientRect();
      const isBeyond = width > 0 && (left < -0.5 || right > window.innerWidth + 0.5);
      return isBeyond ? [`${part.tagName} ${part.className} ${left}–${right}`] : [];
    }),
  );
  expect(beyond).toEqual([]);
  const heights = await page
    .locator("body :is(button, select, textarea, summary, input, a):visible")
    .evaluateAll((parts) => parts.map((part) => [part.outerHTML.slice(0, 80), part.getBoundingClientRect().height]));
  expect(heights.filter(([, height]) => Number(height) < 44)).toEqual([]);

  const before = council.git("rev-parse", "main");
  await send.click();
  // The summary lists every entry and document, and what is left out only by choice.
  const summary = page.getByRole("alertdialog");
  await expect(summary).toContainText("जिन दस्तावेज़ों की पंक्ति नहीं है: letter.pdf");
  await expect(summary).toContainText("नई – परीक्षाफल: पूर्व मध्यमा १९९१ (व्यक्तिगत)");
  await expect(summary).toContainText("नया दस्तावेज़: pm-2000.pdf");
  await summary.getByLabel("समीक्षक के लिए कारण").fill("हस्ताक्षरित प्रति का स्कैन");
  await summary.getByRole("button", { name: "इसके बिना भेजें" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("प्रतीक्षा में", { timeout: 60_000 });
  await expect(clerk.requests).toContainText("परीक्षाफल: 20 प्रविष्टियाँ");

  const branch = council.git("for-each-ref", "--format=%(refname:short)", "refs/heads/batch/");
  expect(council.git("rev-parse", "main")).toBe(before);
  expect(council.git("rev-list", "--count", `main..${branch}`)).toBe("1");
  expect(council.git("log", "-1", "--format=%B", branch)).toMatch(/^Results: 20 added[\s\S]*हस्ताक्षरित प्रति का स्कैन/u);
  expect(council.git("diff", "--name-only", "main", branch).split("\n")).toHaveLength(40);
  expect(council.git("show", `${branch}:content/results/purva-madhyama-2000-institutional.yaml`)).toMatch(
    /\n {2}en: Purva Madhyama result 2000 \(Institutional\)\n[\s\S]*\ndocument: pm-2000\.pdf$/u,
  );
  expectSound(council.merged(branch));
});
