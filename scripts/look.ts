import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { publicFolder } from "../src/build/published-folder";
import { pageFile } from "../src/site/http";
import { pathTo } from "../src/site/paths";
import { command } from "./command";
import { serveFolder } from "./serve/server";
import { browserArguments, ensureBrowser } from "./setup/browser";

interface Look {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** Whether the picture holds the whole page and not the first screen. */
  readonly isWhole?: boolean;
  readonly theme?: "dark";
  readonly media?: "print";
}

const sheets: Readonly<Record<string, { readonly look: Look; readonly paths: readonly string[] }>> = {
  desk: {
    look: { width: 1366, height: 900, columns: 2 },
    paths: [
      pathTo("home", "en"),
      pathTo("results", "hi"),
      pathTo("departments", "sa"),
      pathTo("budget", "en"),
      pathTo("members", "hi"),
      pathTo("timetable", "en"),
    ],
  },
  phone: {
    look: { width: 360, height: 740, columns: 5 },
    paths: [
      pathTo("home", "hi"),
      pathTo("results", "en"),
      pathTo("budget", "sa"),
      pathTo("schools", "hi"),
      pathTo("search", "en"),
    ],
  },
  paper: {
    look: { width: 794, height: 1123, columns: 2, media: "print" },
    paths: [pathTo("budget", "en"), pathTo("results", "hi")],
  },
  dark: {
    look: { width: 1366, height: 900, columns: 2, theme: "dark" },
    paths: [pathTo("home", "sa"), pathTo("contact", "en")],
  },
};

const widths = { desk: 1366, tablet: 768, phone: 360 } as const;

async function take(browser: Browser, address: string, { width, height, isWhole = false, theme, media }: Look) {
  const context = await browser.newContext({ viewport: { width, height }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme ?? "light", media: media ?? "screen" });
  await page.goto(address, { waitUntil: "networkidle" });
  const picture = await page.screenshot({ fullPage: isWhole, animations: "disabled" });
  await context.close();
  return picture.toString("base64");
}

/** Writes one picture of several pages, each under its path. */
async function writeSheet(browser: Browser, origin: string, file: string, paths: readonly string[], look: Look) {
  const shown = look.width > 700 ? 0.62 : 1;
  const figures: string[] = [];
  for (const one of paths) {
    const data = await take(browser, origin + one, look);
    figures.push(
      `<figure style="margin:0"><figcaption>${one}</figcaption><img width="${look.width * shown}" src="data:image/png;base64,${data}"></figure>`,
    );
  }
  const columns = Math.min(look.columns, paths.length);
  const page = await browser.newPage({
    viewport: { width: Math.ceil(columns * (look.width * shown + 16)) + 16, height: 400 },
  });
  await page.setContent(
    `<body style="margin:8px;display:grid;gap:16px;grid-template-columns:repeat(${columns},auto);align-items:start;background:#888">${figures.join("")}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}

async function takePictures(out: string, paths: readonly string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  const server = await serveFolder(publicFolder);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  try {
    const { origin } = server;
    const asked = Object.entries(widths).map(([name, width]) => {
      const look = { width, height: 800, columns: 3, isWhole: true };
      return [name, { look, paths }] as const;
    });
    for (const [name, sheet] of paths.length > 0 ? asked : Object.entries(sheets))
      await writeSheet(browser, origin, path.join(out, `${name}.png`), sheet.paths, sheet.look);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

/** The command that shows reviewers the built site. */
export const look = command(__filename, {
  name: "look",
  summary:
    "Takes pictures of the built site as contact sheets: desk, phone, paper and dark, or the pages that are named.",
  words: "[/PATH ...]",
  options: { out: { value: "FOLDER", help: "the folder of the pictures; `pictures` unless given" } },
  run: async ({ words, get }) => {
    if (!existsSync(path.join(publicFolder, pageFile))) {
      console.error("There is no built site: run npm run build first.");
      return 1;
    }
    await takePictures(get("out") ?? "pictures", words);
    return 0;
  },
});
