import { existsSync, lstatSync, readFileSync } from "node:fs";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5";
import { council } from "../schema/collections/council";
import { brandFolder, emblemName } from "../site/emblem";
import { kilobytes } from "./bytes";
import type { Diagnostic } from "./diagnostic";
import { staticFolder } from "./folders";
import { type Message, message } from "./messages";
import { problemIn, type WrittenEntry } from "./written-entry";

/** The folder of a council's own pictures. */
const brandFiles = `${staticFolder}${brandFolder}`;

/** The largest emblem, in bytes: every page loads it. */
const largest = 64 * 1024;

/** The least width and height of a PNG, in pixels: home screens show it so large. */
const leastPixels = 192;

/** Checks the emblem that the council's file names: whether it is there, small enough, and a picture and nothing else. */
export function checkEmblem(root: string, written: readonly WrittenEntry[]): Diagnostic[] {
  return written.flatMap((entry) => {
    if (entry.collection.name !== council.name) return [];
    const name = entry.value?.emblem;
    if (typeof name !== "string" || !emblemName.test(name)) return [];
    const wrong = emblemFault(path.join(root, brandFiles), name);
    return wrong ? [problemIn(entry, { path: ["emblem"], part: "value", message: wrong })] : [];
  });
}

function emblemFault(folder: string, found: string): Message | undefined {
  const file = path.join(folder, found);
  if (!existsSync(file) || !lstatSync(file).isFile()) return message("emblem-missing", { found });
  const bytes = readFileSync(file);
  if (bytes.length > largest) {
    return message("emblem-large", { found, size: kilobytes(bytes.length), limit: kilobytes(largest) });
  }
  return found.endsWith(".png") ? pngFault(found, bytes) : svgFault(found, bytes.toString("utf8"));
}

/** The signature and the first chunk of a PNG, which gives its width and height (PNG, sections 5.2 and 11.2.1). */
function pngFault(found: string, bytes: Buffer): Message | undefined {
  if (bytes.length < 24 || bytes.toString("latin1", 0, 16) !== "\x89PNG\r\n\x1a\n\0\0\0\rIHDR") {
    return message("emblem-bytes", { found, ending: "PNG" });
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (Math.min(width, height) >= leastPixels) return undefined;
  return message("emblem-small", { found, size: `${width} × ${height}`, least: `${leastPixels} × ${leastPixels}` });
}

/** The elements allowed in an SVG: shapes, their colours, and text. */
const allowedElements = new Set(
  "svg g path circle ellipse rect line polyline polygon title desc defs lineargradient radialgradient stop clippath mask use symbol pattern text tspan style".split(
    " ",
  ),
);

function svgFault(found: string, text: string): Message | undefined {
  const [root] = parseFragment(text.replace(/^\ufeff?\s*<\?xml [^>]*\?>/u, "")).childNodes.filter(isElement);
  if (root?.tagName !== "svg") return message("emblem-bytes", { found, ending: "SVG" });
  // Declarations and instructions can name files elsewhere.
  const declared = /<!(?!--|\[CDATA\[)[^>]*>?|<\?(?!xml )[^>]*>?/iu.exec(text)?.[0];
  const active = declared ?? activePart(root);
  if (active !== undefined) return message("emblem-active", { found, part: active });
  const hasBox = root.attrs.some(({ name }) => name.toLowerCase() === "viewbox");
  return hasBox ? undefined : message("emblem-box", { found });
}

/** The first element or attribute that could run something, or fetch something. */
function activePart(element: DefaultTreeAdapterTypes.Element): string | undefined {
  if (!allowedElements.has(element.tagName.toLowerCase())) return `<${element.tagName}>`;
  for (const { name, value, prefix } of element.attrs) {
    const isLink = name === "href" || prefix === "xlink";
    const isActive = /^on/iu.test(name) || (isLink && !value.trim().startsWith("#")) || fetchesFrom(value);
    if (isActive) return `${name}="${value}"`;
  }
  for (const child of element.childNodes) {
    if (
      element.tagName === "style" &&
      "value" in child &&
      (fetchesFrom(child.value) || child.value.includes("@import"))
    )
      return "<style>";
    const inside = isElement(child) ? activePart(child) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function fetchesFrom(value: string): boolean {
  return /url\(\s*(?!["']?#)|(?:java|vb)script:/iu.test(value);
}

function isElement(node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.Element {
  return "tagName" in node;
}
