/** A site notice is at the top of every page until it is dismissed or expires. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderNotice } from "../../src/pipeline/notices";
import { getLocale, type LocaleCode, localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { localesInTurn } from "../site/examples";
import { word } from "../site/messages";
import { expect, test } from "../site/offline";
import { copyOfSite, finishCopy } from "../site/releases";
import { open } from "../site/test";
import { findViolationsAtBothWidths } from "../walk/axe";

// The page itself is tested, so no worker may answer.
test.use({ serviceWorkers: "block" });

const texts: Readonly<Record<LocaleCode, string>> = {
  en: "The paper of 2 December is postponed.",
  hi: "२ दिसंबर का प्रश्नपत्र स्थगित है।",
  sa: "दिसम्बरमासस्य २तमे दिनाङ्के परीक्षा न भविष्यति।",
};
/** A date in the far future: the browser's clock decides whether a notice has expired. */
const until = "2099-12-01";

const wordsOfNotices = ["notice.label", "notice.more", "notice.dismiss", "vocabulary.noticeLevel.urgent"] as const;

const markup = renderNotice(
  localeCodes.map((language) => ({
    language,
    siteAddress: "https://council.example",
    notices: [
      {
        key: "postponed",
        level: "urgent",
        until,
        link: "https://council.example/Announcement",
        text: { text: texts[language] ?? "", language },
        original: texts.en,
      },
    ],
    word: (key) => {
      const known = wordsOfNotices.find((one) => one === key);
      if (!known) throw new Error(`A notice needs another word: ${key}`);
      return word(language, known);
    },
  })),
);

const opened: ReadonlySet<string> = new Set(
  (["contact", "results"] as const).flatMap((id) => localeCodes.map((code) => pathTo(id, code))),
);

let withNotices = "";

// Once per worker, since no test changes the site.
test.beforeAll(async () => {
  withNotices = await mkdtemp(path.join(tmpdir(), "notices-"));
  await copyOfSite(withNotices, (page) => opened.has(page));
  await finishCopy(withNotices, markup);
});
test.afterAll(() => rm(withNotices, { recursive: true }));
test.beforeEach(({ site }) => site.serve(withNotices));

for (const { code: locale, name } of localesInTurn(0)) {
  test(`in ${name} it is on every page, links within the language, and can be dismissed`, async ({ page }) => {
    const text = page.getByText(texts[locale] ?? "");
    for (const route of ["results", "contact"] as const) {
      await open(page, pathTo(route, locale));
      await expect(text).toBeVisible();
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
    const notice = page.getByRole("region", { name: word(locale, "notice.label"), exact: true });
    await expect(notice.getByRole("link")).toHaveAttribute("href", pathTo("news", locale));
    await notice.getByRole("button", { name: word(locale, "notice.dismiss") }).click();
    await expect(text).toHaveCount(0);
    await open(page, pathTo("results", locale));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(text).toHaveCount(0);
  });
}

test("comes first for screen readers, and is announced once per visit", async ({ page }) => {
  await open(page, pathTo("contact", "hi"));
  const region = page.getByRole("region", { name: word("hi", "notice.label"), exact: true });
  await expect(region.getByRole("alert")).toContainText(texts.hi);
  expect(await page.locator("body").ariaSnapshot()).toMatch(/^- region/u);
  await open(page, pathTo("results", "hi"));
  await expect(page.getByText(texts.hi)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("stays on the next page, in its language", async ({ page }) => {
  await open(page, pathTo("contact", "en"));
  await page
    .getByRole("link", { name: getLocale("sa").name, exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(pathTo("contact", "sa"));
  await expect(page.getByText(texts.sa)).toBeVisible();
  await expect(page.getByText(texts.en)).toBeHidden();
});

test("is not printed, and has no violations in any theme", async ({ page }) => {
  await open(page, pathTo("contact", "sa"));
  const notice = page.getByText(texts.sa);
  await expect(notice).toBeVisible();
  expect(await findViolationsAtBothWidths(page, "#site-notices")).toEqual([]);
  // The QR code is fetched for print only, and must arrive before the folder is removed.
  const code = page.waitForResponse((response) => response.url().endsWith(".svg"));
  await page.emulateMedia({ media: "print" });
  await expect(notice).toBeHidden();
  await code;
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("is visible, without a dismiss button", async ({ page }) => {
    await page.goto(pathTo("contact", "en"));
    await expect(page.getByText(texts.en)).toBeVisible();
    await expect(page.getByRole("button", { name: word("en", "notice.dismiss") })).toHaveCount(0);
  });
});
