import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { staticFolder } from "../content/folders";
import { computeSha256 } from "../content/sha256";
import { getEmblemPath } from "../site/emblem";
import { getLocale } from "../site/locales";
import { defaultColour } from "../site/palette";
import { pathTo } from "../site/paths";
import { appIcons } from "../site/published-paths";
import type { RouteId } from "../site/routes";
import { recall } from "./made-files";
import type { PublishedData } from "./published-data";
import { writeChangedFile } from "./published-folder";

/** The shortcuts of the installed site on long press: the pages that pupils and parents need most. */
const startPages: readonly RouteId[] = ["results", "news", "syllabus", "verify"];

/** The background of the splash screen and of a maskable icon: the page colour in `src/styles/tokens.css`. */
const background = "#fbf7ee";

/**
 * The part of a maskable icon that no system crops, as a share of its width (W3C, Web Application Manifest,
 * "maskable").
 */
const safeShare = 0.6;

/**
 * Returns the web app manifest of a language, which makes the site installable. The installed site keeps the browser's
 * address visible, so visitors can verify that it is the council's site.
 */
export function createWebManifest({ language, council, pages }: PublishedData): string {
  const titleOf = (id: RouteId) => pages.find(({ key }) => key === id)?.title.text ?? id;
  const home = pathTo("home", language);
  const manifest = {
    id: home,
    name: council.name.text,
    short_name: council.name.text,
    description: pages.find(({ key }) => key === "home")?.summary.text,
    lang: getLocale(language).intl,
    dir: "ltr",
    start_url: home,
    scope: "/",
    display: "minimal-ui",
    theme_color: council.colour ?? defaultColour,
    background_color: background,
    icons: appIcons.map(({ path: src, size, purpose }) => ({
      src,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
    shortcuts: startPages.map((id) => ({ name: titleOf(id), url: pathTo(id, language) })),
  };
  return `${JSON.stringify(manifest, null, 1)}\n`;
}

/** Renders the icons from the council's emblem into a published folder. */
export async function writeAppIcons(folder: string, emblem: string | undefined, store = recall): Promise<void> {
  const mark = await readFile(path.join(staticFolder, getEmblemPath(emblem)));
  const digest = computeSha256(mark);
  for (const icon of appIcons)
    await writeChangedFile(path.join(folder, icon.path), await store([digest, icon], () => drawIcon(mark, icon)));
}

async function drawIcon(mark: Buffer, { size, purpose }: (typeof appIcons)[number]): Promise<Buffer> {
  const inner = purpose === "maskable" ? Math.round(size * safeShare) : size;
  const ground = purpose === "maskable" ? background : { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = await sharp(mark, { density: (72 * inner) / 64 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
