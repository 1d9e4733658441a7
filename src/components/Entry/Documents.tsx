import { Message, useLanguage, useTranslate } from "../../i18n";
import type { EntryPageContent } from "../../lists/entry-page";
import { isLocaleCode } from "../../site/locales";
import { useDocumentFacts } from "../DocumentLink";
import { ExternalLinkNote } from "../ExternalLink";
import { Icon } from "../Icon";
import { RouteLink } from "../RouteLink";
import * as styles from "./index.module.css";

interface Props {
  /** The documents of the entry, those in the reader's language first. */
  readonly documents: EntryPageContent["documents"];
  /** A URL on another site, for an entry without a document. */
  readonly link: string | undefined;
  /** True if the documents were generated from the text of the page. */
  readonly isPrinted: boolean;
}

/**
 * Renders the documents of an entry: a button for the first, less prominent links for the others. Renders nothing
 * without a document or link.
 */
export function Documents({ documents: [first, ...others], link, isPrinted }: Props) {
  const facts = useDocumentFacts();
  const translate = useTranslate();
  const url = first?.address ?? link;
  if (!url) return null;
  return (
    <section className={`card ${styles.documents}`} aria-label={translate("entry.documents")}>
      <h2>
        <Icon name="document" /> <Message id="entry.documents" />
      </h2>
      <a className="button" href={url} rel={first ? undefined : "external"}>
        <span>
          <Message id="entry.open" /> <small>{first ? facts(first) : <ExternalLinkNote address={url} />}</small>
        </span>
      </a>
      {others.map((document) => (
        <p key={document.name}>
          <a href={document.address}>
            <OtherName language={document.language} /> <small>{facts({ ...document, language: null })}</small>
          </a>
        </p>
      ))}
      {isPrinted && (
        <p className="quiet">
          <Message id="entry.printed" />
        </p>
      )}
      {first && <Digests documents={[first, ...others]} />}
    </section>
  );
}

/** Renders the name of a link to one of the other documents. */
function OtherName({ language }: { readonly language: string | null }) {
  const translate = useTranslate();
  const own = useLanguage();
  if (!isLocaleCode(language) || language === own) return <Message id="entry.open" />;
  return <Message id="entry.openIn" values={{ language: translate(`language.in-${language}`) }} />;
}

/** Renders the digests of the documents and a link to the page that compares a file with them. */
function Digests({ documents }: Pick<Props, "documents">) {
  return (
    <>
      <p className="quiet">
        <Icon name="shield" />
        <span>
          <Message id="entry.received" />{" "}
          <RouteLink to="verify">
            <Message id="entry.check" />
          </RouteLink>
        </span>
      </p>
      <details className="quiet">
        <summary className="chevron">
          <Message id="entry.digest" />
        </summary>
        {documents.map(({ name, digest }) => (
          <p key={name}>
            {documents.length > 1 && <>{name} </>}
            <code>{digest}</code>
          </p>
        ))}
      </details>
    </>
  );
}
