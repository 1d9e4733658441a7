import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { renderBlockingId } from "../../app/paint";
import type { FacetOfPage } from "../../lists/rows";
import type { PageText } from "../../page-data/contents";
import type { PageContext } from "../../site/page-context";
import { PageNote } from "../PageNote";
import { RichText } from "../RichText";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  /** The result of the page's query, which every page shows. */
  readonly data: Queries.PagePartsFragment;
  /** The content of this page alone. */
  readonly content: object & PageText;
  readonly page: PageContext["page"];
  readonly children?: ReactNode;
  /** Replaces the page's default heading, summary and text. */
  readonly heading?: ReactNode;
  /** True if the heading includes the note on specimens and texts in other languages. */
  readonly hasNote?: boolean;
  /** The facet whose value the entries of the page have. */
  readonly facet?: FacetOfPage | undefined;
  /** The entries on the page; a note below the heading says whether they are specimens. */
  readonly specimens?: readonly { readonly specimen: boolean }[];
  /** True if the text follows the children, which then start on the first screen. */
  readonly textBelow?: boolean;
  /** Links next to the children, which the page's text follows; on a phone before the children. */
  readonly sideLinks?: ReactNode;
  /** The content next to the text and the children; on a phone after them. */
  readonly aside?: ReactNode;
  /** The content below the text and its aside, at full width. */
  readonly below?: ReactNode;
}

/** Renders the content of a page: heading, text, children and the parts next to them. */
export function Page({
  data,
  content,
  page,
  heading,
  hasNote = false,
  facet,
  specimens = [],
  textBelow = false,
  ...slots
}: Props) {
  const { sideLinks, aside, below, children } = slots;
  const { council, text } = data;
  if (!council || !text) throw new Error(`The page ${page} has no text, or the site no council, in content/.`);
  const note = !hasNote && (
    <PageNote
      data={[data, content]}
      target={page === "not-found" ? undefined : { route: page, entry: facet?.value }}
      entries={specimens}
    />
  );
  const about = !heading && content.body && <RichText value={content.body} />;
  return (
    <>
      {heading ?? (
        <div className={textBelow ? styles.top : undefined}>
          <h1>
            <TranslatedText value={text.title} />
            {facet && `: ${facet.label}`}
          </h1>
          <p id={renderBlockingId} className={styles.summary}>
            <TranslatedText value={text.summary} />
          </p>
          {note}
        </div>
      )}
      {heading && note}
      {data.contentProblems && (
        <pre role="alert" className={styles.problems}>
          {data.contentProblems.text}
        </pre>
      )}
      {sideLinks ? (
        <div className="columns">
          <div className={styles.sideLinks}>{sideLinks}</div>
          <div>
            {children}
            <div className={styles.below}>{about}</div>
          </div>
        </div>
      ) : (
        <div className={aside ? "columns" : undefined}>
          <div>
            {!textBelow && about}
            {children}
            {textBelow && about}
          </div>
          {aside && <div className="aside">{aside}</div>}
        </div>
      )}
      {below}
    </>
  );
}

/** The query of every page, as a fragment. @public Gatsby collects them from exported queries. */
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
    lineAboveName(language: $language) {
      ...LocalizedText
    }
    emblem
    colour
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
    whatsapp
    youtube
    x
    adopted
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
    locales: interfaceMessages(language: $language, groups: $words) {
      edges {
        node {
          ns
          language
          data
        }
      }
    }
    contentProblems {
      text
    }
    council {
      ...CouncilParts
    }
    text: pageText(key: { eq: $page }) {
      title(language: $language) {
        ...LocalizedText
      }
      summary(language: $language) {
        ...LocalizedText
      }
    }
  }
`;
