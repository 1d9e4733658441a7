import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { rememberLanguage } from "../../i18n/remembered";
import type { LocaleCode } from "../../site/locales";

interface Props extends Omit<ComponentPropsWithoutRef<"a">, "href" | "hrefLang" | "onClick"> {
  readonly to: LocaleCode;
  /** The path of this page in each language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/** Leads to the same page in another language, keeps the query and the fragment, and remembers the choice. */
export function LanguageLink({ to, pathIn, ...props }: Props) {
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberLanguage(to);
    // The query and the fragment are known only in the browser, so they join the address at the click.
    event.currentTarget.search = window.location.search;
    event.currentTarget.hash = window.location.hash;
  };
  return <a {...props} href={pathIn(to)} hrefLang={to} onClick={choose} />;
}
