import { memo } from "react";
import { useIsomorphicLayoutEffect } from "../../app/hooks";
import { Message, useLanguage, useTranslate } from "../../i18n";
import { getLanguageChoiceAttributes, markLanguageOffer } from "../../i18n/language-choice.inline";
import { localeCodes } from "../../site/locales";
import { LanguageLink, type LanguageProps } from "../LanguageSwitch";
import * as styles from "./index.module.css";

/**
 * Renders, in the header, a link to this page in the language the reader chose last, without redirecting anyone. Every
 * page contains the line of each language; inline scripts show one and hide it after a choice.
 */
export const LanguageOffer = memo(function LanguageOffer({ pathIn }: LanguageProps) {
  const language = useLanguage();
  const translate = useTranslate();
  useIsomorphicLayoutEffect(() => markLanguageOffer(language), [language]);
  return localeCodes
    .filter((code) => code !== language)
    .map((code) => (
      <p key={code} className={`wide ${styles.offer}`} data-in={code}>
        <LanguageLink to={code} pathIn={pathIn} className={styles.choice}>
          <Message id="language.accept" values={{ language: translate(`language.in-${code}`) }} />
        </LanguageLink>
        <button {...getLanguageChoiceAttributes(language)} type="button" className={styles.choice}>
          <Message id="language.dismiss" />
        </button>
      </p>
    ));
});
