import { mapConcurrent } from "../../src/content/map-concurrent";
import { computeSha256 } from "../../src/content/sha256";
import { type ClerkTexts, getTexts } from "../../src/messages";
import type { DigestList } from "../../src/pipeline/digest-list";
import { getPagePath } from "../../src/site/http";
import { localeCodes } from "../../src/site/locales";
import { findNotFoundFile, localizePath } from "../../src/site/paths";
import { askServer, toUrl } from "./ask";
import type { WithdrawnFiles } from "./withdrawn";

/** The maximum number of faults that are listed. The rest are counted. */
const mostNamed = 20;

/** Returns a path in a language that does not exist on any site. */
export function getUnknownPath(locale: (typeof localeCodes)[number]): string {
  return localizePath("/no-such-page-3f9a", locale);
}

/** Checks whether a server has no file: not found, or gone. */
function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/** Returns a published file's URL path, such as `/RTI` for `/RTI/index.html`, or undefined for a not-found page. */
function getServedPath(file: string): string | undefined {
  return localeCodes.some((code) => findNotFoundFile(code) === file) ? undefined : getPagePath(file);
}

/** Fetches every file of a list and compares it with its digest. Exactly what was withdrawn is missing. */
export async function findChangedFiles(
  origin: string,
  { files }: DigestList,
  { mayLack, mustLack }: WithdrawnFiles,
): Promise<ClerkTexts[]> {
  const faults = await mapConcurrent(Object.entries(files), async ([file, digest]) => {
    const path = getServedPath(file);
    if (path === undefined) return [];
    const { status, body, url } = await askServer(origin, path, "follow");
    if (status === 200 && mustLack(file)) return [getTexts("verify.withdrawn", { url })];
    if (isGone(status) && mayLack(file)) return [];
    if (status !== 200) return [getTexts("verify.missing", { url, status })];
    return computeSha256(body) === digest ? [] : [getTexts("verify.bytes", { url })];
  });
  return shorten(faults.flat());
}

/** Finds the files that are only in the copy's list. */
export function findExtraFiles(origin: string, site: DigestList, copy: DigestList): ClerkTexts[] {
  const extra = Object.keys(copy.files).filter((file) => !Object.hasOwn(site.files, file));
  return shorten(extra.map((file) => getTexts("verify.extra", { url: toUrl(origin, getServedPath(file) ?? file) })));
}

function shorten(faults: readonly ClerkTexts[]): ClerkTexts[] {
  const left = faults.length - mostNamed;
  return left > 0 ? [...faults.slice(0, mostNamed), getTexts("verify.more", { count: left })] : [...faults];
}
