import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { serveFolder } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import type { PageChange } from "./compare";

/** Pages that are drawn; a change of more is read in the summary. */
const pagesDrawn = 12;

/** The size, in CSS pixels, of what is drawn of a page: a wide screen, and as much as a reviewer scrolls. */
const picture = { width: 1280, height: 2400 };

/** The margin above and below the first different line in a screenshot, in CSS pixels. */
const surroundings = 240;

/** The selector of the elements that count as one line. */
const lineElements = "main :is(h1, h2, h3, p, li, tr, dt, dd, pre, caption)";

/** A site's pages while they are drawn. */
interface Drawing {
  readonly page: Page;
  readonly origin: string;
  readonly absent: PageChange["kind"];
  readonly when: "before" | "after";
}

/**
 * Draws the changed pages as they were and as they will be, what differs framed, and a page that shows both side by side.
 *
 * @param folder where the pictures and `index.html` are written
 * @returns how many pages were drawn
 */
export async function drawChanges(
  changes: readonly PageChange[],
  { before, after }: { readonly before: string; readonly after: string },
  folder: string,
): Promise<number> {
  const drawn = changes.slice(0, pagesDrawn);
  await mkdir(folder, { recursive: true });
  const servers = [await serveFolder(before), await serveFolder(after)] as const;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    const context = await browser.newContext({ viewport: picture, reducedMotion: "reduce", serviceWorkers: "block" });
    const [old, now] = [await context.newPage(), await context.newPage()];
    const [{ origin: oldOrigin }, { origin: nowOrigin }] = servers;
    for (const [index, change] of drawn.entries()) {
      const fileOf = ({ when }: Drawing) => path.join(folder, pictureOf(index, when));
      const both: readonly Drawing[] = [
        { page: old, origin: oldOrigin, absent: "added", when: "before" },
        { page: now, origin: nowOrigin, absent: "removed", when: "after" },
      ];
      await drawChange(change, both, fileOf);
    }
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
  await writeFile(path.join(folder, "index.html"), pageOf(drawn));
  return drawn.length;
}

async function drawChange(
  { address, kind }: PageChange,
  both: readonly Drawing[],
  fileOf: (drawing: Drawing) => string,
): Promise<void> {
  const there = both.filter(({ absent }) => absent !== kind);
  const read: { readonly drawing: Drawing; readonly texts: readonly string[] }[] = [];
  for (const drawing of there) {
    await drawing.page.goto(new URL(address, drawing.origin).href, { waitUntil: "load" });
    read.push({ drawing, texts: await textsOf(drawing.page) });
  }
  for (const { drawing, texts } of read) {
    const others = new Set(read.find((other) => other.drawing !== drawing)?.texts ?? texts);
    const differing = texts.flatMap((text, index) => (others.has(text) ? [] : [index]));
    const first = await frame(drawing.page, differing);
    const main = await drawing.page.locator("main").boundingBox();
    if (!main) throw new Error(`${address} shows nothing that could be drawn.`);
    // As much as fits from the top, where the change is among it.
    const y = first + surroundings > main.y + picture.height ? first - surroundings : main.y;
    const height = Math.min(picture.height, main.y + main.height - y);
    const clip = { x: main.x, y, width: main.width, height };
    await drawing.page.screenshot({ path: fileOf(drawing), fullPage: true, clip });
  }
}

/** The lines of a page in their order; the running number of a row says nothing of the row. */
function textsOf(page: Page): Promise<string[]> {
  return page.locator(lineElements).evaluateAll((elements) =>
    elements.map((element) => {
      const parts = element instanceof HTMLTableRowElement ? Array.from(element.cells).slice(1) : [element];
      return parts.map(({ textContent }) => textContent?.replace(/\s+/gu, " ").trim()).join(" ");
    }),
  );
}

/** Frames lines of a page, by their places in the order, and gives where the first begins; 0 where none is seen. */
function frame(page: Page, places: readonly number[]): Promise<number> {
  return page.locator(lineElements).evaluateAll((elements, framed) => {
    const tops = framed.flatMap((place) => {
      const element = elements[place];
      if (!(element instanceof HTMLElement) || element.getClientRects().length === 0) return [];
      Object.assign(element.style, { outline: "3px solid #c2410c", outlineOffset: "-3px" });
      return [element.getBoundingClientRect().top + window.scrollY];
    });
    return tops.length > 0 ? Math.min(...tops) : 0;
  }, places);
}

function pictureOf(index: number, when: "before" | "after"): string {
  return `${String(index + 1).padStart(2, "0")}-${when}.png`;
}

/** A page for people: every change with both pictures. */
function pageOf(changes: readonly PageChange[]): string {
  const cell = (index: number, when: "before" | "after", isThere: boolean, words: string) =>
    `<figure><figcaption>${words}</figcaption>${isThere ? `<img src="${pictureOf(index, when)}" alt="${words}">` : "–"}</figure>`;
  const sections = changes.map(
    ({ address, title, kind }, index) =>
      `<section><h2>${escaped(title)}</h2><p>${escaped(address)}</p><div>${cell(index, "before", kind !== "added", "Before · पहले")}${cell(index, "after", kind !== "removed", "After · बाद में")}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What changes · क्या बदलेगा</title>
<style>body{font-family:system-ui,sans-serif;margin:1rem}div{display:grid;grid-template-columns:1fr 1fr;gap:1rem}figure{margin:0}img{max-width:100%;border:1px solid #999}</style>
<h1>What changes · क्या बदलेगा</h1>
${sections.join("\n")}
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
