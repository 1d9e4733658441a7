import { type AnyMessageKey, Message, useLanguage, useTranslate } from "../../i18n";
import type { EntryPageContent } from "../../lists/entry-page";
import { isLocaleCode } from "../../site/locales";
import { useDocumentFacts } from "../DocumentLink";
import { ExternalLinkNote } from "../ExternalLink";
import { Icon } from "../Icon";
import { RouteLink } from "../RouteLink";
import { Section } from "../Section";
import * as styles from "./index.module.css";

interface Props {
  /** The documents of the entry, those in the reader's language first. */
  readonly documents: EntryPageContent["documents"];
  /** A URL on another site, for an entry without a document. */
  readonly link: string | undefined;
  /** True if the documents are forms to fill in. */
  readonly isForm: boolean;
}

const openMessage = (isForm: boolean): AnyMessageKey => (isForm ? "services.openForm" : "entry.open");

/** Renders the button that opens what visitors come for: the first document of an entry, or the page of another site. */
export function MainDocument({ documents: [first], link, isForm }: Props) {
  const facts = useDocumentFacts();
  const url = first?.address ?? link;
  if (!url) return null;
  return (
    <a className="button" href={url} rel={first ? undefined : "external"}>
      <span>
        <Message id={openMessage(isForm)} /> <small>{first ? facts(first) : <ExternalLinkNote address={url} />}</small>
      </span>
    </a>
  );
}

/** Renders links to all documents of an entry, and how to check them. Renders nothing without a document or link. */
export function Documents({ documents, link, isForm }: Props) {
  const facts = useDocumentFacts();
  if (documents.length === 0 && !link) return null;
  return (
    <Section id="documents" title={isForm ? "services.form" : "entry.documents"} className={`card ${styles.documents}`}>
      {documents.map((document, place) => (
        <p key={document.name}>
          <a href={document.address}>
            <span>
              <DocumentName document={document} isFirst={place === 0} isForm={isForm} />
            </span>{" "}
            <small>{facts(place === 0 ? document : { ...document, language: null })}</small>
          </a>
        </p>
      ))}
      {documents.length === 0 && link && (
        <p>
          <a href={link} rel="external">
            <span>
              <Message id={openMessage(isForm)} />
            </span>{" "}
            <small>
              <ExternalLinkNote address={link} />
            </small>
          </a>
        </p>
      )}
      {documents.length > 0 && <Digests documents={documents} />}
    </Section>
  );
}

interface NameProps extends Pick<Props, "isForm"> {
  readonly document: EntryPageContent["documents"][number];
  readonly isFirst: boolean;
}

/** Renders the name of a link to a document: the language, of documents other than the first. */
function DocumentName({ document: { language }, isFirst, isForm }: NameProps) {
  const translate = useTranslate();
  const own = useLanguage();
  if (isFirst || !isLocaleCode(language) || language === own) return <Message id={openMessage(isForm)} />;
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
