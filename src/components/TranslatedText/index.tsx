import { useLanguage } from "../../i18n";

/** A text of the content with its language, as returned by GraphQL. */
export interface LocalizedText {
  readonly text: string;
  readonly language: string;
}

/** Renders a text, marked with its language if that differs from the page's (WCAG 3.1.2). */
export function TranslatedText({ value }: { readonly value: LocalizedText }) {
  const language = useLanguage();
  return value.language === language ? value.text : <span lang={value.language}>{value.text}</span>;
}
