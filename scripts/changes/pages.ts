import { readFile } from "node:fs/promises";
import path from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { readDocumentTargets } from "../../src/pipeline/old-paths";
import { listElements } from "../../src/pipeline/postbuild/policy";
import { listFiles } from "../../src/pipeline/published-folder";
import { stripDigest } from "../../src/site/documents";
import { getPagePath, pageFile } from "../../src/site/http";

/** The text of a page, in reading order. */
export interface BuiltPage {
  readonly address: string;
  readonly title: string;
  /** The headings, paragraphs, list items and table rows, one line each, with their link targets. */
  readonly lines: readonly string[];
}

/** The parts of a built site that are compared. */
export interface BuiltSite {
  readonly pages: ReadonlyMap<string, BuiltPage>;
  /** The content URL of each document, by stable URL. */
  readonly documents: ReadonlyMap<string, string>;
}

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that become one line each. */
export const lineElements = new Set(["h1", "h2", "h3", "p", "li", "tr", "dt", "dd", "pre", "caption"]);

/** Reads the pages and documents of a published folder, without the editor. */
export async function readPages(folder: string): Promise<BuiltSite> {
  const files = listFiles(folder).filter((file) => path.basename(file) === pageFile);
  const pages = new Map<string, BuiltPage>();
  for (const file of files) {
    const url = getPagePath(`/${file}`);
    if (url.startsWith("/admin")) continue;
    pages.set(url, readPage(url, await readFile(path.join(folder, file), "utf8")));
  }
  return { pages, documents: new Map(Object.entries(await readDocumentTargets(folder))) };
}

/** Returns the text of a page from its HTML. */
export function readPage(url: string, html: string): BuiltPage {
  const elements = [...listElements(parse(html))];
  const title = elements.find(({ tagName }) => tagName === "title");
  const main = elements.find(({ tagName }) => tagName === "main");
  return { address: url, title: title ? textOf(title) : url, lines: main ? linesIn(main.childNodes) : [] };
}

function linesIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    if (!lineElements.has(node.tagName) || node.childNodes.some(isBlock)) return linesIn(node.childNodes);
    const line = [textOf(node), ...linksIn(node.childNodes)].join(" ").trim();
    return line === "" ? [] : [line];
  });
}

/** Checks whether a node is a block. An element that contains one is not a single line. */
function isBlock(node: Node): boolean {
  return "tagName" in node && ["ul", "ol", "table", "div", "section", "p"].includes(node.tagName);
}

function textOf(node: Node): string {
  if (node.nodeName === "#text" && "value" in node) return node.value;
  if (!("tagName" in node) || node.attrs.some(({ name, value }) => name === "aria-hidden" && value === "true"))
    return "";
  const parts = node.childNodes.map(textOf);
  const isCells = node.tagName === "tr";
  // The first cell is the row number, which changes without the row.
  return (isCells ? parts.slice(1).filter(Boolean).join(" · ") : parts.join("")).replace(/\s+/gu, " ").trim();
}

function linksIn(nodes: readonly Node[]): string[] {
  return nodes
    .flatMap((node) => [...listElements(node)])
    .flatMap(({ tagName, attrs }) => {
      const url = attrs.find(({ name }) => name === "href")?.value;
      return tagName === "a" && url && !url.startsWith("#") ? [`<${stripDigest(url)}>`] : [];
    });
}
