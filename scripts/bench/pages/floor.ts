import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from "parse5";
import { fileOfPage } from "../../../src/site/http";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements that a hand-written page would not have. */
const left = new Set(["script", "style", "svg", "noscript", "template", "form", "button", "input", "details"]);
/** Attributes that a hand-written page would have. */
const kept = new Set(["href", "lang", "id", "charset", "name", "content", "scope"]);
const style =
  "body{font:1.1em/1.6 sans-serif;margin:0 auto;max-width:70em;padding:1em}table{border-collapse:collapse;width:100%}" +
  "td,th{border-bottom:1px solid #ccc;padding:.4em;text-align:start}";

/**
 * Writes, for a page of the site, one with the same words, links and rows as a person would write it by hand: no script, a
 * few lines of style. It is the least that can be sent.
 *
 * @param site the folder of the built site
 * @param folder where to write, compressed beside it
 * @throws when the site has no such page
 */
export function writeFloor(site: string, folder: string, page: string): void {
  const file = fileOfPage(page);
  const html = floorOf(readFileSync(path.join(site, file), "utf8"));
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, html);
  writeFileSync(`${target}.br`, brotliCompressSync(html));
}

/** The same page without script, with a few lines of style. */
function floorOf(html: string): string {
  const document = parse(html);
  strip(document);
  return serialize(document).replace("</head>", `<style>${style}</style></head>`);
}

function strip(parent: DefaultTreeAdapterTypes.ParentNode): void {
  parent.childNodes = parent.childNodes.filter((child) => !isLeft(child));
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    child.attrs = child.attrs.filter(({ name }) => kept.has(name));
    strip(child);
  }
}

function isLeft(node: Node): boolean {
  if (defaultTreeAdapter.isCommentNode(node)) return true;
  if (!defaultTreeAdapter.isElementNode(node)) return false;
  return left.has(node.tagName) || (node.tagName === "link" && !node.attrs.some(({ value }) => value === "canonical"));
}
