import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { serveFolder } from "../serve/server";
import { launchBrowser } from "../setup/browser";
import type { PageChange } from "./compare";
import { type Shot, writeSheet } from "./contact-sheet";
import { lineElements } from "./pages";

/** The maximum number of pages with screenshots. The summary lists all pages. */
const pagesDrawn = 12;

/** The size of a screenshot in CSS pixels: the width of a desktop screen, and the height that a reviewer scrolls. */
const picture = { width: 1280, height: 2400 };

/** The margin above and below the first different line in a screenshot, in CSS pixels. */
const surroundings = 240;

/** The selector of the elements that count as one line. */
const lines = `main :is(${[...lineElements].join(", ")})`;

/**
 * Writes an image for each changed page: screenshots before and after, side by side, with the differences framed.
 *
 * @param folder the folder for the images
 * @returns the number of images
 */
export async function drawChanges(
  changes: readonly PageChange[],
  { before, after }: { readonly before: string; readonly after: string },
  folder: string,
): Promise<number> {
  const drawn = changes.slice(0, pagesDrawn);
  await mkdir(folder, { recursive: true });
  const [old, now] = [await serveFolder(before), await serveFolder(after)];
  const browser = await launchBrowser();
  try {
    for (const [index, { address, title, kind }] of drawn.entries()) {
      const sides = [
        { address: old.origin + address, when: "before · पहले", isThere: kind !== "added" },
        { address: now.origin + address, when: "after · बाद में", isThere: kind !== "removed" },
      ].filter(({ isThere }) => isThere);
      const texts = await Promise.all(sides.map((side) => readTexts(browser, side.address)));
      const shots = sides.map((side, at): Shot => {
        const own = texts[at] ?? [];
        const others = new Set(texts[1 - at] ?? own);
        const differing = own.flatMap((text, place) => (others.has(text) ? [] : [place]));
        const caption = `${title} (${address}), ${side.when}`;
        return { ...picture, address: side.address, caption, part: (page) => frameAndClip(page, differing) };
      });
      await writeSheet(browser, path.join(folder, `${String(index + 1).padStart(2, "0")}.png`), shots, 2);
    }
  } finally {
    await Promise.all([browser.close(), old.close(), now.close()]);
  }
  return drawn.length;
}

/** Frames the lines that differ, and returns the area to capture: from the top, or from the first of these lines. */
async function frameAndClip(page: Page, differing: readonly number[]) {
  const first = await frame(page, differing);
  const main = await page.locator("main").boundingBox();
  if (!main) throw new Error(`${page.url()} has no main element to take a screenshot of.`);
  const y = first + surroundings > main.y + picture.height ? first - surroundings : main.y;
  return { x: main.x, y, width: main.width, height: Math.min(picture.height, main.y + main.height - y) };
}

async function readTexts(browser: Browser, address: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: "load" });
  const texts = await textsOf(page);
  await page.close();
  return texts;
}

/** Returns the lines of a page in order, without row numbers, which change without the row. */
function textsOf(page: Page): Promise<string[]> {
  return page.locator(lines).evaluateAll((elements) =>
    elements.map((element) => {
      const parts = element instanceof HTMLTableRowElement ? Array.from(element.cells).slice(1) : [element];
      return parts.map(({ textContent }) => textContent?.replace(/\s+/gu, " ").trim()).join(" ");
    }),
  );
}

/** Frames lines of a page by index. Returns the top of the first one in CSS pixels; 0 if none is visible. */
function frame(page: Page, places: readonly number[]): Promise<number> {
  return page.locator(lines).evaluateAll((elements, framed) => {
    const tops = framed.flatMap((place) => {
      const element = elements[place];
      if (!(element instanceof HTMLElement) || element.getClientRects().length === 0) return [];
      Object.assign(element.style, { outline: "3px solid #c2410c", outlineOffset: "-3px" });
      return [element.getBoundingClientRect().top + window.scrollY];
    });
    return tops.length > 0 ? Math.min(...tops) : 0;
  }, places);
}
