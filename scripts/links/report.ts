import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/folders";
import { listFiles } from "../../src/pipeline/published-folder";
import { documentsUrl, stripDigest } from "../../src/site/documents";
import { decodePercent } from "../../src/site/external-links";
import { getPageAt } from "../../src/site/paths";
import type { BrokenLink, SiteLinks } from "./site";

/** A content file and its text. */
export interface ContentFile {
  /** The path relative to the project's root, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** Reads every content file that a clerk can edit, including the messages of the interface. */
export function readContentFiles(root: string): ContentFile[] {
  return listFiles(path.join(root, contentFolder))
    .filter((file) => /\.(?:yaml|json)$/u.test(file))
    .map((name) => `${contentFolder}/${name}`)
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/**
 * Finds all places of a link in the content, as `file:line`. Returns an empty list if the link is from the site's code.
 *
 * @param url the URL as written on the page
 * @param target the resolved URL relative to the site's root
 */
export function findPlaces(url: string, target: string, files: readonly ContentFile[]): string[] {
  for (const form of formsOf(url, target)) {
    const places = files.flatMap((file) => linesWith(form, file).map((line) => `${file.file}:${line}`));
    if (places.length > 0) return places;
  }
  return [];
}

/** Returns the forms of references to a link's target in content. The most specific is first. */
function formsOf(url: string, target: string): string[] {
  // An escaped # does not begin a fragment (RFC 3986, section 2.4).
  const [pathname = "", fragment] = stripDigest(target).split("#").map(decodePercent);
  if (pathname.startsWith(`${documentsUrl}/`)) return [pathname.slice(documentsUrl.length + 1)];
  const page = getPageAt(pathname);
  const route = page ? [`route:${page.route.id}`] : [];
  const withFragment = fragment === undefined ? [] : [...route.map((name) => `${name}#${fragment}`), `#${fragment}`];
  return [...withFragment, url, decodePercent(url), ...(fragment === undefined ? route : [])];
}

/** Returns the lines, from 1, that contain a form that is not part of a longer URL. */
function linesWith(form: string, { text }: ContentFile): number[] {
  const lines: number[] = [];
  for (let found = text.indexOf(form); found !== -1; found = text.indexOf(form, found + form.length)) {
    const before = text[found - 1] ?? "";
    const after = text[found + form.length] ?? "";
    if (/[\w/.#-]/u.test(before) || /[\w/#-]/u.test(after)) continue;
    lines.push(text.slice(0, found).split("\n").length);
  }
  return [...new Set(lines)];
}

const mostNamed = 4;

/** Formats broken links as sorted lines. Each starts with the place in the content, as in the content check. */
export function formatBrokenLinks(broken: readonly BrokenLink[], files: readonly ContentFile[]): string[] {
  return broken.map((link) => lineOf(link, findPlaces(link.address, link.target, files))).sort();
}

/** Formats a one-line summary. */
export function formatLinkSummary({ pages, internal, broken, external }: SiteLinks): string {
  const read = `${pages} pages, ${internal} addresses within the site`;
  if (broken.length === 0) return `${read}: each leads to what it names. ${external.size} lead elsewhere.`;
  return `${read}: ${broken.length} ${broken.length === 1 ? "is" : "are"} broken.`;
}

function lineOf({ target, fault, pages }: BrokenLink, places: readonly string[]): string {
  const [first = "(written by the site itself, in no content file)", ...more] = places;
  const also = more.length > 0 ? ` Also written in ${joinNames(more)}.` : "";
  return `${first}  ${target} ${fault}. On ${joinNames(pages)}.${also}`;
}

/** Joins the first items of a list, with the number of omitted ones. */
export function joinNames(items: readonly string[]): string {
  const shown = items.slice(0, mostNamed).join(", ");
  return items.length > mostNamed ? `${shown} and ${items.length - mostNamed} more` : shown;
}
