/** The editor for clerks: a form in Hindi, a draft as a branch, a preview beside it; nothing else changes. */
import { toDigits } from "../../src/language/digits";
import { expectDraft, expectSound, pdf, saveAtOnce } from "../editor/clerk";
import { test } from "../editor/desks";
import { atNight } from "../site/examples";
import { expect } from "../site/test";

const title = {
  en: "Uttar Madhyama 2025, Institutional",
  hi: "उत्तर मध्यमा २०२५, संस्थागत",
  sa: "उत्तरमध्यमा २०२५, संस्थागतम्",
};

test("a clerk publishes a result with its document, sees errors explained, and changes nothing else", async ({
  clerk,
  council,
}) => {
  const before = council.git("rev-parse", "main");
  await clerk.begin("परीक्षाफल");
  await clerk.writeText(title);
  await clerk.choose("परीक्षा", "उत्तर मध्यमा");
  await clerk.box("वर्ष").fill("2025");
  await clerk.choose("प्रकार", "संस्थागत");
  // The key is derived from the fields, and changes with them.
  const key = clerk.box("कुंजी");
  await expect(key).toHaveAccessibleDescription(/uttar-madhyama-2025-institutional/u);
  await clerk.choose("प्रकार", "व्यक्तिगत");
  await expect(key).toHaveAccessibleDescription(/uttar-madhyama-2025-individual/u);
  await key.fill("another-key");
  await expect(key).not.toHaveAccessibleDescription(/uttar-madhyama/u);
  await clerk.choose("प्रकार", "संस्थागत");
  await expect(key).toHaveValue("another-key");
  await key.clear();
  await expect(key).toHaveAccessibleDescription(/uttar-madhyama-2025-institutional/u);

  // A file that is too large is refused before the upload, with its size, the limit and what to do.
  await clerk.offer({ name: "scan.pdf", mimeType: "application/pdf", buffer: pdf(10 * 1024 * 1024 + 1) });
  await expect(clerk.fileInput().first()).toHaveAccessibleDescription(/अधिकतम 10 MB/u);
  // A second download from the site: the name is reset to that of the document.
  await clerk.offer({
    name: "uttar-madhyama-2025.0123456789abcdef (1).pdf",
    mimeType: "application/pdf",
    buffer: pdf(),
  });
  await clerk.expectFile("uttar-madhyama-2025.pdf");

  // An invalid key.
  await key.fill("परिणाम 2025");
  await clerk.save();
  await expect(clerk.problems).toContainText(/कुंजी: .*केवल छोटे रोमन अक्षर/u);
  await expect(key).toBeFocused();
  await key.fill("");

  // The preview in three languages.
  for (const [name, text] of [
    ["English", title.en],
    ["हिन्दी", title.hi],
    ["संस्कृतम्", title.sa],
  ] as const) {
    const shown = clerk.preview.getByRole("region", { name });
    await expect(shown.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(shown.getByRole("row").filter({ hasText: text }).getByRole("link").first()).toBeVisible();
    await expect(shown.getByRole("heading", { name: text, exact: true })).toBeVisible();
  }

  await clerk.saveDraft("हस्ताक्षरित प्रति");
  const draft = "cms/results/uttar-madhyama-2025-institutional";
  await expectDraft(council, draft, [
    "content/results/uttar-madhyama-2025-institutional.yaml",
    "static/documents/uttar-madhyama-2025.pdf",
  ]);
  expect(council.git("rev-parse", "main")).toBe(before);
  expect(council.git("log", "--format=%s", `main..${draft}`)).toBe(
    `Result added: ${title.en} – Reason: हस्ताक्षरित प्रति`,
  );
  expect(council.git("show", `${draft}:content/results/uttar-madhyama-2025-institutional.yaml`)).toBe(
    [
      "key: uttar-madhyama-2025-institutional",
      "title:",
      ...Object.entries(title).map(([language, text]) => `  ${language}: ${text}`),
      "exam: uttar-madhyama",
      "year: 2025",
      "kind: institutional",
      "document: uttar-madhyama-2025.pdf",
    ].join("\n"),
  );
});

test(
  "two clerks who save at the same moment get a draft each, and both merge",
  atNight,
  async ({ clerk, council, second }) => {
    const clerks = [clerk, second];
    for (const [index, each] of clerks.entries()) {
      await each.begin("जनपद");
      const [hi, sa] = [toDigits(String(index + 1), "hi"), toDigits(String(index + 1), "sa")];
      await each.writeText({ en: `District ${index + 1}`, hi: `जनपद ${hi}`, sa: `जनपदम् ${sa}` });
    }
    await saveAtOnce(clerks, (request) => request.method() === "POST" && request.url().endsWith("/git/trees"));
    const drafts = ["cms/districts/district-1", "cms/districts/district-2"];
    expect(council.git("for-each-ref", "--format=%(refname:short)", "refs/heads/cms/").split("\n")).toEqual(drafts);
    // Each draft changes only its entry.
    expect(drafts.map((draft) => council.git("diff", "--name-only", "main", draft))).toEqual([
      "content/tables/districts/district-1.yaml",
      "content/tables/districts/district-2.yaml",
    ]);
    expectSound(council.merged(...drafts));
  },
);

test("previews the council's name and addresses in three languages where visitors see them", async ({
  clerk,
  page,
}) => {
  await page.goto(new URL("/admin#/collections/council/entries/council", page.url()).href);
  await clerk.box("हिन्दी").first().fill("नई संस्कृत शिक्षा परिषद्");
  const hindi = clerk.preview.getByRole("region", { name: "हिन्दी" });
  // In the header of every page, on the contact page, and in the footer of every page.
  await expect(hindi.getByRole("link", { name: "नई संस्कृत शिक्षा परिषद्" })).toBeVisible();
  await expect(hindi.getByRole("definition").first()).toContainText(/नई संस्कृत शिक्षा परिषद्.*नमूना पता/u);
  await expect(hindi.getByText("नई संस्कृत शिक्षा परिषद्", { exact: true }).last()).toBeVisible();
  await expect(hindi.getByText("नमूना पता")).toHaveCount(2);
  await expect(hindi.getByRole("link", { name: "परिषद् उप सचिव" })).toBeVisible();
  const sanskrit = clerk.preview.getByRole("region", { name: "संस्कृतम्" });
  await expect(sanskrit.getByRole("link", { name: "परीक्षणसंस्कृतशिक्षापरिषद्" })).toBeVisible();
  // The preview is narrower than the site's breakpoints assume; nothing overflows it.
  expect(await hindi.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  // Links in the preview do not navigate.
  await hindi.getByRole("link", { name: "नई संस्कृत शिक्षा परिषद्" }).click();
  await expect(hindi.getByRole("definition").first()).toBeVisible();
});

test("switches to English, and stays in the same form", async ({ clerk, page }) => {
  await clerk.begin("जनपद");
  await page.getByRole("button", { name: "In English" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New entry" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Districts", exact: true })).toBeVisible();
});
