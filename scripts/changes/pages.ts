import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { z } from "zod";
import { filesBelow } from "../../src/pipeline/published-folder";
import { documentUrlsFile, withoutDigest } from "../../src/site/documents";
import { pageFile } from "../../src/site/http";

/** The text of a page, in reading order. */
export interface BuiltPage {
  readonly address: string;
  readonly title: string;
  /** Its headings, paragraphs, items and rows, each as one line with where its links lead. */
  readonly lines: readonly string[];
}

/** A built site, as far as it is compared. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The documents by their stable addresses, each with the address that names its content. */
  readonly documents: ReadonlyMap<string, string>;
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that are read as one line. */
const lineElements = new Set(["h1", "h2", "h3", "p", "li", "tr", "dt", "dd", "pre", "caption"]);

/** Reads the pages and documents of a published folder; the editor is no page of the site. */
export async function readSite(folder: string): Promise<BuiltSite> {
  const files = (await filesBelow(folder)).filter((file) => file.endsWith(`/${pageFile}`));
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    const below = path.posix.relative(folder.replaceAll(path.sep, "/"), path.posix.dirname(file));
    const url = below === "" ? "/" : `/${below}`;
    if (url.startsWith("/admin")) continue;
    pages.set(url, readPage(url, await readFile(file, "utf8")));
  }
  return { pages, documents: await documentsIn(folder) };
}

async function documentsIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(path.join(folder, documentUrlsFile), "utf8").catch(() => "{}");
  const found = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
  return new Map(Object.entries(found).map(([url, leads]) => [url, JSON.stringify(leads)]));
}

/** Returns the text of a page from its HTML. */
export function readPage(url: string, html: string): BuiltPage {
  const document = parse(html);
  const title = find(document.childNodes, "title");
  const main = find(document.childNodes, "main");
  return { address: url, title: title ? textOf(title) : url, lines: main ? linesIn(main.childNodes) : [] };
}

function find(nodes: readonly Node[], name: string): Element | undefined {
  for (const node of nodes) {
    if (!("tagName" in node)) continue;
    const found = node.tagName === name ? node : find(node.childNodes, name);
    if (found) return found;
  }
  return undefined;
}

function linesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    if (!lineElements.has(node.tagName) || node.childNodes.some(isBlock)) return linesIn(node.childNodes);
    const line = [textOf(node), ...linksIn(node.childNodes)].join(" ").trim();
    return line === "" ? [] : [line];
  });
}

/** An item with a list inside is not one line. */
function isBlock(node: Node): boolean {
  return "tagName" in node && ["ul", "ol", "table", "div", "section", "p"].includes(node.tagName);
}

function textOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node) || node.attrs.some(({ name, value }) => name === "aria-hidden" && value === "true"))
    return "";
  const parts = node.childNodes.map(textOf);
  const isCells = node.tagName === "tr";
  // The running number of a row says nothing of the row.
  return (isCells ? parts.slice(1).filter(Boolean).join(" · ") : parts.join("")).replace(/\s+/gu, " ").trim();
}

function linksIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    const url = node.attrs.find(({ name }) => name === "href")?.value;
    const own = node.tagName === "a" && url && !url.startsWith("#") ? [`<${withoutDigest(url)}>`] : [];
    return [...own, ...linksIn(node.childNodes)];
  });
}
