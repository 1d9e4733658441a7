import type { ComponentPropsWithoutRef } from "react";
import { useLanguage, useTranslate } from "../../i18n";
import { getLanguageChoiceAttributes } from "../../i18n/language-choice.inline";
import { type LocaleCode, locales } from "../../site/locales";
import * as styles from "./index.module.css";

/** The props of links to this page in other languages. */
export interface LanguageProps {
  /** Returns the path of this page in a language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/** Renders links to this page in all languages, each named in that language. */
export function LanguageSwitch({ pathIn }: LanguageProps) {
  const language = useLanguage();
  const translate = useTranslate();
  return (
    <nav aria-label={translate("language.choose")}>
      <ul className={`plainList ${styles.list}`}>
        {locales.map(({ code, name }) => (
          <li key={code}>
            <LanguageLink
              to={code}
              pathIn={pathIn}
              lang={code}
              className={styles.link}
              aria-current={code === language ? "true" : undefined}
            >
              <span className={styles.name}>{name}</span>
            </LanguageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface LinkProps extends Omit<ComponentPropsWithoutRef<"a">, "href" | "hrefLang">, LanguageProps {
  readonly to: LocaleCode;
}

/**
 * Renders a link to the same page in another language. It preserves the query and the fragment and stores the choice.
 */
export function LanguageLink({ to, pathIn, ...props }: LinkProps) {
  return <a {...props} {...getLanguageChoiceAttributes(to)} href={pathIn(to)} hrefLang={to} />;
}
