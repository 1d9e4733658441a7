import { Message, useFormats, useLanguage, useTranslate } from "../../i18n";
import type { DocumentFacts } from "../../lists/rows";
import { getSlowSeconds, slowDocument } from "../../site/documents";
import type { LocalizedText } from "../../site/locales";
import { isLocaleCode } from "../../site/locales";
import { ExternalLinkNote } from "../ExternalLink";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  /** The title of the document, part of the link's name. */
  readonly title: LocalizedText;
  readonly document: DocumentFacts | undefined;
  /** A URL on another site, for an entry without a document. */
  readonly link: string | undefined;
  /** True in a table row, which has room only for what distinguishes documents. */
  readonly isBrief?: boolean;
  /** True to show the title in place of 'Click Here', where several such links are on a page. */
  readonly isNamed?: boolean;
}

/**
 * Renders a 'Click Here' link with the type, size and language of the document, or a note that it leaves the site.
 * Renders nothing without a document or link.
 */
export function DocumentLink({ title, document, link, isBrief = false, isNamed = false }: Props) {
  const facts = useDocumentFacts();
  const language = useLanguage();
  const url = document?.address ?? link;
  if (!url) return null;
  return (
    <a href={url} className={styles.link} rel={document ? undefined : "external"}>
      <span>{isNamed ? <TranslatedText value={title} /> : <Message id="document.click" />}</span>
      {!isNamed && (
        <span className="visuallyHidden">
          : <TranslatedText value={title} />,
        </span>
      )}{" "}
      <small className="together">
        {document ? (
          facts({
            ...document,
            pages: isBrief ? null : document.pages,
            language: document.language === language ? null : document.language,
          })
        ) : (
          <ExternalLinkNote address={url} />
        )}
      </small>
    </a>
  );
}

/**
 * Returns a function that formats a document's type, size, pages and language: "PDF, 24 KB, 2 pages, in Hindi". A large
 * one also has its seconds on a slow line.
 */
export function useDocumentFacts() {
  const translate = useTranslate();
  const { number } = useFormats();
  return ({ type, bytes, pages, language }: Omit<DocumentFacts, "address">) => {
    const kilobytes = Math.max(1, Math.round(bytes / 1024));
    const size =
      kilobytes < 1024
        ? translate("document.size", { size: number(kilobytes) })
        : translate("document.sizeMega", { size: number(Math.round(kilobytes / 102.4) / 10) });
    const facts = [type.toUpperCase(), size];
    if (bytes > slowDocument) facts.push(translate("document.slow", { seconds: number(getSlowSeconds(bytes)) }));
    if (pages) facts.push(translate("document.pages", { count: pages, pages: number(pages) }));
    if (isLocaleCode(language)) facts.push(translate(`language.in-${language}`));
    return facts.join(", ");
  };
}
