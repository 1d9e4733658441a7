import { readFile } from "node:fs/promises";
import path from "node:path";
import { getUrlIn, listFilesBelow } from "../../src/pipeline/published-folder";
import { documentRedirect, documentsUrl } from "../../src/site/documents";
import { getFileType, getPagePath } from "../../src/site/http";
import { answerTo } from "../serve/answer";
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
  const files = (await listFilesBelow(folder)).filter((file) => file.endsWith(".html"));
  const destinations = new Destinations(folder);
  const internal = new Set<string>();
  const external = new Map<string, string[]>();
  const broken = new Map<string, Omit<BrokenLink, "pages"> & { pages: string[] }>();

  for (const file of files) {
    const page = getPagePath(getUrlIn(folder, file));
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
        external.set(url.href, [...(external.get(url.href) ?? []), page]);
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

const pageType = getFileType(".html").contentType;

/** Resolves URLs within a published folder by the rules of production, and caches the results. */
class Destinations {
  readonly #faults = new Map<string, Promise<string | undefined>>();
  readonly #names = new Map<string, Promise<ReadonlySet<string>>>();

  constructor(private readonly folder: string) {}

  /** Returns the fault of a URL of the site as the end of a sentence, or undefined for a valid URL. */
  findFault({ pathname, search, hash }: URL): Promise<string | undefined> {
    const url = pathname + search + hash;
    const known = this.#faults.get(url) ?? this.#look(pathname + search, hash);
    this.#faults.set(url, known);
    return known;
  }

  async #look(target: string, hash: string): Promise<string | undefined> {
    const answer = await answerTo(this.folder, target);
    switch (answer.kind) {
      case "redirect":
        return answer.status === documentRedirect.status
          ? undefined
          : `redirects to ${answer.location}: write that URL instead`;
      case "file":
        return getFileType(answer.file).contentType === pageType ? this.#faultOfFragment(answer.file, hash) : undefined;
      default:
        return target.startsWith(`${documentsUrl}/`) ? "is no published document" : "is no page and no file";
    }
  }

  async #faultOfFragment(file: string, hash: string): Promise<string | undefined> {
    if (hash === "") return undefined;
    const names = this.#names.get(file) ?? this.#read(file);
    this.#names.set(file, names);
    return fragmentFault(hash, await names);
  }

  async #read(file: string): Promise<ReadonlySet<string>> {
    return readPage(await readFile(path.join(this.folder, file), "utf8")).names;
  }
}

/** Returns the fault of a fragment on a page with these names. An empty fragment and `top` mean the top of any page. */
function fragmentFault(hash: string, names: ReadonlySet<string>): string | undefined {
  const fragment = decoded(hash.slice(1));
  if (fragment === "" || fragment.toLowerCase() === "top" || names.has(fragment)) return undefined;
  return `is a page that has no part named “${fragment}”`;
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // With a stray percent sign, the fragment is compared as it is.
    return fragment;
  }
}
