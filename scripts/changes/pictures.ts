import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { createServer } from "../serve/server";
import { browserArguments, ensureBrowser } from "../setup/browser";
import type { PageChange } from "./compare";

/** Pages that are drawn; a change of more is read in the summary. */
const pagesDrawn = 12;

/** The size, in CSS pixels, of what is drawn of a page: a wide screen, and as much as a reviewer scrolls. */
const picture = { width: 1280, height: 2400 };

/**
 * Draws the changed pages as they were and as they will be, and a page that shows both side by side.
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
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    await drawSite(browser, before, drawn, "added", folder, "before");
    await drawSite(browser, after, drawn, "removed", folder, "after");
  } finally {
    await browser.close();
  }
  await writeFile(path.join(folder, "index.html"), pageOf(drawn));
  return drawn.length;
}

async function drawSite(
  browser: Browser,
  site: string,
  changes: readonly PageChange[],
  absent: PageChange["kind"],
  folder: string,
  when: "before" | "after",
): Promise<void> {
  const server = createServer(site);
  const origin = await server.listen({ port: 0, host: "127.0.0.1" });
  try {
    const page = await browser.newPage({ viewport: picture, reducedMotion: "reduce" });
    for (const [index, { address, kind }] of changes.entries()) {
      if (kind === absent) continue;
      await page.goto(new URL(address, origin).href, { waitUntil: "load" });
      await page.locator("main").screenshot({
        path: path.join(folder, pictureOf(index, when)),
        style: `main{max-height:${picture.height}px;overflow:hidden}`,
      });
    }
    await page.close();
  } finally {
    await server.close();
  }
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
