/** Questions about the layout of a page at other sizes of the text and the screen. */
import { settings } from "../../src/preferences/settings";
import { expect } from "../site/test";
import { cutOff } from "./cut-off";
import { findVisibleFaults } from "./eyes";
import type { Visit } from "./visit";

/** Asks one thing of an opened page, whichever it is. */
export type SizeQuestion = (visit: Pick<Visit, "page">) => Promise<void>;

export const looksRight: SizeQuestion = async ({ page }) => {
  expect.soft([...(await findVisibleFaults(page)), ...(await cutOff(page))]).toEqual([]);
};

/** Asks a question while the page has the largest text and the widest lines. */
const withLargestText = async ({ page }: Pick<Visit, "page">, ask: () => Promise<void>) => {
  const set = (size: string | undefined, spacing: string | undefined) =>
    page.evaluate((chosen) => void Object.assign(document.documentElement.dataset, chosen), { size, spacing });
  await set(settings.size.at(-1), settings.spacing.at(-1));
  await ask();
  await set(settings.size[0], settings.spacing[0]);
};

/** Asks a question while the browser's font is twice as large. */
const withDoubleFont = async ({ page }: Pick<Visit, "page">, ask: () => Promise<void>) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await ask();
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
};

/** Asks a question at another size of the screen. */
const onScreen = async ({ page }: Pick<Visit, "page">, width: number, height: number, ask: () => Promise<void>) => {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height });
  await ask();
  if (before) await page.setViewportSize(before);
};

/** Asks whether nothing is cut off on a small phone with the largest text, upright and lying. */
export const fitsSmallPhone: SizeQuestion = (visit) =>
  withLargestText(visit, async () => {
    for (const [width, height] of [
      [320, 640],
      [640, 320],
    ] as const)
      await onScreen(visit, width, height, async () =>
        expect.soft(await cutOff(visit.page), `${width} px`).toEqual([]),
      );
  });

export const fitsDesktopWithLargestText: SizeQuestion = (visit) =>
  withLargestText(visit, async () => expect.soft(await cutOff(visit.page)).toEqual([]));

export const fitsDoubleFont: SizeQuestion = (visit) =>
  withDoubleFont(visit, async () => expect.soft(await cutOff(visit.page)).toEqual([]));

/** Asks whether a page with a double font does not scroll sideways. Single long words may be cut off. */
export const staysInWidthWithDoubleFont: SizeQuestion = (visit) =>
  withDoubleFont(visit, async () => {
    const { page } = visit;
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });

/** Asks whether the menu, the header, the tables and the footer have targets of 44 px for a finger. */
export const hasLargeTargets: SizeQuestion = async ({ page }) => {
  const small = await page.evaluate(() => {
    const found: string[] = [];
    const note = (within: string, least = 44) => {
      for (const target of document.querySelectorAll(
        `${within} :is(a, button, summary, select, input[type=search], label:has(input))`,
      )) {
        const { width, height } = target.getBoundingClientRect();
        const isShown = target.checkVisibility() && !target.matches(".visuallyHidden, .visuallyHidden *");
        if (isShown && (height < 44 || width < least))
          found.push(`${width} × ${height}: ${target.outerHTML.slice(0, 120)}`);
      }
    };
    for (const group of document.querySelectorAll<HTMLDetailsElement>("header details")) {
      group.open = true;
      note("header");
      group.open = false;
    }
    note("main table");
    note("main [role=search]");
    // Links of the footer are as wide as their words.
    note("footer", 0);
    return found;
  });
  expect.soft([...new Set(small)]).toEqual([]);
};

/** Asks whether a long word wraps wherever the content has one. The texts of the page are lost, so this comes last. */
export const wrapsLongWords: SizeQuestion = (visit) =>
  onScreen(visit, 320, 640, async () => {
    // A compound and a number of an order as they occur, without a place where a line may break by itself.
    for (const long of ["उत्तराखण्डसंस्कृतशिक्षापरिषत्कार्यालयाधीक्षकः", "१२३४/XXIV-1/2026-27/०९८७६५४३२१/शिक्षा"]) {
      const widest = await visit.page.evaluate((word) => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          // Labels of the site itself do not wrap.
          if (!parent?.closest("main") || parent.closest("script, style, option, button, .button, [hidden]")) continue;
          if (getComputedStyle(parent).whiteSpace !== "nowrap" && node.textContent?.trim()) node.textContent = word;
        }
        return document.documentElement.scrollWidth;
      }, long);
      expect.soft(widest).toBeLessThanOrEqual(320);
    }
  });
