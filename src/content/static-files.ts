import { emblemName } from "../site/emblem";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { brandFiles, emblemIn, svgFault } from "./emblem";
import { documentsFolder, staticFolder } from "./folders";
import { message } from "./messages";
import type { ProjectFile, ProjectFiles } from "./project-files";
import type { WrittenEntry } from "./written-entry";

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
  if (hidden !== undefined) return [fileDiagnostic(hidden, message("file-hidden"))];
  const folder = path.slice(0, path.lastIndexOf("/"));
  const name = path.slice(folder.length + 1);
  if (file.isLink) return folder === documentsFolder ? [] : [fileDiagnostic(path, message("file-link"))];
  if (harmless.includes(name)) return [];
  if (folder === brandFiles && emblemName.test(name)) {
    const fault = name.endsWith(".svg") ? svgFault(name, new TextDecoder().decode(file.read())) : undefined;
    return fault ? [fileDiagnostic(path, fault)] : [];
  }
  const isData = folder === wellKnown && /^[\w-]+(?:\.(?:json|txt))?$/u.test(name);
  const isKnown = isData || `${folder}/`.startsWith(`${documentsFolder}/`) || ownFiles.includes(path);
  return isKnown
    ? []
    : [fileDiagnostic(path, message("file-static", { documents: documentsFolder, pictures: brandFiles }))];
}

/** Returns the path up to its first hidden name that is not allowed; undefined if there is none. */
function hiddenPart(path: string): string | undefined {
  const names = path.split("/");
  const parts = names.map((_, index) => names.slice(0, index + 1).join("/"));
  return parts.find(
    (part, index) => names[index]?.startsWith(".") && ![part, names[index]].some((it) => harmless.includes(it)),
  );
}
