import { type SaxesAttributeNS, SaxesParser } from "saxes";
import { decodeLatin1, formatKilobytes } from "../documents/bytes";
import { pictureFormats } from "../documents/pictures";
import { type ClerkMessage, toMessage } from "../messages";
import { council } from "../schema/collections/site";
import { brandFolder, emblemLimits, emblemName } from "../site/emblem";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { documentsFolder, staticFolder } from "./folders";
import type { ProjectFile, ProjectFiles } from "./project-files";
import allowlist from "./svg-allowlist.json";
import { createProblem, type WrittenEntry } from "./written-entry";

/** The folder of well-known URIs (RFC 8615). It may contain data, but nothing that browsers run. */
const wellKnown = `${staticFolder}/.well-known`;

/** Hidden names allowed in `static/`: well-known URIs, and files of macOS and git. */
const harmless = [wellKnown, ".DS_Store", ".gitkeep"];

/** The image that the product includes. */
const ownFiles = [`${staticFolder}/mark.svg`];

/**
 * Finds files that must not be in `static/`, which Gatsby copies to the site. These are hidden files, symbolic links
 * (which Gatsby follows) and files of other kinds, such as pages and scripts. Problems with documents and with the
 * emblem are reported elsewhere.
 */
export function checkStaticFiles(files: ProjectFiles, written: readonly WrittenEntry[]): Diagnostic[] {
  const emblems = written.flatMap((entry) => emblemIn(entry) ?? []).map((name) => `${brandFiles}/${name}`);
  const reported = new Map(
    [...files]
      .filter(([path]) => path.startsWith(`${staticFolder}/`) && !emblems.includes(path))
      .flatMap(([path, file]) => checkFile(path, file))
      .map((problem) => [problem.file, problem]),
  );
  return [...reported.values()];
}

function checkFile(path: string, file: ProjectFile): Diagnostic[] {
  const hidden = hiddenPart(path);
  if (hidden !== undefined) return [createFileDiagnostic(hidden, toMessage("file-hidden"))];
  const folder = path.slice(0, path.lastIndexOf("/"));
  const name = path.slice(folder.length + 1);
  if (file.isLink) return folder === documentsFolder ? [] : [createFileDiagnostic(path, toMessage("file-link"))];
  if (harmless.includes(name)) return [];
  if (folder === brandFiles && emblemName.test(name)) {
    const fault = name.endsWith(".svg") ? svgFault(name, new TextDecoder().decode(file.read())) : undefined;
    return fault ? [createFileDiagnostic(path, fault)] : [];
  }
  const isData = folder === wellKnown && /^[\w-]+(?:\.(?:json|txt))?$/u.test(name);
  const isKnown = isData || `${folder}/`.startsWith(`${documentsFolder}/`) || ownFiles.includes(path);
  return isKnown
    ? []
    : [createFileDiagnostic(path, toMessage("file-static", { documents: documentsFolder, pictures: brandFiles }))];
}

/** Returns the path up to its first hidden name that is not allowed; undefined if there is none. */
function hiddenPart(path: string): string | undefined {
  const names = path.split("/");
  const parts = names.map((_, index) => names.slice(0, index + 1).join("/"));
  return parts.find(
    (part, index) => names[index]?.startsWith(".") && ![part, names[index]].some((it) => harmless.includes(it)),
  );
}

/** The folder of a council's images. */
const brandFiles = `${staticFolder}${brandFolder}`;

const largest = emblemLimits.kilobytes * 1024;
const { leastPixels, mostPixels } = emblemLimits;

/** Checks that the emblem named in the council's settings exists, is small enough, and is a plain image. */
export function checkEmblem(files: ProjectFiles, written: readonly WrittenEntry[]): Diagnostic[] {
  return written.flatMap((entry) => {
    const name = emblemIn(entry);
    const wrong = name === undefined ? undefined : emblemFault(name, files.get(`${brandFiles}/${name}`));
    return wrong ? [createProblem(entry, { path: ["emblem"], message: wrong })] : [];
  });
}

/** Returns the file name of the council's emblem if the entry is the council's settings, otherwise undefined. */
function emblemIn({ collection, value }: WrittenEntry): string | undefined {
  const name = collection.name === council.name ? value?.emblem : undefined;
  return typeof name === "string" && emblemName.test(name) ? name : undefined;
}

function emblemFault(found: string, file: ProjectFile | undefined): ClerkMessage | undefined {
  if (!file || file.isLink) return toMessage("emblem-missing", { found });
  const bytes = file.read();
  if (bytes.length > largest) {
    return toMessage("emblem-large", {
      found,
      size: formatKilobytes(bytes.length),
      limit: formatKilobytes(largest),
    });
  }
  return found.endsWith(".png") ? pngFault(found, bytes) : svgFault(found, new TextDecoder().decode(bytes));
}

/** Checks a PNG's signature, its width and its height. */
function pngFault(found: string, bytes: Uint8Array): ClerkMessage | undefined {
  const { matches, measure, isWhole } = pictureFormats.png;
  if (bytes.length < 24 || !matches(decodeLatin1(bytes.subarray(0, 16))))
    return toMessage("emblem-bytes", { found, ending: "PNG" });
  const { width, height } = measure(new DataView(bytes.buffer, bytes.byteOffset));
  if (Math.max(width, height) > mostPixels) {
    const pixels = (width: number, height: number) => `${width} × ${height} pixels`;
    return toMessage("emblem-large", { found, size: pixels(width, height), limit: pixels(mostPixels, mostPixels) });
  }
  if (Math.min(width, height) >= leastPixels)
    return isWhole(bytes) ? undefined : toMessage("emblem-bytes", { found, ending: "PNG" });
  return toMessage("emblem-small", {
    found,
    size: `${width} × ${height}`,
    least: `${leastPixels} × ${leastPixels}`,
  });
}

const svgNamespace = "http://www.w3.org/2000/svg";
const xlinkNamespace = "http://www.w3.org/1999/xlink";

/** The elements allowed in an SVG: shapes, colours and text. */
const allowedElements = new Set(allowlist.elements);

/** The attributes allowed in an SVG: geometry, painting, text and names. */
const allowedAttributes = new Set(allowlist.attributes);

/** The maximum number of `use` elements. Nested uses multiply, so a small SVG could expand without limit. */
const mostUses = 64;

/** Parses an SVG as browsers do, as strict XML with namespaces. Returns why it is not a plain image. */
function svgFault(found: string, text: string): ClerkMessage | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let root: string | undefined;
  let hasBox = false;
  let uses = 0;
  let style: string | undefined;
  let active: string | undefined;
  const refuse = (part: string) => {
    active ??= part;
  };
  parser.on("doctype", () => refuse("<!DOCTYPE>"));
  parser.on("processinginstruction", ({ target }) => refuse(`<?${target}>`));
  parser.on("opentag", ({ local, prefix, uri, attributes }) => {
    root ??= uri === svgNamespace ? local : "";
    if (uri !== svgNamespace || prefix !== "" || !allowedElements.has(local))
      refuse(`<${prefix ? `${prefix}:` : ""}${local}>`);
    if (local === "style") style = "";
    if (local === "use" && ++uses > mostUses) refuse("<use>");
    for (const attribute of Object.values(attributes)) {
      if (local === "svg" && attribute.name === "viewBox") hasBox = true;
      if (!isPlainAttribute(attribute)) refuse(`${attribute.name}="${attribute.value}"`);
    }
  });
  const readText = (content: string) => {
    if (style !== undefined) style += content;
  };
  parser.on("text", readText);
  parser.on("cdata", readText);
  parser.on("closetag", ({ local }) => {
    // Read as a whole, since sections of character data can divide a word.
    if (local === "style" && style !== undefined && isActiveCss(style)) refuse("<style>");
    if (local === "style") style = undefined;
  });
  try {
    parser.write(text.replace(/^\ufeff/u, "")).close();
  } catch {
    return active === undefined
      ? toMessage("emblem-bytes", { found, ending: "SVG" })
      : toMessage("emblem-active", { found, part: active });
  }
  if (root !== "svg") return toMessage("emblem-bytes", { found, ending: "SVG" });
  if (active !== undefined) return toMessage("emblem-active", { found, part: active });
  return hasBox ? undefined : toMessage("emblem-box", { found });
}

/** Checks whether an attribute only paints or names something: it neither fetches nor runs anything. */
function isPlainAttribute({ name, local, uri, prefix, value }: SaxesAttributeNS): boolean {
  if (name === "xmlns") return value === svgNamespace;
  if (prefix === "xmlns") return true;
  const isLink = local === "href" && (uri === "" || uri === xlinkNamespace);
  if (isLink) return /^#\S+$/u.test(value.trim());
  if (prefix === "xml") return local === "lang" || local === "space";
  // Drawing programs store metadata in namespaces of their own, which browsers ignore.
  if (uri !== "" && uri !== xlinkNamespace && uri !== svgNamespace) return true;
  return uri === "" && allowedAttributes.has(local) && !isActiveCss(value);
}

/** Checks whether CSS fetches or runs something. An escape could hide a URL, so it counts as active. */
function isActiveCss(css: string): boolean {
  return /url\(\s*(?!\s*["']?#)|@import|image-set|src\(|\\|(?:java|vb)script:|expression\(/iu.test(css);
}
