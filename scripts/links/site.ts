import { readFile } from "node:fs/promises";
import path from "node:path";
import { filesBelow } from "../../src/build/published-folder";
import { pageFile } from "../../src/site/http";
import { Destinations, fragmentFault } from "./destination";
import { readPage } from "./page";

/** An address on pages of the site that leads nowhere, and why. */
export interface BrokenLink {
  /** As it is written on the page. */
  readonly address: string;
  /** The resolved URL, from the root of the site, or the reference itself if it is no valid URL. */
  readonly target: string;
  /** The end of a sentence that begins with the target. */
  readonly fault: string;
  /** The pages it stands on, by their addresses. */
  readonly pages: readonly string[];
}

/** The links on the pages of a published folder. */
export interface SiteLinks {
  readonly pages: number;
  /** Different addresses within the site, fragments counted apart. */
  readonly internal: number;
  readonly broken: readonly BrokenLink[];
  /** Addresses elsewhere, without their fragments, and the pages they stand on. */
  readonly external: ReadonlyMap<string, readonly string[]>;
}

/** Schemes that lead to a person or hold their content in themselves. */
const others = new Set(["mailto:", "tel:", "data:"]);

/**
 * Follows every link, image, style and script of every page in a published folder.
 *
 * @param origin where the site will be served: addresses there are its own
 * @throws what the file system reports
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
    // The page for unknown addresses has none of its own, but links to its parts work.
    const faultOf = (url: URL) =>
      url.pathname === page && url.search === "" ? fragmentFault(url.hash, names) : destinations.faultOf(url);
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
      const fault = url && isOwn ? await faultOf(url) : "is no address";
      if (fault === undefined) continue;
      const found = broken.get(`${address}\n${target}`) ?? { address, target, fault, pages: [] };
      found.pages.push(page);
      broken.set(`${address}\n${target}`, found);
    }
  }
  return { pages: files.length, internal: internal.size, broken: [...broken.values()], external };
}

/** The address of the page that a file holds. */
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
