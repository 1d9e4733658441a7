import type { Browser, Page } from "@playwright/test";
import { escapeXml } from "../../src/pipeline/xml";

/** A screenshot in a contact sheet. Sizes are in CSS pixels. */
export interface Shot {
  readonly address: string;
  readonly caption: string;
  readonly width: number;
  readonly height: number;
  /** The scale of the screenshot in the sheet; the default is 1. */
  readonly scale?: number;
  readonly theme?: "dark";
  readonly media?: "print";
  /** Prepares the page and returns the area to capture. Without this function the first screen is captured. */
  readonly part?: (page: Page) => Promise<{ x: number; y: number; width: number; height: number } | "whole">;
}

/** Writes an image with screenshots of several pages, each under its caption. */
export async function writeSheet(browser: Browser, file: string, shots: readonly Shot[], columns: number) {
  const figures: string[] = [];
  for (const shot of shots) {
    figures.push(
      `<figure><figcaption>${escapeXml(shot.caption)}</figcaption><img style="zoom:${shot.scale ?? 1}" src="data:image/png;base64,${await take(browser, shot)}"></figure>`,
    );
  }
  const page = await browser.newPage();
  await page.setContent(
    `<style>body{margin:8px;width:max-content;display:grid;gap:16px;grid-template-columns:repeat(${Math.min(columns, shots.length)},auto);align-items:start;background:#888}figure{margin:0}</style>${figures.join("")}`,
  );
  await page.locator("body").screenshot({ path: file });
  await page.close();
}

async function take(browser: Browser, { address, width, height, theme, media, part }: Shot): Promise<string> {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme ?? "light", media: media ?? "screen", reducedMotion: "reduce" });
  await page.goto(address, { waitUntil: "networkidle" });
  const taken = await part?.(page);
  const options = taken === "whole" ? { fullPage: true } : taken ? { fullPage: true, clip: taken } : {};
  const picture = await page.screenshot({ ...options, animations: "disabled" });
  await context.close();
  return picture.toString("base64");
}
