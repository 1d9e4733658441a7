import { z } from "zod";
import { linksIn } from "../content/markdown";
import { type ExternalLinkLabels, renderMarkdown } from "../content/render-markdown";
import { documentNameIn } from "../site/documents";
import { byLocale, type LocaleCode, withFallbacks } from "../site/locales";

const texts = z.object(byLocale(() => z.string().optional()));

/**
 * A text in a language, or in English and saying so where that language has none yet; null where there is no text. The text
 * of a document may have been issued without English: it then is in the first language that it has.
 */
export function localizedText(value: unknown, language: LocaleCode): { text: string; language: LocaleCode } | null {
  if (value === undefined) return null;
  const words = texts.parse(value);
  for (const found of withFallbacks(language)) {
    const text = words[found];
    if (text !== undefined) return { text, language: found };
  }
  throw new Error("A text is in no language.");
}

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
