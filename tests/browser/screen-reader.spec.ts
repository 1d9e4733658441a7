/**
 * Six journeys with a screen reader. Compares the accessible names, roles and states with the transcripts in
 * tests/council/screen-reader. Lines that begin with `»` describe the visitor's actions.
 */

import { readFileSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { AnyMessageKey } from "../../src/i18n/messages";
import { toDigits } from "../../src/language/digits";
import type { LocaleCode } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { pdf } from "../editor/clerk";
import { orders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, open, test } from "../site/test";

/** Records the actions and announcements of a journey, in order. */
class Walk {
  readonly lines: string[] = [];

  constructor(
    readonly page: Page,
    readonly locale: LocaleCode,
  ) {}

  does(what: string) {
    this.lines.push(`» ${what.replace(/\s+/gu, " ")}`);
  }

  /** Records the roles, names and states of an element and its contents, without the URLs of links. */
  async hears(part: Locator) {
    await expect(part).toBeVisible();
    this.lines.push((await part.ariaSnapshot()).replaceAll(/:?\n +- \/url: .*/gu, ""));
  }

  /** Records a screen reader's automatic announcement of a new page or message. */
  async hearsOf(part: Locator) {
    await expect(part).toHaveText(/\S/u);
    this.lines.push(`says: ${(await part.innerText()).trim()}`);
  }

  async arrives(path: string) {
    this.does(`opens ${path}`);
    await open(this.page, path);
    await this.hearsTitle();
  }

  /** Records the automatic announcement of a new document. */
  async hearsTitle() {
    this.lines.push(
      `title: ${await this.page.title()}`,
      `language: ${await this.page.locator("html").getAttribute("lang")}`,
    );
  }

  word(key: AnyMessageKey) {
    return word(this.locale, key);
  }
}

const main = (page: Page) => page.getByRole("main");
const found = (page: Page) => main(page).getByRole("status").first();
const rows = (page: Page) => main(page).locator("tbody tr[id]");

/** Opens the values of a facet and follows one. */
async function choose(page: Page, facet: string, value: RegExp): Promise<void> {
  const values = main(page).getByRole("search").locator("details", { hasText: facet });
  await values.locator("summary").press("Enter");
  await values.getByRole("link", { name: value }).press("Enter");
}

const journeys: Readonly<Record<string, { locale: LocaleCode; go: (walk: Walk, page: Page) => Promise<void> }>> = {
  "result-in-hindi": {
    locale: "hi",
    go: async (walk, page) => {
      await walk.arrives(pathTo("results", "hi"));
      await walk.hears(page.getByRole("heading", { level: 1 }));
      const exam = walk.word("vocabulary.exam.uttar-madhyama");
      walk.does(`chooses ${walk.word("field.results.exam")}: ${exam}`);
      await main(page).getByRole("link", { name: exam }).first().click();
      await walk.hearsTitle();
      walk.does(`chooses ${walk.word("listing.year")}: ${toDigits("2024", "hi")}`);
      await choose(page, walk.word("listing.year"), new RegExp(`^${toDigits("2024", "hi")}`, "u"));
      await expect(rows(page).filter({ hasText: toDigits("2023", "hi") })).toHaveCount(0);
      await walk.hearsOf(found(page));
      await walk.hears(rows(page).first());
    },
  },
  "order-by-year": {
    locale: "en",
    go: async (walk, page) => {
      await walk.arrives(pathTo(orders.name, "en"));
      await walk.hears(main(page).getByRole("search"));
      walk.does("chooses Year: 2024");
      await choose(page, walk.word("listing.year"), /^2024/u);
      await expect(rows(page).filter({ hasText: "2019" })).toHaveCount(0);
      await walk.hearsOf(found(page));
      for (const row of await rows(page).all()) await walk.hears(row);
    },
  },
  "rti-officer": {
    locale: "sa",
    go: async (walk, page) => {
      await walk.arrives(pathTo("home", "sa"));
      await walk.hears(page.getByRole("navigation", { name: walk.word("menu.title"), exact: true }));
      walk.does(`opens ${walk.word("menu.others")} and follows ${walk.word("menu.rti")}`);
      await page
        .locator("nav summary")
        .filter({ hasText: walk.word("menu.others") })
        .press("Enter");
      await page
        .getByRole("navigation")
        .getByRole("link", { name: walk.word("menu.rti"), exact: true })
        .first()
        .press("Enter");
      await expect(page).toHaveURL(pathTo("rti", "sa"));
      await walk.hearsTitle();
      const officers = main(page).getByRole("heading", { name: walk.word("rti.officers") });
      await walk.hears(officers);
      await walk.hears(main(page).getByRole("list").filter({ hasText: "@" }).first());
    },
  },
  "school-in-a-district": {
    locale: "hi",
    go: async (walk, page) => {
      await walk.arrives(pathTo("schools", "hi"));
      const heading = main(page).getByRole("heading", { level: 2 }).first();
      const district = await heading.evaluate(({ firstChild }) => firstChild?.textContent?.trim() ?? "");
      walk.does(`chooses ${walk.word("field.schools.district")}: ${district}`);
      await choose(page, walk.word("field.schools.district"), new RegExp(`^${district}`, "u"));
      await expect(page.getByRole("heading", { level: 1 })).toContainText(district);
      await walk.hearsOf(found(page));
      await walk.hears(heading);
      await walk.hears(rows(page).first());
    },
  },
  "document-not-ours": {
    locale: "hi",
    go: async (walk, page) => {
      await walk.arrives(pathTo("verify", "hi"));
      const check = main(page).getByRole("region", { name: walk.word("verify.check") });
      await walk.hears(check);
      walk.does(`chooses ${walk.word("verify.choose")}: order.pdf`);
      const file = { name: "order.pdf", mimeType: "application/pdf", buffer: pdf() };
      await page.getByLabel(walk.word("verify.choose")).setInputFiles(file);
      await expect(found(page)).toContainText(walk.word("verify.unknown"));
      await walk.hearsOf(found(page));
    },
  },
  "not-found": {
    locale: "sa",
    go: async (walk, page) => {
      const unknown = `${pathTo("home", "sa")}/nothing-is-here`;
      walk.does(`opens ${unknown}`);
      // The page of an unknown URL loads no app.
      await page.goto(unknown);
      await walk.hearsTitle();
      await walk.hears(main(page));
      walk.does(`follows ${walk.word("not-found.home")}`);
      await main(page)
        .getByRole("link", { name: walk.word("not-found.home") })
        .press("Enter");
      await expect(page).toHaveURL(pathTo("home", "sa"));
      await walk.hearsTitle();
    },
  },
};

test.describe(() => {
  // The browser reports the status 404.
  test.use({ expectedFaults: /404/u });

  for (const [name, { locale, go }] of Object.entries(journeys)) {
    // With WRITE_WALKS set, the transcripts are rewritten; review them before committing.
    test(`${name} is announced as in its transcript`, async ({ page }) => {
      const walk = new Walk(page, locale);
      await go(walk, page);
      const file = `tests/council/screen-reader/${name}.txt`;
      if (process.env.WRITE_WALKS) writeFileSync(file, `${walk.lines.join("\n")}\n`);
      expect(walk.lines.join("\n")).toBe(readFileSync(file, "utf8").trimEnd());
    });
  }
});
