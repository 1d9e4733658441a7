import type { Token } from "markdown-it";
import { parseMarkdown } from "./parse";

/** A part of a text that only some texts may have. */
export interface MarkdownPart {
  readonly kind: "link" | "image" | "heading";
  /** The URL of a link or image as written, or the signs of a heading. */
  readonly address: string;
}

/** Returns the links, images and headings of a text. */
export function findParts(text: string): MarkdownPart[] {
  return parseMarkdown(text).tokens.flatMap(partsOf);
}

/** Returns the addresses of the links in a text. */
export function findLinks(text: string): string[] {
  return findParts(text).flatMap(({ kind, address }) => (kind === "link" ? [address] : []));
}

function partsOf({ type, markup, children }: Token): MarkdownPart[] {
  if (type === "heading_open") return [{ kind: "heading", address: markup }];
  return (children ?? []).flatMap((token): MarkdownPart[] => {
    if (token.type === "link_open") return [{ kind: "link", address: String(token.attrGet("href") ?? "") }];
    return token.type === "image" ? [{ kind: "image", address: String(token.attrGet("src") ?? "") }] : [];
  });
}

/** The structure of a text, which its translations share. */
export interface TextStructure {
  readonly paragraphs: number;
  readonly items: number;
  readonly headings: number;
  /** The rows of tables: the line as written, and the parts of each cell, which semicolons separate. */
  readonly rows: readonly { readonly line: string; readonly parts: readonly number[] }[];
  /** The targets of links, sorted. */
  readonly links: readonly string[];
}

/** Returns the structure of a text: its blocks, rows and links. */
export function readStructure(text: string): TextStructure {
  const { tokens, lines } = parseMarkdown(text);
  const count = (type: string) => tokens.filter((token) => token.type === type).length;
  return {
    paragraphs: count("paragraph_open"),
    items: count("list_item_open"),
    headings: count("heading_open"),
    rows: listRows(tokens).map(({ line, cells }) => ({
      line: lines[line] ?? "",
      parts: cells.map((content) => content.split(";").length),
    })),
    links: findLinks(text).sort(),
  };
}

/** Returns the rows of the tables in a text, with the content of their cells. */
function listRows(tokens: readonly Token[]): { readonly line: number; readonly cells: readonly string[] }[] {
  return tokens.flatMap(({ type, map }, index) => {
    if (type !== "tr_open") return [];
    const end = tokens.findIndex((token, at) => at > index && token.type === "tr_close");
    const cells = tokens.slice(index, end).filter((token) => token.type === "inline");
    return [{ line: map?.[0] ?? 0, cells: cells.map(({ content }) => content) }];
  });
}
