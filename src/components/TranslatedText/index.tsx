import { useLanguage } from "../../i18n";

/** A text with its language, which a query of Gatsby returns as any string. */
export type Translated = Readonly<Record<"text" | "language", string>>;

/** Renders a text, marked with its language if that differs from the page's (WCAG 3.1.2). */
export function TranslatedText({ value }: { readonly value: Translated }) {
  const language = useLanguage();
  return value.language === language ? value.text : <span lang={value.language}>{value.text}</span>;
}
