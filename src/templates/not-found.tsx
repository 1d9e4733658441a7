import { graphql } from "gatsby";
import { askedAttribute, likelyAttribute } from "../app/likely-pages.inline";
import { renderBlockingId } from "../app/paint";
import { Motif } from "../components/Motif";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { SearchBox } from "../components/SearchBox";
import { TaskLinks } from "../components/TaskLinks";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { TemplateProps } from "../page-data/contents";
import * as styles from "./not-found.module.css";

/**
 * Renders the not-found page, in the language of the URL's prefix. A script of its own names the pages that were perhaps
 * meant (`src/app/likely-pages.inline.ts`).
 */
export default function NotFound({ data, pageContext: { content } }: TemplateProps<"not-found">) {
  const { text } = data;
  return (
    <Page
      data={data}
      content={content}
      page="not-found"
      heading={
        <div className={styles.centre}>
          <Motif
            emblem={data.council?.emblem ?? null}
            className={styles.motif}
            bowl="var(--colour-mark)"
            ground="var(--colour-page)"
          />
          <p className={styles.code}>
            <Message id="not-found.code" />
          </p>
          {text && (
            <>
              <h1>
                <TranslatedText value={text.title} />
              </h1>
              <p id={renderBlockingId}>
                <TranslatedText value={text.summary} />
              </p>
            </>
          )}
          <p className={styles.asked} {...{ [askedAttribute]: true }} hidden>
            <Message id="not-found.asked" />{" "}
          </p>
          <div className={styles.likely} {...{ [likelyAttribute]: true }} hidden>
            <h2>
              <Message id="not-found.likely" />
            </h2>
            <ul className="plainList linkList" />
          </div>
          <p>
            <RouteLink to="home" className="button">
              <Message id="not-found.home" />
            </RouteLink>
          </p>
          <SearchBox />
          <TaskLinks />
        </div>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
