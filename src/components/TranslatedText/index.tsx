import { useLanguage } from "../../i18n";

/** A text of the content and the language it is in, as GraphQL gives it. */
export interface LocalizedText {
  readonly text: string;
  readonly language: string;
}

/** A text of the content, marked with its language where that is not the page's (WCAG 3.1.2). */
export function TranslatedText({ value }: { readonly value: LocalizedText }) {
  const language = useLanguage();
  return value.language === language ? value.text : <span lang={value.language}>{value.text}</span>;
}
