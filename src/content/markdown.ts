import MarkdownIt from "markdown-it";
import { isGroup } from "./fields";

/** A link, picture or heading in the Markdown of a text. */
export interface MarkdownPart {
  /** The language of the text, as its name in the file. */
  readonly language: string;
  readonly kind: "link" | "image" | "heading";
  /** The destination of the link or image as written; for a heading, its number signs. */
  readonly address: string;
}

const parser = new MarkdownIt({ html: false, linkify: false });
// Every address is to be seen as it was written, those above all that the page's own reading would refuse.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** The links of a text in every language. */
export function linksIn(value: unknown): MarkdownPart[] {
  return partsIn(value).filter(({ kind }) => kind === "link");
}

/** The links, pictures and headings of a text in every language; of anything else than such a text, none. */
export function partsIn(value: unknown): MarkdownPart[] {
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
