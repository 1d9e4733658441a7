import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { memoize } from "../../src/content/memoize";
import { getContent, listElements } from "../../src/pipeline/postbuild/policy";
import { listFiles } from "../../src/pipeline/published-folder";
import { documentRedirect, documentsUrl } from "../../src/site/documents";
import { decodePercent } from "../../src/site/external-links";
import { getFileType, getPagePath } from "../../src/site/http";
import { answerTo } from "../serve/answer";

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
  const files = listFiles(folder).filter((file) => file.endsWith(".html"));
  const findDestinationFault = resolverOf(folder);
  const internal = new Set<string>();
  const external = new Map<string, string[]>();
  const broken = new Map<string, Omit<BrokenLink, "pages"> & { pages: string[] }>();

  for (const file of files) {
    const page = getPagePath(`/${file}`);
    const base = new URL(page, origin);
    const { references, names } = readPage(await readFile(path.join(folder, file), "utf8"));
    // The not-found page has no URL, but links to its fragments work.
    const findFault = ({ pathname, search, hash }: URL) =>
      pathname === page && search === ""
        ? fragmentFault(hash.slice(1), names)
        : findDestinationFault(pathname + search + hash);
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

/**
 * Returns a function that resolves a URL within a published folder by the rules of production. It returns the URL's
 * fault as the end of a sentence, or undefined for a valid URL.
 */
function resolverOf(folder: string): (url: string) => Promise<string | undefined> {
  const readNames = memoize(async (file: string) => readPage(await readFile(path.join(folder, file), "utf8")).names);
  return memoize(async (url: string) => {
    const [, target = "", fragment = ""] = /^([^#]*)#?(.*)$/su.exec(url) ?? [];
    const answer = await answerTo(folder, target);
    if (answer.kind === "file") {
      const isPage = getFileType(answer.file).contentType === pageType;
      return isPage && fragment ? fragmentFault(fragment, await readNames(answer.file)) : undefined;
    }
    if (answer.kind === "unknown")
      return target.startsWith(`${documentsUrl}/`) ? "is no published document" : "is no page and no file";
    return answer.status === documentRedirect.status
      ? undefined
      : `redirects to ${answer.location}: write that URL instead`;
  });
}

/** Returns the fault of a fragment on a page with these names. An empty fragment and `top` mean the top of any page. */
function fragmentFault(encoded: string, names: ReadonlySet<string>): string | undefined {
  const fragment = decodePercent(encoded);
  if (fragment === "" || fragment.toLowerCase() === "top" || names.has(fragment)) return undefined;
  return `is a page that has no part named “${fragment}”`;
}

/** The attributes that contain a URL (WHATWG HTML, list of attributes; SVG 2, linking). */
const addresses = new Set(["href", "xlink:href", "src", "poster", "data", "action", "formaction", "cite"]);

/** The `rel` values of `link` elements whose `href` only opens a connection. */
const connections = new Set(["preconnect", "dns-prefetch"]);

/** Matches the properties of `meta` elements whose content is a URL, such as `og:image`. */
const addressProperties = /^(?:og|twitter):(?:image|url|audio|video)(?::url)?$/u;

const urlInStyle = /url\(\s*(["']?)([^"')]+)\1\s*\)/gu;

/**
 * Reads the URLs of a page, parsed as in a browser without scripts, and the names that a fragment can refer to (WHATWG
 * HTML, section 7.4.6.4). The URLs are as written in the page, without duplicates, in document order.
 */
function readPage(html: string) {
  const references = new Set<string>();
  const names = new Set<string>();
  for (const element of listElements(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(
      element.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value.trim()]),
    );
    for (const address of addressesOf(element, attributes)) references.add(address);
    const name = attributes.get("id") ?? (element.tagName === "a" ? attributes.get("name") : undefined);
    if (name) names.add(name);
  }
  return { references, names };
}

function addressesOf(element: DefaultTreeAdapterTypes.Element, attributes: ReadonlyMap<string, string>): string[] {
  const { tagName } = element;
  if (tagName === "link" && connections.has(attributes.get("rel") ?? "")) return [];
  const own = [...attributes].filter(([name]) => addresses.has(name)).map(([, value]) => value);
  const candidates = ["srcset", "imagesrcset"].flatMap((name) => (attributes.get(name) ?? "").split(/,\s+/u));
  const pictures = candidates
    .map((candidate) => candidate.trim().split(/\s/u)[0] ?? "")
    .filter((address) => address !== "");
  const property = attributes.get("property") ?? attributes.get("name") ?? "";
  const described = tagName === "meta" && addressProperties.test(property) ? [attributes.get("content") ?? ""] : [];
  const style = tagName === "style" ? getContent(element) : (attributes.get("style") ?? "");
  const inStyle = Array.from(style.matchAll(urlInStyle), ([, , address = ""]) => address);
  return [...own, ...pictures, ...described, ...inStyle];
}
