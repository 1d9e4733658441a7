import { withHeadingIds } from "../markup/headings";
import type { LocaleCode } from "../site/locales";
import { documentUrl } from "./documents";
import type { ResolverContext } from "./graphql-types";
import { externalLinkLabels } from "./interface-messages";
import { localizedMarkup } from "./localized";

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
