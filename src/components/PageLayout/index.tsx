import type { ReactNode } from "react";
import { HydrationBoundary } from "../../app/hydration-boundary";
import { FrozenTranslations, Message, useLanguage } from "../../i18n";
import type { LocaleCode, LocalizedText } from "../../site/locales";
import type { PageContext } from "../../site/page-context";
import { pathTo } from "../../site/paths";
import { AppFailure } from "../AppFailure";
import { Breadcrumbs } from "../Breadcrumbs";
import { Footer } from "../Footer";
import { Header } from "../Header";
import { LanguageOffer } from "../LanguageOffer";
import { LanguageSwitch } from "../LanguageSwitch";
import { LoadingScreen } from "../LoadingScreen";
import { Menu } from "../Menu";
import { OfficialLine } from "../OfficialLine";
import { ReadingSettings } from "../ReadingSettings";
import { SearchBox } from "../SearchBox";
import * as styles from "./index.module.css";

interface Props {
  readonly council: Queries.CouncilPartsFragment;
  readonly page: PageContext["page"];
  /** The number of the page within its list, from 1. */
  readonly number: number;
  /** The entry, on an entry page. */
  readonly entry?: { readonly key: string; readonly title: LocalizedText } | undefined;
  /** The day the page last changed, YYYY-MM-DD. */
  readonly updated: string | null;
  /** The day the page was last reviewed, YYYY-MM-DD. */
  readonly reviewed: string | null;
  /** The content of the page. */
  readonly children: ReactNode;
}

/** Renders the layout of every page: logo, languages, menu, breadcrumbs, footer, loading screen and the message of a failure. */
export function PageLayout({ council, page, number, entry, updated, reviewed, children }: Props) {
  const language = useLanguage();
  // A not-found page has no translation, so the language switch links to the home page.
  const target = { route: page === "not-found" ? "home" : page, number, entry: entry?.key } as const;
  const pathIn = (locale: LocaleCode) => pathTo(target, locale);
  return (
    <div className={styles.frame}>
      <FrozenTranslations>
        <a className={styles.skip} href="#main">
          <Message id="layout.skip" />
        </a>
        <HydrationBoundary>
          <header className={styles.header}>
            <div className={`wide ${styles.strip}`}>
              <OfficialLine council={council} />
              <LanguageSwitch pathIn={pathIn} />
              <ReadingSettings />
            </div>
            <LanguageOffer pathIn={pathIn} />
            <Header council={council}>{page !== "search" && page !== "not-found" && <SearchBox />}</Header>
            <Menu current={page} />
          </header>
        </HydrationBoundary>
        <LoadingScreen />
        <AppFailure />
      </FrozenTranslations>
      <div className={`wide ${styles.body}`}>
        {page !== "not-found" && <Breadcrumbs route={page} entry={entry?.title} />}
        <HydrationBoundary>
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </HydrationBoundary>
      </div>
      <FrozenTranslations>
        <HydrationBoundary>
          <Footer
            council={council}
            updated={updated}
            reviewed={reviewed}
            address={page === "not-found" ? null : `${council.siteAddress}${pathIn(language)}`}
          />
        </HydrationBoundary>
      </FrozenTranslations>
    </div>
  );
}
