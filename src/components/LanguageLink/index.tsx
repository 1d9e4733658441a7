import type { ComponentPropsWithoutRef } from "react";
import { languageChoiceAttributes } from "../../i18n/language-choice";
import type { LocaleCode } from "../../site/locales";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href" | "hrefLang"> {
  readonly to: LocaleCode;
  /** Returns the path of this page in a language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/**
 * Renders a link to the same page in another language. It preserves the query and the fragment and stores the choice.
 */
export function LanguageLink({ to, pathIn, ...props }: Props) {
  return <a {...props} {...languageChoiceAttributes(to)} href={pathIn(to)} hrefLang={to} />;
}
