import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { emblemName } from "../site/emblem";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { brandFiles, emblemIn, svgFault } from "./emblem";
import { documentsFolder, staticFolder } from "./folders";
import { message } from "./messages";
import type { WrittenEntry } from "./written-entry";

/** The folder of well-known URIs (RFC 8615): they carry data, and nothing that a browser runs. */
const wellKnown = `${staticFolder}/.well-known`;

/** Hidden names that may stand in `static/`: well-known URIs, and what macOS and git users leave in folders. */
const harmless = [wellKnown, ".DS_Store", ".gitkeep"];

/** The picture that the product itself brings. */
const ownFiles = [`${staticFolder}/mark.svg`];

/**
 * Finds what may not stand below `static/`, all of which Gatsby copies to the site: hidden files, symbolic links, which it follows, and
 * files of any kind that has no place there, such as pages and scripts. What is wrong directly among the documents is reported with them, and with the council's
 * entry what is wrong with its emblem.
 */
export function checkStaticFiles(root: string, written: readonly WrittenEntry[]): Diagnostic[] {
  const emblems = written.flatMap((entry) => emblemIn(entry) ?? []);
  return existsSync(path.join(root, staticFolder)) ? checkFolder(root, staticFolder, emblems) : [];
}

function checkFolder(root: string, folder: string, emblems: readonly string[]): Diagnostic[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    const isHarmless = harmless.includes(file) || harmless.includes(item.name);
    if (item.name.startsWith(".") && !isHarmless) return [fileDiagnostic(file, message("file-hidden"))];
    if (item.isSymbolicLink()) return folder === documentsFolder ? [] : [fileDiagnostic(file, message("file-link"))];
    if (item.isDirectory()) return checkFolder(root, file, emblems);
    return isHarmless || (folder === brandFiles && emblems.includes(item.name))
      ? []
      : checkFile(root, folder, item.name);
  });
}

function checkFile(root: string, folder: string, name: string): Diagnostic[] {
  const file = `${folder}/${name}`;
  if (folder === brandFiles && emblemName.test(name)) {
    const fault = name.endsWith(".svg") ? svgFault(name, readFileSync(path.join(root, file), "utf8")) : undefined;
    return fault ? [fileDiagnostic(file, fault)] : [];
  }
  const isData = folder === wellKnown && /^[\w-]+(?:\.(?:json|txt))?$/u.test(name);
  const isKnown = isData || folder.startsWith(documentsFolder) || ownFiles.includes(file);
  return isKnown
    ? []
    : [fileDiagnostic(file, message("file-static", { documents: documentsFolder, pictures: brandFiles }))];
}
