import { graphql } from "gatsby";
import { renderBlockingId } from "../app/paint";
import { Motif } from "../components/Motif";
import { Page } from "../components/Page";
import { PageHead } from "../components/PageHead";
import { RouteLink } from "../components/RouteLink";
import { TranslatedText } from "../components/TranslatedText";
import { Message } from "../i18n";
import type { TemplateProps } from "../page-data/contents";
import * as styles from "./not-found.module.css";

/** Renders the not-found page, in the language of the URL's prefix. */
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
          <p className="quiet">
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
          <p>
            <RouteLink to="home" className="button">
              <Message id="not-found.home" />
            </RouteLink>
          </p>
        </div>
      }
    />
  );
}

export { PageHead as Head };

export const query = graphql`query ($language: String!, $words: [String!]!, $page: String!) { ...PageParts }`;
