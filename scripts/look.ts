/**
 * `node --import tsx scripts/look.ts [OUT] [/path …]`: takes pictures of the built site as contact sheets, for reviewers: desk, phone, paper
 * and dark. With paths, each is taken whole at the widths of a desk, a tablet and a phone instead.
 */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { pathTo } from "../src/site/paths";
import { createServer } from "./serve/server";
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

const [out = "pictures", ...asked] = process.argv.slice(2);

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
async function writeSheet(browser: Browser, origin: string, name: string, paths: readonly string[], look: Look) {
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
  const file = path.join(out, `${name}.png`);
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
  console.log(file);
}

if (!existsSync("public/index.html")) {
  console.error("There is no public/index.html: run npm run build first.");
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const server = createServer("public");
const origin = await server.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
try {
  if (asked.length > 0) {
    for (const [name, width] of Object.entries(widths))
      await writeSheet(browser, origin, name, asked, { width, height: 800, columns: 3, isWhole: true });
  } else {
    for (const [name, { look, paths }] of Object.entries(sheets)) await writeSheet(browser, origin, name, paths, look);
  }
} finally {
  await browser.close();
  await server.close();
}
