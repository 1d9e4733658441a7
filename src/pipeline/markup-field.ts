import { linksIn } from "../content/markdown";
import { type ExternalLinkLabels, renderMarkdown } from "../content/render-markdown";
import { localizedText } from "../content/view";
import { withHeadingIds } from "../markup/headings";
import { documentNameIn } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import { documentUrl } from "./documents";
import type { ResolverContext } from "./graphql-types";
import { externalLinkLabels } from "./interface-messages";

/**
 * Markdown in a language as sanitised HTML, with the same fallback.
 *
 * @param externalLinkLabels gives what is said of links that leave the site, in the language that the text is in
 * @param documentUrl gives where a document is served, by its name
 */
export async function localizedMarkup(
  value: unknown,
  language: LocaleCode,
  externalLinkLabels: (language: LocaleCode) => Promise<ExternalLinkLabels>,
  documentUrl: (name: string) => Promise<string | undefined>,
): Promise<{ html: string; language: LocaleCode } | null> {
  const found = localizedText(value, language);
  if (!found) return null;
  // Links lead to the page's own language even where the text has fallen back.
  const names = linksIn({ text: found.text }).flatMap(({ address }) => documentNameIn(address) ?? []);
  const addresses = new Map(await Promise.all(names.map(async (name) => [name, await documentUrl(name)] as const)));
  const html = renderMarkdown(found.text, language, await externalLinkLabels(found.language), (name) =>
    addresses.get(name),
  );
  return { html, language: found.language };
}

/** A Markdown text of the content as sanitised HTML in a language, for GraphQL; null where there is none. */
export function renderMarkup(value: unknown, language: LocaleCode, context: ResolverContext) {
  return localizedMarkup(
    value,
    language,
    (code) => externalLinkLabels(code, context),
    (name) => documentUrl(name, context),
  );
}

/** Returns the one text of a page as `renderMarkup` does, with an id at each heading, for links to it. */
export async function renderPageMarkup(value: unknown, language: LocaleCode, context: ResolverContext) {
  const markup = await renderMarkup(value, language, context);
  return markup && { ...markup, html: withHeadingIds(markup.html) };
}
