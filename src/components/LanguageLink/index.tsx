import type { ComponentPropsWithoutRef } from "react";
import { languageChoiceAttributes } from "../../i18n/language-choice";
import type { LocaleCode } from "../../site/locales";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href" | "hrefLang"> {
  readonly to: LocaleCode;
  /** The path of this page in each language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/** Leads to the same page in another language, keeps the query and the fragment, and remembers the choice. */
export function LanguageLink({ to, pathIn, ...props }: Props) {
  return <a {...props} {...languageChoiceAttributes(to)} href={pathIn(to)} hrefLang={to} />;
}
