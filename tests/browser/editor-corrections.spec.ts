/** A sent sheet is corrected on the page of what waits, cell by cell and with its documents, and nothing of it is lost. */
import type { Locator, Page } from "@playwright/test";
import { BareRepository } from "../../scripts/edit/bare-repository";
import { type Clerk, pdf } from "../editor/clerk";
import { testEachHost } from "../editor/desks";
import { expect } from "../site/test";

const titles = ["नाम (अंग्रेज़ी)", "नाम (हिन्दी)", "नाम (संस्कृत)", "परीक्षा", "वर्ष", "प्रकार"];
const years = [1991, 1992, 1993];
const rows = years.map((year) => [`Purva ${year}`, `पूर्व ${year}`, `पूर्वम् ${year}`, "पूर्व मध्यमा", year, "व्यक्तिगत"]);
const sheet = Buffer.from([titles, ...rows].map((cells) => cells.join()).join("\r\n"));
const document = (year: number, bytes: number) => ({
  ...{ name: `Purva ${year}.pdf`, mimeType: "application/pdf", buffer: pdf(bytes) },
});
const entry = (year: number) => `content/results/purva-madhyama-${year}-individual.yaml`;

/** Confirms the summary of what is sent, and waits for the page of what waits. */
async function confirm(page: Page, ...expected: string[]): Promise<void> {
  const summary = page.getByRole("alertdialog");
  for (const text of expected) await expect(summary).toContainText(text);
  const reason = summary.getByLabel("समीक्षक के लिए कारण");
  if (await reason.isVisible()) await reason.fill("हस्ताक्षरित प्रति देखी");
  await summary.getByRole("button", { name: /भेजें$/u }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("प्रतीक्षा में", { timeout: 60_000 });
}

/** Opens the waiting sheet to correct it, and returns its rows. */
async function correct({ page, requests }: Clerk): Promise<Locator> {
  await requests.locator("summary").click();
  await page.getByRole("link", { name: "सुधारें" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("भेजी गई शीट सुधारें");
  return page.getByRole("group").filter({ hasText: "पंक्ति" });
}

testEachHost("a sent sheet is corrected cell by cell, with its documents", async ({ clerk, git, page }) => {
  await page.getByRole("link", { name: "एक साथ कई प्रविष्टियाँ" }).click();
  await page.getByLabel("सूची").selectOption("परीक्षाफल");
  await page.getByLabel("शीट").setInputFiles({ name: "results.csv", mimeType: "text/csv", buffer: sheet });
  const files = page.getByLabel("दस्तावेज़ (कितने भी)");
  await expect(files).toBeEnabled({ timeout: 60_000 });
  await files.setInputFiles(years.map((year) => document(year, 20_000)));
  const send = page.getByRole("button", { name: "समीक्षकों को भेजें" });
  await expect(page.getByText("नई 3, बदली 0")).toBeVisible({ timeout: 60_000 });
  await send.click();
  await confirm(page, "नई – परीक्षाफल: पूर्व 1991", "नया दस्तावेज़: purva-1991.pdf");

  // The cell of one row, the document of another; the third is left out.
  const sent = await correct(clerk);
  await expect(sent).toHaveCount(3, { timeout: 60_000 });
  await expect(page.getByText("नई 0, बदली 0, अपरिवर्तित 3, सुधारनी 0")).toBeVisible();
  await expect(send).toBeDisabled();
  await sent.nth(0).locator("summary").click();
  const title = sent.nth(0).getByLabel("नाम (हिन्दी)");
  await title.fill("पूर्व मध्यमा 1991");
  await title.blur();
  await files.setInputFiles([document(1992, 30_000)]);
  await expect(sent.nth(1)).toContainText("purva-1992.pdf");
  await sent.nth(2).locator("summary").click();
  await sent.nth(2).getByRole("button", { name: "पंक्ति छोड़ दें" }).click();
  await send.click();
  const expected = [
    /पहले: पूर्व 1991\s*अब: पूर्व मध्यमा 1991/u,
    /बदला गया दस्तावेज़: purva-1992\.pdf/u,
    /हटाई – परीक्षाफल: पूर्व 1993/u,
    /हटाया गया दस्तावेज़: purva-1993\.pdf/u,
  ];
  for (const text of expected) await expect(page.getByRole("alertdialog")).toContainText(text);
  await confirm(page);

  // One request, to which a commit was added.
  await expect(clerk.requests).toHaveCount(1);
  await expect(clerk.requests).toContainText("परीक्षाफल: 2 प्रविष्टियाँ");
  const branch = git("for-each-ref", "--format=%(refname:short)", "refs/heads/batch/", "refs/heads/cms/");
  expect(git("rev-list", "--count", `main..${branch}`)).toBe("2");
  expect(git("diff", "--name-only", "main", branch).split("\n")).toEqual([
    ...[entry(1991), entry(1992)],
    ...["static/documents/purva-1991.pdf", "static/documents/purva-1992.pdf"],
  ]);
  expect(git("show", `${branch}:${entry(1991)}`)).toContain("hi: पूर्व मध्यमा 1991");
  expect(git("cat-file", "-s", `${branch}:static/documents/purva-1992.pdf`)).toBe("30000");
  expect(git("log", "-1", "--format=%s", branch)).toBe("Results: 2 added, 0 changed");

  // Somebody else corrects the sheet while it is open.
  const opened = await correct(clerk);
  await expect(opened).toHaveCount(2, { timeout: 60_000 });
  await opened.nth(1).locator("summary").click();
  const other = opened.nth(1).getByLabel("नाम (हिन्दी)");
  await other.fill("पूर्व मध्यमा 1992");
  await other.blur();
  const repository = new BareRepository(git("rev-parse", "--absolute-git-dir"));
  const later = repository.commit("Another correction", git("rev-parse", `${branch}^{tree}`), [branch]);
  repository.setReference(`refs/heads/${branch}`, later);
  await send.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "समीक्षकों को भेजें" }).click();
  await expect(page.getByText("आपके खोलने के बाद किसी ने इसे बदल दिया है")).toBeVisible();
  expect(git("rev-parse", branch)).toBe(later);
  await expect(other).toHaveValue("पूर्व मध्यमा 1992");
});
