import { useEffect, useRef, useState } from "react";
import { useLanguage, useWords, Word } from "../../i18n";
import { languageChoiceAttributes } from "../../i18n/language-choice";
import { rememberedLanguage } from "../../i18n/remembered";
import type { LocaleCode } from "../../site/locales";
import { useCoveredEdge } from "../coveredEdge";
import { LanguageLink } from "../LanguageLink";
import * as styles from "./index.module.css";

interface Props {
  /** The path of this page in each language. */
  readonly pathIn: (locale: LocaleCode) => string;
}

/** Offers the page in the language the reader chose last, without taking the reader anywhere unasked. */
export function LanguageOffer({ pathIn }: Props) {
  const language = useLanguage();
  const words = useWords();
  const [offered, setOffered] = useState<LocaleCode>();
  useEffect(() => {
    const remembered = rememberedLanguage();
    setOffered(remembered === language ? undefined : remembered);
  }, [language]);

  const offer = useRef<HTMLElement>(null);
  useCoveredEdge(offer, offered !== undefined);

  if (!offered) return null;
  return (
    <aside ref={offer} className={styles.offer}>
      <p className={styles.text}>
        <Word id="language.offer" values={{ language: words(`language.in-${offered}`) }} />
      </p>
      <LanguageLink to={offered} pathIn={pathIn} className={styles.accept}>
        <Word id="language.accept" values={{ language: words(`language.in-${offered}`) }} />
      </LanguageLink>
      <button
        {...languageChoiceAttributes(language)}
        type="button"
        className={styles.stay}
        onClick={() => setOffered(undefined)}
      >
        <Word id="language.dismiss" />
      </button>
    </aside>
  );
}
