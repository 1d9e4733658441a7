import { readOldPathsOf } from "../../src/build/old-paths";
import { documentRedirect } from "../../src/site/documents";
import { cacheControlOf, fileOfPage, notFoundFileOf, redirectOf, redirectStatus } from "../../src/site/http";
import { isUnpublished, longestPath, longestTarget } from "../../src/site/requests";
import { partsOf, readAddress, toLocation } from "./address";
import { currentUrlOf } from "./document-urls";
import { findFile, type SiteFile } from "./site-files";

/** The answer to a request target, before conditions, ranges and encodings are applied. */
export type Answer =
  | { readonly kind: "file"; readonly file: SiteFile }
  | { readonly kind: "redirect"; readonly location: string; readonly status: number; readonly cacheControl: string }
  | { readonly kind: "unknown"; readonly notFoundFile: SiteFile | undefined }
  | { readonly kind: "refused"; readonly status: 400 | 414 };

/** Decides what a request target is answered with, from the description of production and the files of a folder. */
export async function answerTo(root: string, target: string): Promise<Answer> {
  if (target.length > longestTarget) return { kind: "refused", status: 414 };
  const { path } = partsOf(target);
  if (path.length > longestPath) return unknown(root, path);
  const url = readAddress(target);
  if (!url) return { kind: "refused", status: 400 };
  const { pathname, query } = url;
  const found = isUnpublished(pathname) ? undefined : await known(root, pathname, query);
  return found ?? unknown(root, pathname);
}

async function unknown(root: string, pathname: string): Promise<Answer> {
  return { kind: "unknown", notFoundFile: await findFile(root, notFoundFileOf(pathname)) };
}

async function known(root: string, pathname: string, query: string): Promise<Answer | undefined> {
  const exact = redirectOf(pathname);
  if (exact !== undefined) {
    const leadsSomewhere = !isUnpublished(exact) && (await findFile(root, fileOfPage(exact)));
    const location = toLocation({ pathname: exact, query });
    return leadsSomewhere
      ? { kind: "redirect", location, status: redirectStatus, cacheControl: cacheControlOf("/") }
      : oldPath(root, pathname);
  }
  // A doubled slash that means no page: the file system would overlook it.
  if (pathname.includes("//")) return undefined;
  const current = await currentUrlOf(root, pathname);
  if (current !== undefined && (await findFile(root, current))) {
    return { kind: "redirect", location: toLocation({ pathname: current, query }), ...documentRedirect };
  }
  const file = (await findFile(root, pathname)) ?? (await findFile(root, fileOfPage(pathname)));
  if (file) return { kind: "file", file };
  return oldPath(root, pathname);
}

/** Returns the permanent redirect for a path of an earlier site, with or without a trailing slash. */
async function oldPath(root: string, pathname: string): Promise<Answer | undefined> {
  const location = (await readOldPathsOf(root))[pathname.replace(/(?<=.)\/$/u, "")];
  const cacheControl = cacheControlOf("/");
  return location === undefined
    ? undefined
    : { kind: "redirect", location: encodeURI(location), status: redirectStatus, cacheControl };
}
