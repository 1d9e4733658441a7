import { findLinks } from "../content/markdown";
import { type ExternalLinkLabels, renderMarkdown } from "../content/render-markdown";
import { localizeText } from "../content/view";
import { withHeadingIds } from "../markup/headings";
import { findDocumentName } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import { getDocumentUrl } from "./documents";
import type { ResolverContext } from "./graphql-types";
import { getExternalLinkLabels } from "./interface-messages";

/**
 * Returns Markdown in a language as sanitised HTML, or in English if it is not translated.
 *
 * @param externalLinkLabels returns the labels of external links, in the language of the text
 * @param documentUrl returns the URL of a document, by its name
 */
export async function renderLocalizedMarkup(
  value: unknown,
  language: LocaleCode,
  externalLinkLabels: (language: LocaleCode) => Promise<ExternalLinkLabels>,
  documentUrl: (name: string) => Promise<string | undefined>,
): Promise<{ html: string; language: LocaleCode } | null> {
  const found = localizeText(value, language);
  if (!found) return null;
  // Links point to pages in the page's language, even if the text has fallen back to English.
  const names = findLinks({ text: found.text }).flatMap(({ address }) => findDocumentName(address) ?? []);
  const addresses = new Map(await Promise.all(names.map(async (name) => [name, await documentUrl(name)] as const)));
  const html = renderMarkdown(found.text, language, await externalLinkLabels(found.language), (name) =>
    addresses.get(name),
  );
  return { html, language: found.language };
}

/** Renders a Markdown text of the content as sanitised HTML in a language, for GraphQL; null without a text. */
export function renderMarkup(value: unknown, language: LocaleCode, context: ResolverContext) {
  return renderLocalizedMarkup(
    value,
    language,
    (code) => getExternalLinkLabels(code, context),
    (name) => getDocumentUrl(name, context),
  );
}

/** Renders the body of a page as `renderMarkup` does, with an id on each heading as a link target. */
export async function renderPageMarkup(value: unknown, language: LocaleCode, context: ResolverContext) {
  const markup = await renderMarkup(value, language, context);
  return markup && { ...markup, html: withHeadingIds(markup.html) };
}
