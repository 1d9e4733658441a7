import { graphql } from "gatsby";
import { Message, useFormats, useTranslate } from "../../i18n";
import { isLocaleCode } from "../../site/locales";
import { ExternalLinkNote } from "../ExternalLinkNote";
import { type LocalizedText, TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  /** The title of the document, read out with the link so that the link stands alone (WCAG 2.4.9). */
  readonly title: LocalizedText;
  readonly document: {
    readonly address: string;
    readonly type: string;
    readonly bytes: number;
    readonly pages: number | null;
    readonly language: string | null;
  } | null;
  /** An address elsewhere, for an entry without a document of its own. */
  readonly link: string | null;
  /** The page of the entry, to which 'Click Here' leads where there is neither. */
  readonly page?: string | undefined;
}

/**
 * 'Click Here', with what will open: type, size, pages, language, or that it leaves the site. The link's own name says all
 * of it, so that it stands alone; beside it the same is for the eye. Where nothing was supplied yet, it says so, and leads to
 * the entry's page, if any.
 */
export function DocumentLink({ title, document, link, page }: Props) {
  const facts = useDocumentFacts();
  const url = document?.address ?? link ?? page;
  if (!url) {
    return (
      <span className={styles.none}>
        <Message id="document.none" />
      </span>
    );
  }
  const about = document ? (
    facts(document)
  ) : link ? (
    <ExternalLinkNote address={link} />
  ) : (
    <Message id="document.none" />
  );
  return (
    <span>
      <a href={url} className={styles.link} rel={!document && link ? "external" : undefined}>
        <Message id="document.click" />
        <span className="visuallyHidden">
          : <TranslatedText value={title} />, {about}
        </span>
      </a>{" "}
      <span aria-hidden="true" className={styles.facts}>
        {about}
      </span>
    </span>
  );
}

/** Gives a document's type, size, pages and language as one line: "PDF, 24 KB, 2 pages, in Hindi". */
export function useDocumentFacts() {
  const translate = useTranslate();
  const { number } = useFormats();
  return ({ type, bytes, pages, language }: Omit<NonNullable<Props["document"]>, "address">) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1024));
    const size =
      kilobytes < 1024
        ? translate("document.size", { size: number(kilobytes) })
        : translate("document.sizeMega", { size: number(Math.round(kilobytes / 102.4) / 10) });
    const facts = [type.toUpperCase(), size];
    if (pages) facts.push(translate("document.pages", { count: pages, pages: number(pages) }));
    if (isLocaleCode(language)) facts.push(translate(`language.in-${language}`));
    return facts.join(", ");
  };
}

/** Fragments for the queries of pages. @public Gatsby collects them from exported queries. */
export const query = graphql`
  fragment DocumentFile on DocumentFile {
    address
    type
    bytes
    pages
    language
  }
`;
