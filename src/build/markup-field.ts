import { withHeadingIds } from "../markup/headings";
import type { LocaleCode } from "../site/locales";
import { documentUrl } from "./documents";
import type { ResolverContext } from "./graphql-types";
import { externalLinkLabels } from "./interface-messages";
import { localizedMarkup } from "./localized";

/** A Markdown text of the content as sanitised HTML in a language, for GraphQL; null where there is none. */
export function markupOf(value: unknown, language: LocaleCode, context: ResolverContext) {
  return localizedMarkup(
    value,
    language,
    (code) => externalLinkLabels(code, context),
    (name) => documentUrl(name, context),
  );
}

/** Returns the one text of a page as `markupOf` does, with an id at each heading, for links to it. */
export async function pageMarkupOf(value: unknown, language: LocaleCode, context: ResolverContext) {
  const markup = await markupOf(value, language, context);
  return markup && { ...markup, html: withHeadingIds(markup.html) };
}
