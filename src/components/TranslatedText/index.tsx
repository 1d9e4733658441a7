import { useLanguage } from "../../i18n";
import { markJoints } from "../../language/joints";

/** A text and the code of its language. A query of Gatsby types the code as a plain string. */
export type Translated = Readonly<Record<"text" | "language", string>>;

/**
 * Renders a text, marked with its language if that differs from the page's (WCAG 3.1.2). Long Sanskrit compounds may break
 * at their joints.
 */
export function TranslatedText({ value }: { readonly value: Translated }) {
  const language = useLanguage();
  const text = markJoints(value.text, value.language);
  return value.language === language ? text : <span lang={value.language}>{text}</span>;
}
