/** The menu reaches every page in every language with any input device. */
import type { Locator, Page } from "@playwright/test";
import type { AnyMessageKey } from "../../src/i18n/messages";
import type { LocaleCode } from "../../src/site/locales";
import { menu } from "../../src/site/menu";
import { pathTo, type Target } from "../../src/site/paths";
import { firstOfEach, localeInTurn, localesInTurn } from "../site/examples";
import { acts, courtCases, orders } from "../site/lists-by-file";
import { word } from "../site/messages";
import { expect, open, test } from "../site/test";

type LabelOf<Key> = Key extends `menu.${infer Label}` ? Label : never;
type MenuLabel = LabelOf<AnyMessageKey>;

/** The labels that the specification names, by their message keys. */
const specified = [
  "home",
  "budget",
  "administration",
  "introduction",
  "departments",
  "student",
  "syllabus",
  "schools",
  "announcement",
  orders.name,
  courtCases.name,
  "rti",
  acts.name,
  "results",
  "committees",
  "others",
] as const;

interface Item {
  readonly label: MenuLabel;
  readonly target: Target;
  readonly group?: MenuLabel;
}

/** Every item of the menu, with its group. */
const items = menu.flatMap((entry): Item[] =>
  "items" in entry
    ? entry.items.map(({ label, target }) => ({ label, target, group: entry.label }))
    : [{ label: entry.label, target: entry.target }],
);

/** The items followed by day: one of each group, since all groups open alike and their items are plain links. */
const followed = firstOfEach(items, ({ label, group }) => group ?? label);

/** Returns the labels of the menu in a language, and functions that find its parts on a page. */
function menuIn(locale: LocaleCode) {
  const labelOf = (label: MenuLabel) => word(locale, `menu.${label}`);
  const bar = (page: Page) => page.getByRole("navigation", { name: word(locale, "menu.title"), exact: true });
  const groupOf = (page: Page, group: MenuLabel) =>
    bar(page)
      .locator("summary")
      .filter({ hasText: new RegExp(`^\\s*${labelOf(group)}\\s*$`, "u") });
  const linkOf = (page: Page, label: MenuLabel) => bar(page).getByRole("link", { name: labelOf(label), exact: true });
  /** Opens the menu on a narrow screen, unless it is open. */
  const show = async (page: Page) => {
    if (!(await bar(page).getByRole("list").first().isVisible())) await bar(page).getByRole("button").tap();
  };
  /** Waits until an item's page is open: its link is marked as current, or its fragment is in view. */
  const arrived = async (page: Page, { label, target }: Item) => {
    await expect(page).toHaveURL(pathTo(target, locale));
    if (target.fragment) await expect(page.locator(`[id="${target.fragment}"]`)).toBeInViewport();
    else await expect(bar(page).locator('[aria-current="page"]')).toHaveText(labelOf(label));
  };
  return { labelOf, bar, groupOf, linkOf, show, arrived };
}

for (const { code: locale, name } of localesInTurn(1)) {
  test(`in ${name} the menu has the sixteen labels of the specification`, async ({ page }) => {
    const { labelOf, bar } = menuIn(locale);
    await page.goto(pathTo("home", locale));
    const shown = (await bar(page).locator("summary, a").allTextContents()).map((text) => text.trim());
    expect(shown).toEqual(expect.arrayContaining(specified.map(labelOf)));
  });
}

// The menu works alike in all languages, so each input device is tested in another one.
const byKeyboard = localeInTurn(0);
const byTouch = localeInTurn(1);
const withoutScripts = localeInTurn(2);

test(`follows the items by keyboard alone (${byKeyboard})`, async ({ page }) => {
  const { groupOf, linkOf, arrived } = menuIn(byKeyboard);
  await open(page, pathTo("rti", byKeyboard));
  for (const item of followed) {
    if (item.group) {
      await tabTo(page, groupOf(page, item.group));
      await page.keyboard.press("Enter");
    }
    await tabTo(page, linkOf(page, item.label));
    await expect(linkOf(page, item.label)).toBeInViewport();
    await page.keyboard.press("Enter");
    await arrived(page, item);
  }
});

test(`Escape closes an open group and returns the focus to its label (${byTouch})`, async ({ page }) => {
  const { groupOf, linkOf } = menuIn(byTouch);
  await open(page, pathTo("home", byTouch));
  for (const entry of menu) {
    if (!("items" in entry)) continue;
    const [first] = entry.items;
    if (!first) throw new Error(`The group ${entry.label} is empty.`);
    await groupOf(page, entry.label).focus();
    await page.keyboard.press("Enter");
    await tabTo(page, linkOf(page, first.label));
    await page.keyboard.press("Escape");
    await expect(linkOf(page, first.label)).toBeHidden();
    await expect(groupOf(page, entry.label)).toBeFocused();
  }
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test(`follows the items by touch (${byTouch})`, async ({ page }) => {
    const { groupOf, linkOf, show, arrived } = menuIn(byTouch);
    await open(page, pathTo("rti", byTouch));
    for (const item of followed) {
      await show(page);
      if (item.group) await groupOf(page, item.group).tap();
      await linkOf(page, item.label).tap();
      await arrived(page, item);
    }
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test(`follows the items without scripts (${withoutScripts})`, async ({ page }) => {
    const { groupOf, linkOf, arrived } = menuIn(withoutScripts);
    await page.goto(pathTo("rti", withoutScripts));
    for (const item of followed) {
      // A group stays open after a link to a place on the same page.
      if (item.group && !(await linkOf(page, item.label).isVisible())) await groupOf(page, item.group).click();
      await linkOf(page, item.label).click();
      await arrived(page, item);
    }
  });
});

/** Presses Tab until an element has the focus. Throws after 300 presses, more than the longest page needs. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  for (let presses = 0; presses < 300; presses += 1) {
    if (await element.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${element}.`);
}
