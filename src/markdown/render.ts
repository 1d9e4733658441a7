import type { Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { allowedAttributes, allowedSchemes, allowedTags, numberAttribute } from "../markup/html-allowlist";
import { findDocumentName } from "../site/documents";
import { classifyLink, type Destination } from "../site/external-links";
import type { LocaleCode } from "../site/locales";
import { pathTo } from "../site/paths";
import { isRouteId } from "../site/routes";
import { parseMarkdown, parser, toHref } from "./parse";

/** The labels that mark external links, in the language of the text. */
export type ExternalLinkLabels = Readonly<Record<Exclude<Destination, "here">, string>>;

/** Marks the links that leave the site, for the rule of the renderer below. */
function markExternalLinks(tokens: readonly Token[]): void {
  for (const { children } of tokens) {
    let destination: Destination = "here";
    for (const token of children ?? []) {
      if (token.type === "link_open") {
        destination = classifyLink(String(token.attrGet("href")));
        if (destination !== "here") token.attrSet("rel", "external");
      } else if (token.type === "link_close") {
        token.meta = { destination };
      }
    }
  }
}

// An external link is marked in its accessible name, so that screen readers announce it in lists of links. This only
// inserts a placeholder; the sanitiser fills in the label.
parser.renderer.rules.link_close = (tokens, index) => {
  const destination = String(tokens[index]?.meta?.destination ?? "here");
  return `${destination === "here" ? "" : `<span title="${destination}"></span>`}</a>`;
};

// A table that is wider than the text scrolls in a box of its own.
parser.renderer.rules.table_open = () => "<div><table>\n";
parser.renderer.rules.table_close = () => "</table></div>\n";

/** Makes the first cell of a row its header, which names the row for screen readers. */
function markRowHeaders(tokens: readonly Token[]): void {
  for (const [index, token] of tokens.entries()) {
    const close = tokens[index + 2];
    if (token.type !== "td_open" || tokens[index - 1]?.type !== "tr_open" || !tokens[index + 1]?.content || !close)
      continue;
    token.attrSet("scope", "row");
    token.tag = "th";
    close.tag = "th";
  }
}

/** Matches what a cell in a column of numbers has: a number, or a dash where there is none. */
const numberOrNone = /^\p{Nd}[\p{Nd}.,%]*$|^[–—-]?$/u;

/** Marks the cells of columns of numbers. The first column names the rows. */
function markNumbers(tokens: readonly Token[]): void {
  let columns: { open: Token; text: string }[][] = [];
  let column = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.type === "table_open") columns = [];
    if (token.type === "tr_open") column = 0;
    if (token.type === "th_open" || token.type === "td_open") {
      columns[column] = [...(columns[column] ?? []), { open: token, text: tokens[index + 1]?.content.trim() ?? "" }];
      column += 1;
    }
    if (token.type !== "table_close") continue;
    for (const cells of columns.slice(1)) {
      const texts = cells.slice(1).map(({ text }) => text);
      if (!texts.every((text) => numberOrNone.test(text)) || !texts.some((text) => /\p{Nd}/u.test(text))) continue;
      for (const { open } of cells) open.attrSet(numberAttribute, "true");
    }
  }
}

/** The form of URLs that the page's Trusted Types policy allows: an allowed scheme, or none. */
const openable = new RegExp(`^(?:(?:${allowedSchemes.join("|")}):|[/#?]|[^":&<>]*$)`, "u");

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: {
    a: [...allowedAttributes.a],
    ol: [...allowedAttributes.ol],
    th: [...allowedAttributes.th],
    td: [...allowedAttributes.td],
  },
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
};

/**
 * Renders Markdown to safe HTML. `[text](route:rti)` or `[text](route:home#introduction)` becomes the path of that page
 * in the language. An unknown route throws, since its link would be dead. External links get `rel="external"` and end
 * with a label. A link to a document gets the URL with its content digest.
 *
 * @param documentUrl returns that URL by document name; without it, links to documents are unchanged
 */
export function renderMarkdown(
  markdown: string,
  language: LocaleCode,
  outside: ExternalLinkLabels,
  documentUrl?: (name: string) => string | undefined,
): string {
  const { tokens } = parseMarkdown(markdown);
  markExternalLinks(tokens);
  markNumbers(tokens);
  markRowHeaders(tokens);
  return sanitizeHtml(parser.renderer.render(tokens, parser.options, {}), {
    ...allowed,
    transformTags: {
      span: (tagName, { title }) => ({
        tagName,
        attribs: {},
        text: ` (${title === "government" ? outside.government : outside.elsewhere})`,
      }),
      a: (tagName, attributes) => {
        const href = resolve(attributes.href ?? "", language, documentUrl);
        return { tagName, attribs: openable.test(href) ? { ...attributes, href } : {} };
      },
    },
  });
}

function resolve(
  url: string,
  language: LocaleCode,
  documentUrl: ((name: string) => string | undefined) | undefined,
): string {
  const document = findDocumentName(url);
  if (document !== undefined && documentUrl) {
    const found = documentUrl(document);
    if (!found) throw new Error(`A text links to a document that does not exist: ${url}`);
    return url.replace(/^[^#]*/u, found);
  }
  // The page's Trusted Types policy requires lower-case schemes; phone keyboards often capitalise them.
  if (!url.startsWith("route:")) return (toHref(url) ?? ":").replace(/^[a-z]+:/iu, (scheme) => scheme.toLowerCase());
  const [route, fragment] = url.slice("route:".length).split("#");
  if (!isRouteId(route)) throw new Error(`A text links to a page that does not exist: ${url}`);
  return pathTo(fragment ? { route, fragment } : route, language);
}
