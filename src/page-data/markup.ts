import type { Site } from "../content/site";
import { type ExternalLinkLabels, renderMarkdown } from "../markdown/render";
import { withHeadingIds } from "../markup/headings";
import type { LocaleCode, LocalizedText } from "../site/locales";

/** Rich text as sanitised HTML with its language. */
export interface Markup {
  readonly html: string;
  readonly language: string;
}

/** Renders Markdown as sanitised HTML; null without a text. */
export type RenderMarkup = (text: LocalizedText | null | undefined) => Markup | null;

/**
 * Creates a function that renders Markdown for pages in a language. Links point to pages in that language, even if a text
 * has fallen back to English.
 *
 * @param labelsIn returns the labels of external links, in the language of the text
 */
export function createMarkup(
  { document }: Pick<Site, "document">,
  language: LocaleCode,
  labelsIn: (language: LocaleCode) => ExternalLinkLabels,
): RenderMarkup {
  return (text) =>
    text
      ? {
          html: renderMarkdown(text.text, language, labelsIn(text.language), (name) => document(name)?.address),
          language: text.language,
        }
      : null;
}

/** Renders Markdown as `render` does, and adds an id to each heading. */
export function renderWithIds(render: RenderMarkup, text: LocalizedText | null | undefined): Markup | null {
  const markup = render(text);
  return markup && { ...markup, html: withHeadingIds(markup.html) };
}
