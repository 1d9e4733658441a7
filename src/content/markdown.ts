import MarkdownIt, { type Token } from "markdown-it";
import { allowedTags } from "../markup/html-allowlist";
import { isGroup } from "./fields";

/** A part of a Markdown text that a rule is about. */
export interface MarkdownPart {
  /** The language code of the text. */
  readonly language: string;
  /**
   * A link, image or heading; text that the page shows otherwise (`struck`, `code`); the target of a link that
   * the text does not have; or a number that a list would change.
   */
  readonly kind: "link" | "image" | "heading" | "struck" | "code" | "reference" | "number";
  /** The URL of a link or image as written, the signs of a heading, or the beginning of the text. */
  readonly address: string;
}

const parser = new MarkdownIt({ html: false, linkify: false });
// Keep every URL as written: the check must also see those that the renderer refuses.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** Returns the links of a text, in all languages. */
export function findLinks(value: unknown): MarkdownPart[] {
  return findParts(value).filter(({ kind }) => kind === "link");
}

/** Returns the links, images and headings of a text, in all languages; none for other values. */
export function findParts(value: unknown): MarkdownPart[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([language, text]) =>
    typeof text === "string" ? partsOf(text).map((part) => ({ ...part, language })) : [],
  );
}

function partsOf(text: string): Omit<MarkdownPart, "language">[] {
  const env: Parameters<typeof parser.parse>[1] = {};
  const tokens = parser.parse(text, env);
  const parts = tokens.flatMap((block, index): Omit<MarkdownPart, "language">[] => {
    if (block.type === "heading_open") return [{ kind: "heading", address: block.markup }];
    if (block.type === "ordered_list_open") return findChangedNumbers(tokens.slice(index + 1), block.level);
    const inside = block.children ?? [];
    return [...lostIn(block, undefined), ...inside.flatMap((token, at) => partsInside(token, inside[at + 1]))];
  });
  const addresses = parts.map(({ address }) => address);
  const unused = Object.values(env.references ?? {}).filter(({ href }) => !addresses.includes(href));
  return [...parts, ...unused.map(({ href }) => ({ kind: "reference", address: href }) as const)];
}

function partsInside(token: Token, next: Token | undefined): Omit<MarkdownPart, "language">[] {
  if (token.type === "link_open") return [{ kind: "link", address: String(token.attrGet("href") ?? "") }];
  if (token.type === "image") return [{ kind: "image", address: String(token.attrGet("src") ?? "") }];
  // The words of code are shown, only not its font.
  return token.type === "code_inline" ? [] : lostIn(token, next);
}

/** Reports an element that the sanitiser removes: its text would look like any other. */
function lostIn({ type, tag, nesting, content }: Token, next: Token | undefined): Omit<MarkdownPart, "language">[] {
  if (tag === "" || nesting === -1 || allowedTags.includes(tag) || type === "heading_open") return [];
  const kind = tag === "s" ? "struck" : "code";
  return [{ kind, address: (content || (next?.content ?? "")).trim().split("\n")[0] ?? "" }];
}

/** Reports the first item of a list whose number the page would change. Lists may repeat one number. */
function findChangedNumbers(after: readonly Token[], level: number): Omit<MarkdownPart, "language">[] {
  const end = after.findIndex((token) => token.type === "ordered_list_close" && token.level === level);
  const items = after.slice(0, end).filter((token) => token.type === "list_item_open" && token.level === level + 1);
  const numbers = items.map(({ info }) => Number(info));
  const [first = 1] = numbers;
  if (numbers.every((number) => number === first)) return [];
  const wrong = numbers.find((number, index) => number !== first + index);
  return wrong === undefined ? [] : [{ kind: "number", address: `${wrong}.` }];
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
  const tokens = parser.parse(text, {});
  const count = (type: string) => tokens.filter((token) => token.type === type).length;
  const lines = text.split("\n");
  const rows = tokens.flatMap(({ type, map }, index) => {
    if (type !== "tr_open") return [];
    const end = tokens.findIndex((token, at) => at > index && token.type === "tr_close");
    const cells = tokens.slice(index, end).filter((token) => token.type === "inline");
    return [{ line: lines[map?.[0] ?? 0] ?? "", parts: cells.map(({ content }) => content.split(";").length) }];
  });
  const links = partsOf(text).flatMap(({ kind, address }) => (kind === "link" ? [address] : []));
  return {
    paragraphs: count("paragraph_open"),
    items: count("list_item_open"),
    headings: count("heading_open"),
    rows,
    links: links.sort(),
  };
}
