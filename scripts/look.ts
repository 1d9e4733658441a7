import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { publicFolder } from "../src/pipeline/published-folder";
import { pageFile } from "../src/site/http";
import { defaultLocale, localeCodes } from "../src/site/locales";
import { pathTo } from "../src/site/paths";
import { defineCommand } from "./command";
import { type Shot, writeSheet } from "./look/contact-sheet";
import { serveFolder } from "./serve/server";
import { launchBrowser } from "./setup/browser";

type Look = Omit<Shot, "address" | "caption"> & { readonly columns: number };

/** The languages of the screenshots. A site with fewer than three repeats one. */
const [first = defaultLocale, second = first, third = second] = localeCodes;

const sheets: Readonly<Record<string, { readonly look: Look; readonly paths: readonly string[] }>> = {
  desk: {
    look: { width: 1366, height: 900, scale: 0.62, columns: 2 },
    paths: [
      pathTo("home", first),
      pathTo("results", second),
      pathTo("departments", third),
      pathTo("budget", first),
      pathTo("members", second),
      pathTo("timetable", first),
    ],
  },
  phone: {
    look: { width: 360, height: 740, columns: 5 },
    paths: [
      pathTo("home", second),
      pathTo("results", first),
      pathTo("budget", third),
      pathTo("schools", second),
      pathTo("search", first),
    ],
  },
  paper: {
    look: { width: 794, height: 1123, scale: 0.62, columns: 2, media: "print" },
    paths: [pathTo("budget", first), pathTo("results", second)],
  },
  dark: {
    look: { width: 1366, height: 900, scale: 0.62, columns: 2, theme: "dark" },
    paths: [pathTo("home", third), pathTo("contact", first)],
  },
};

const widths = { desk: 1366, tablet: 768, phone: 360 } as const;

async function takePictures(out: string, paths: readonly string[]): Promise<void> {
  mkdirSync(out, { recursive: true });
  const server = await serveFolder(publicFolder);
  const browser = await launchBrowser();
  try {
    const { origin } = server;
    const asked = Object.entries(widths).map(([name, width]) => {
      const look: Look = { width, height: 800, scale: width > 700 ? 0.62 : 1, columns: 3, part: async () => "whole" };
      return [name, { look, paths }] as const;
    });
    for (const [name, { look, paths: shown }] of paths.length > 0 ? asked : Object.entries(sheets)) {
      const { columns, ...shot } = look;
      const file = path.join(out, `${name}.png`);
      await writeSheet(
        browser,
        file,
        shown.map((one) => ({ ...shot, address: origin + one, caption: one })),
        columns,
      );
      console.log(file);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

defineCommand(__filename, {
  name: "look",
  summary:
    "Takes screenshots of the built site as contact sheets: desktop, phone, paper and dark, or of the named pages.",
  words: "[/PATH ...]",
  options: { out: { value: "FOLDER", help: "the folder of the screenshots; the default is `pictures`" } },
  run: async ({ words, get }) => {
    if (!existsSync(path.join(publicFolder, pageFile))) {
      console.error("There is no built site: run npm run build first.");
      return 1;
    }
    await takePictures(get("out") ?? "pictures", words);
    return 0;
  },
});
