import MarkdownIt from "markdown-it";
import { isGroup } from "./fields";

/** A link, image or heading in a Markdown text. */
export interface MarkdownPart {
  /** The language code of the text. */
  readonly language: string;
  readonly kind: "link" | "image" | "heading";
  /** The URL of a link or image as written; for a heading, its number signs. */
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
  return parser.parse(text, {}).flatMap((block): Omit<MarkdownPart, "language">[] => {
    if (block.type === "heading_open") return [{ kind: "heading", address: block.markup }];
    return (block.children ?? []).flatMap((token): Omit<MarkdownPart, "language">[] => {
      if (token.type === "link_open") return [{ kind: "link", address: String(token.attrGet("href") ?? "") }];
      return token.type === "image" ? [{ kind: "image", address: String(token.attrGet("src") ?? "") }] : [];
    });
  });
}
