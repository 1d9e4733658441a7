import { type ReactNode, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../app/hooks";
import { HydrationBoundary } from "../../app/hydration-boundary";
import { FrozenTranslations, Message, useLanguage } from "../../i18n";
import type { LocaleCode, LocalizedText } from "../../site/locales";
import type { PageContext } from "../../site/page-context";
import { pathTo } from "../../site/paths";
import { Breadcrumbs } from "../Breadcrumbs";
import { Footer } from "../Footer";
import { Header } from "../Header";
import { LanguageOffer } from "../LanguageOffer";
import { LanguageSwitch } from "../LanguageSwitch";
import { AppFailure, LoadError } from "../LoadError";
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

/** Renders the layout of every page: logo, languages, menu, breadcrumbs, footer, loading state and load errors. */
export function PageLayout({ council, page, number, entry, updated, reviewed, children }: Props) {
  const language = useLanguage();
  // A not-found page has no translation, so the language switch links to the home page.
  const target = { route: page === "not-found" ? "home" : page, number, entry: entry?.key } as const;
  const pathIn = (locale: LocaleCode) => pathTo(target, locale);
  return (
    <div className={styles.frame}>
      <FlushEffects path={pathIn(language)} />
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
            <Header council={council}>
              {/* The key clears the box on navigation. */}
              {page !== "search" && <SearchBox key={pathIn(language)} />}
            </Header>
            <Menu current={page} />
          </header>
        </HydrationBoundary>
        <LoadingScreen />
        <LoadError />
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

/**
 * Flushes the effects of a navigation before the new page is painted. Gatsby's router moves the focus to the new page
 * in a passive effect, by default after the paint. A visitor who has moved on by then would lose the focus. React
 * flushes passive effects before it renders an update made in a layout effect.
 */
function FlushEffects({ path }: { readonly path: string }) {
  const [, setShownPath] = useState(path);
  useIsomorphicLayoutEffect(() => setShownPath(path), [path]);
  return null;
}
