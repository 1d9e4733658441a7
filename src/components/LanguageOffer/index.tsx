import { useEffect, useRef, useState } from "react";
import { Message, useLanguage, useTranslate } from "../../i18n";
import { languageChoiceAttributes } from "../../i18n/language-choice";
import { preferredLanguage } from "../../i18n/preferred-language";
import type { LocaleCode } from "../../site/locales";
import { LanguageLink } from "../LanguageLink";
import { useBottomInset } from "../useBottomInset";
import * as styles from "./index.module.css";

interface Props {
  /** The path of this page in each language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/** Offers the page in the language the reader chose last, without taking the reader anywhere unasked. */
export function LanguageOffer({ pathIn }: Props) {
  const language = useLanguage();
  const translate = useTranslate();
  const [offered, setOffered] = useState<LocaleCode>();
  useEffect(() => {
    const remembered = preferredLanguage();
    setOffered(remembered === language ? undefined : remembered);
  }, [language]);

  const offer = useRef<HTMLElement>(null);
  useBottomInset(offer, offered !== undefined);

  if (!offered) return null;
  return (
    <aside ref={offer} className={styles.offer}>
      <p className={styles.text}>
        <Message id="language.offer" values={{ language: translate(`language.in-${offered}`) }} />
      </p>
      <LanguageLink to={offered} pathIn={pathIn} className={styles.accept}>
        <Message id="language.accept" values={{ language: translate(`language.in-${offered}`) }} />
      </LanguageLink>
      <button
        {...languageChoiceAttributes(language)}
        type="button"
        className={styles.stay}
        onClick={() => setOffered(undefined)}
      >
        <Message id="language.dismiss" />
      </button>
    </aside>
  );
}
