import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { useLanguage, Word } from "../../i18n";
import type { LocaleCode } from "../../site/locales";
import type { PageContext } from "../../site/page-context";
import { pathTo } from "../../site/paths";
import { Breadcrumbs } from "../Breadcrumbs";
import { FailedLoad } from "../FailedLoad";
import { Footer } from "../Footer";
import { Header } from "../Header";
import { LanguageOffer } from "../LanguageOffer";
import { LanguageSwitch } from "../LanguageSwitch";
import { LoadingScreen } from "../LoadingScreen";
import { LocalText } from "../LocalText";
import { Markup } from "../Markup";
import { Menu } from "../Menu";
import { ReadingSettings } from "../ReadingSettings";
import { SearchBox } from "../SearchBox";
import { hasFallback } from "./fallback";
import * as styles from "./index.module.css";

interface Props {
  /** What every page asks for, by the fragment `PageParts`. */
  readonly parts: Queries.PagePartsFragment;
  readonly page: PageContext["page"];
  /** Which page of its list it is, from 1. */
  readonly number?: number;
  readonly children?: ReactNode;
  /** Replaces the heading, summary and text of the page, for those that arrange them otherwise. */
  readonly heading?: ReactNode;
}

/** The shared frame of every page: mark, languages, menu, heading, the page's own parts, footer, loading and failure. */
export function Page({ parts, page, number = 1, heading, children }: Props) {
  const language = useLanguage();
  const { council, text } = parts;
  if (!council || !text) throw new Error(`The page ${page} has no text, or the site no council, in content/.`);
  // An unknown address has no counterpart in another language, so its switch leads to that language's first page.
  const target = { route: page === "not-found" ? "home" : page, number } as const;
  const pathIn = (locale: LocaleCode) => pathTo(target, locale);
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        <Word id="layout.skip" />
      </a>
      <header className={styles.header}>
        <Header council={council}>
          {page !== "search" && <SearchBox />}
          <LanguageSwitch pathIn={pathIn} />
          <ReadingSettings />
        </Header>
        <Menu current={page} />
      </header>
      <LoadingScreen />
      <FailedLoad />
      <div className={styles.body}>
        {page !== "not-found" && <Breadcrumbs route={page} />}
        <main id="main" tabIndex={-1} className={styles.main}>
          {heading ?? (
            <>
              <h1>
                <LocalText value={text.title} />
              </h1>
              <p className={styles.summary}>
                <LocalText value={text.summary} />
              </p>
              {text.body && <Markup value={text.body} />}
            </>
          )}
          {parts.contentProblems && (
            <pre role="alert" className={styles.problems}>
              {parts.contentProblems}
            </pre>
          )}
          {hasFallback(parts, language) && (
            <p className={styles.fallback}>
              <Word id="layout.fallback" />
            </p>
          )}
          {children}
        </main>
      </div>
      <Footer
        council={council}
        updated={parts.history?.lastUpdated ?? null}
        reviewed={text.reviewed}
        address={page === "not-found" ? null : `${council.siteAddress}${pathIn(language)}`}
      />
      <LanguageOffer pathIn={pathIn} />
    </div>
  );
}

export const query = graphql`
  fragment LocalizedText on LocalizedText {
    text
    language
  }

  fragment CouncilParts on Council {
    name(language: $language) {
      ...LocalizedText
    }
    government(language: $language) {
      ...LocalizedText
    }
    owner(language: $language) {
      ...LocalizedText
    }
    address(language: $language) {
      ...LocalizedText
    }
    hours(language: $language) {
      ...LocalizedText
    }
    email
    telephone
    specimen
    siteAddress
    nationalPortal
    webInformationManager {
      designation(language: $language) {
        ...LocalizedText
      }
      email
    }
  }

  fragment PageParts on Query {
    locales: interfaceWords(language: $language, groups: $words) {
      edges {
        node {
          ns
          language
          data
        }
      }
    }
    contentProblems
    council {
      ...CouncilParts
    }
    history: pageHistory(key: { eq: $page }) {
      lastUpdated
    }
    text: pageText(key: { eq: $page }) {
      title(language: $language) {
        ...LocalizedText
      }
      summary(language: $language) {
        ...LocalizedText
      }
      body(language: $language) {
        html
        language
      }
      reviewed
    }
  }
`;
