import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../src/pipeline/published-folder";
import { pageFile } from "../../src/site/http";
import { Destinations, fragmentFault } from "./destination";
import { readPage } from "./page";

/** A broken link on pages of the site. */
export interface BrokenLink {
  /** The URL as written on the page. */
  readonly address: string;
  /** The resolved URL relative to the site's root, or the URL as written if it is invalid. */
  readonly target: string;
  /** The reason, as the end of a sentence that starts with the target. */
  readonly fault: string;
  /** The paths of the pages with the link. */
  readonly pages: readonly string[];
}

/** The links on the pages of a published folder. */
export interface SiteLinks {
  readonly pages: number;
  /** The number of distinct URLs within the site, including fragments. */
  readonly internal: number;
  readonly broken: readonly BrokenLink[];
  /** The paths of the pages with each external URL. URLs have no fragments. */
  readonly external: ReadonlyMap<string, readonly string[]>;
}

/** The schemes of links that are not checked. */
const others = new Set(["mailto:", "tel:", "data:"]);

/**
 * Checks the URL of every link, image, style and script of every page in a published folder.
 *
 * @param origin the site's origin, so that its URLs count as internal
 * @throws errors of the file system
 */
export async function checkLinks(folder: string, origin: string): Promise<SiteLinks> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(".html"));
  const destinations = new Destinations(folder);
  const internal = new Set<string>();
  const external = new Map<string, string[]>();
  const broken = new Map<string, Omit<BrokenLink, "pages"> & { pages: string[] }>();

  for (const file of files) {
    const page = urlOf(path.posix.relative(folder, file));
    const base = new URL(page, origin);
    const { references, names } = readPage(await readFile(file, "utf8"));
    // The not-found page has no URL, but links to its fragments work.
    const findFault = (url: URL) =>
      url.pathname === page && url.search === "" ? fragmentFault(url.hash, names) : destinations.findFault(url);
    for (const address of references) {
      const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
      if (url && others.has(url.protocol)) continue;
      if (url && url.origin !== base.origin && /^https?:$/u.test(url.protocol)) {
        url.hash = "";
        note(external, url.href, page);
        continue;
      }
      const isOwn = url?.origin === base.origin;
      const target = url && isOwn ? url.pathname + url.search + url.hash : address;
      if (isOwn) internal.add(target);
      const fault = url && isOwn ? await findFault(url) : "is no address";
      if (fault === undefined) continue;
      const found = broken.get(`${address}\n${target}`) ?? { address, target, fault, pages: [] };
      found.pages.push(page);
      broken.set(`${address}\n${target}`, found);
    }
  }
  return { pages: files.length, internal: internal.size, broken: [...broken.values()], external };
}

/** Returns the URL path of a page's file. */
function urlOf(file: string): string {
  const page = `/${file}`;
  if (page === `/${pageFile}`) return "/";
  return page.endsWith(`/${pageFile}`) ? page.slice(0, -pageFile.length - 1) : page;
}

function note(places: Map<string, string[]>, address: string, page: string): void {
  const pages = places.get(address);
  if (pages) pages.push(page);
  else places.set(address, [page]);
}
