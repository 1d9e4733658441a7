import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { readDocumentTargets, readWrittenRedirects } from "../../src/pipeline/old-paths";
import { contentUrl, documentRedirect, documentsUrl, withdrawnMarks } from "../../src/site/documents";
import {
  findMeantDocument,
  findRedirect,
  getCacheControl,
  getNotFoundFile,
  getPageFile,
  redirectStatus,
  stripTrailingSigns,
} from "../../src/site/http";
import { createQueryPattern } from "../../src/site/redirect-patterns";
import { isUnpublished } from "../../src/site/requests";

/** The response to a request target. File paths are relative to the folder, with a leading slash. */
export type Answer =
  | { readonly kind: "file"; readonly file: string }
  | { readonly kind: "redirect"; readonly location: string; readonly status: number; readonly cacheControl: string }
  | { readonly kind: "unknown"; readonly status: 404 | 410; readonly notFoundFile: string };

/** Returns the response to a request target, from the rules in `src/site/http.ts` and the files of a folder. */
export async function answerTo(root: string, target: string): Promise<Answer> {
  const [, encoded = "", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? [];
  const pathname = decodePath(encoded);
  const found = pathname === undefined || isUnpublished(pathname) ? undefined : await known(root, pathname, query);
  if (found) return found;
  const status = pathname !== undefined && (await isWithdrawn(root, pathname)) ? 410 : 404;
  return { kind: "unknown", status, notFoundFile: getNotFoundFile(pathname ?? encoded) };
}

/** Checks whether a path is marked as withdrawn, by a file beside the served folder as on a server. */
async function isWithdrawn(root: string, pathname: string): Promise<boolean> {
  return hasFile(path.join(path.dirname(await realpath(root)), withdrawnMarks), pathname);
}

function decodePath(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch {
    // A malformed path matches no file.
    return undefined;
  }
}

async function known(root: string, pathname: string, query: string): Promise<Answer | undefined> {
  const chosen = query === "" ? undefined : await redirectOldPath(root, pathname, query.slice(1));
  if (chosen) return chosen;
  const exact = findRedirect(pathname);
  if (exact !== undefined) {
    const isPage = !isUnpublished(exact) && (await hasFile(root, getPageFile(exact)));
    const document = findMeantDocument(pathname);
    const isDocument = document !== undefined && (await hasFile(root, document));
    const meant = isPage ? exact : isDocument ? document : undefined;
    return meant === undefined ? redirectOldPath(root, pathname) : redirectTo(pathToLocation(meant) + query);
  }
  // The file system would ignore a doubled slash.
  if (pathname.includes("//")) return undefined;
  const current = await findCurrentUrl(root, pathname);
  if (current !== undefined && (await hasFile(root, current)))
    return { kind: "redirect", location: pathToLocation(current) + query, ...documentRedirect };
  for (const file of [pathname, getPageFile(pathname)]) if (await hasFile(root, file)) return { kind: "file", file };
  return redirectOldPath(root, pathname);
}

/** Encodes a decoded path for a `Location` header. */
function pathToLocation(pathname: string): string {
  return pathname.split("/").map(encodeURIComponent).join("/");
}

/**
 * Returns the permanent redirect for a path of the previous site, also with trailing slashes or punctuation.
 *
 * @param query considers only redirects for this query; without it, only redirects that need no query
 */
async function redirectOldPath(root: string, pathname: string, query?: string): Promise<Answer | undefined> {
  const oldPaths = (await readWrittenRedirects(root)).filter((one) =>
    query === undefined
      ? one.query === undefined
      : one.query !== undefined && new RegExp(createQueryPattern(one.query), "iu").test(query),
  );
  for (const meant of [pathname, stripTrailingSigns(pathname) || "/"]) {
    const found = oldPaths.find(({ path }) => path.toLowerCase() === meant.toLowerCase());
    if (found) return redirectTo(found.to);
  }
  return undefined;
}

function redirectTo(location: string): Answer {
  return { kind: "redirect", location, status: redirectStatus, cacheControl: getCacheControl("/") };
}

/** The error codes of missing files and invalid names; any other error is thrown. */
const absences = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EINVAL", "ERR_INVALID_ARG_VALUE"]);

/**
 * Checks whether a folder contains a file with this exact name, even if the file system ignores case. Symbolic links in
 * the folder are not followed, but the folder itself may be one.
 */
async function hasFile(root: string, name: string): Promise<boolean> {
  try {
    const folder = await realpath(root);
    const expected = path.join(folder, name);
    if (name.includes("\\") || !expected.startsWith(folder + path.sep)) return false;
    return (await realpath(expected)) === expected && (await stat(expected)).isFile();
  } catch (error) {
    if (absences.has(String(getErrorProperty(error, "code")))) return false;
    throw error;
  }
}

/**
 * Returns the redirect target of a document's stable URL; undefined for any other URL, and without a list of documents.
 *
 * @throws if the list is not in the format of the build
 */
async function findCurrentUrl(root: string, pathname: string): Promise<string | undefined> {
  if (!pathname.startsWith(`${documentsUrl}/`) || contentUrl.test(pathname)) return undefined;
  const list = await readDocumentTargets(root);
  return Object.hasOwn(list, pathname) ? list[pathname] : undefined;
}

/**
 * Returns a property of a thrown value; undefined if it has none. Does not check the class, because any value can be
 * thrown, and an error from another realm is not an instance of this realm's `Error`.
 */
export function getErrorProperty(thrown: unknown, name: "code" | "cause" | "errors" | "message" | "name"): unknown {
  return typeof thrown === "object" && thrown !== null ? Reflect.get(thrown, name) : undefined;
}
