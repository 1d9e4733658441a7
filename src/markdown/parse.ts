import MarkdownIt, { type Token } from "markdown-it";

/** The deepest nesting of lists, quotations and emphasis. The check reports the lines below it, which no page shows. */
const deepest = 20;

/**
 * The one parser of Markdown: pages, plain texts, the check and the editor read the same tokens. It parses what the
 * guide for clerks teaches and what the form writes. All other signs stand in the text as typed: without these rules,
 * no code, no struck-out text, and no heading by a line below it.
 */
export const parser = new MarkdownIt({ html: false, breaks: true, linkify: false, maxNesting: deepest })
  .disable(["code", "fence", "lheading", "backticks", "strikethrough"])
  // Keeps an escaped sign as a token of its own, so that the check sees its backslash.
  .disable("text_join");

const { text: renderText } = parser.renderer.rules;
if (renderText) parser.renderer.rules.text_special = renderText;

const validateLink = parser.validateLink.bind(parser);
const normalizeLink = parser.normalizeLink.bind(parser);
// Keep every URL as written: the check must see those that pages refuse.
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;

/** Returns a URL in the form of HTML; undefined for a scheme that runs code. */
export function toHref(address: string): string | undefined {
  return validateLink(address) ? normalizeLink(address) : undefined;
}

/** A definition that links refer to by a name: `[name]: address`. */
export interface Definition {
  readonly href: string;
  readonly title: string;
}

/** A parsed text: its tokens, its lines, and the addresses that it defines by name. */
export interface ParsedText {
  readonly tokens: Token[];
  readonly lines: readonly string[];
  readonly definitions: readonly Definition[];
}

/** Parses a text. */
export function parseMarkdown(text: string): ParsedText {
  const env: Parameters<typeof parser.parse>[1] = {};
  const tokens = parser.parse(text, env);
  const definitions = Object.values(env.references ?? {}).map(({ href, title }) => ({ href, title: title ?? "" }));
  return { tokens, lines: text.split(/\r\n?|\n/u), definitions };
}

/** Decodes a sign that is written as in HTML: `&amp;`. */
export const decodeSign: (code: string) => string = parser.utils.unescapeAll;
