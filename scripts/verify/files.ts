import type { DigestList } from "../../src/build/digest-list";
import { forEachConcurrent } from "../../src/build/map-concurrent";
import { type ClerkTexts, texts } from "../../src/content/messages";
import { computeSha256 } from "../../src/content/sha256";
import { pageFile } from "../../src/site/http";
import { localeCodes } from "../../src/site/locales";
import { localizePath, notFoundFile } from "../../src/site/paths";
import { ask, toUrl } from "./ask";

/** Files asked for at a time: a thin line is not filled, a far server not waited for one by one. */
const atATime = 8;

/** Files that are named one by one; what follows is counted. */
const mostNamed = 20;

/** A path that no site has, in a language. */
export function unknownPath(locale: (typeof localeCodes)[number]): string {
  return localizePath("/no-such-page-3f9a", locale);
}

/** Returns whether a status says that a file was withdrawn from every release. */
export function isWithdrawn(status: number): boolean {
  return status === 410;
}

/** The path at which a published file is served: `/RTI` for `/RTI/index.html`. Undefined for one without a path of its own. */
function servedPath(file: string): string | undefined {
  if (localeCodes.some((code) => notFoundFile(code) === file)) return undefined;
  if (file === `/${pageFile}`) return "/";
  return file.endsWith(`/${pageFile}`) ? file.slice(0, -pageFile.length - 1) : file;
}

/** Fetches every file of a list and compares it with its digest. */
export async function findChangedFiles(origin: string, { files }: DigestList): Promise<ClerkTexts[]> {
  const found = new Map<string, ClerkTexts>();
  await forEachConcurrent(
    Object.entries(files),
    async ([file, digest]) => {
      const path = servedPath(file);
      if (path === undefined) return;
      const { status, body, url } = await ask(origin, path, "follow");
      if (isWithdrawn(status)) return;
      if (status !== 200) found.set(file, texts("verify.missing", { url, status }));
      else if (computeSha256(body) !== digest) found.set(file, texts("verify.bytes", { url }));
    },
    atATime,
  );
  return shorten([...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, fault]) => fault));
}

/** Names the files that only the copy's own list has. */
export function findExtraFiles(origin: string, site: DigestList, copy: DigestList): ClerkTexts[] {
  const extra = Object.keys(copy.files).filter((file) => !Object.hasOwn(site.files, file));
  return shorten(extra.map((file) => texts("verify.extra", { url: toUrl(origin, servedPath(file) ?? file) })));
}

function shorten(faults: readonly ClerkTexts[]): ClerkTexts[] {
  const left = faults.length - mostNamed;
  return left > 0 ? [...faults.slice(0, mostNamed), texts("verify.more", { count: left })] : [...faults];
}
