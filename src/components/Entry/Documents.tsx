import { Message } from "../../i18n";
import { entryColumns } from "../../listing/entry-columns";
import type { ListRow } from "../../listing/rows";
import type { EntryRouteId } from "../../site/routes";
import { DocumentLink } from "../DocumentLink";
import { RouteLink } from "../RouteLink";
import type { LocalizedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  readonly route: EntryRouteId;
  readonly row: ListRow;
  readonly documents: Queries.EntryPartsFragment["documents"];
  readonly title: LocalizedText;
}

/** The documents of an entry, each with its digest, by which a copy is known; nothing for entries that never have any. */
export function Documents({ route, row, documents, title }: Props) {
  if (!entryColumns[route].some(({ type }) => type.startsWith("source"))) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">
        <Message id="entry.documents" />
      </h2>
      {documents.length === 0 ? (
        <p>
          <DocumentLink title={title} document={null} link={row.cells.link || null} />
        </p>
      ) : (
        <>
          <ul className={styles.documents}>
            {documents.map((document) => (
              <li key={document.name}>
                <DocumentLink title={title} document={document} link={null} />
                {document.digest && (
                  <p className={styles.digest}>
                    <Message id="entry.digest" />: <code>{document.digest}</code>
                  </p>
                )}
              </li>
            ))}
          </ul>
          <p>
            <RouteLink to="verify">
              <Message id="menu.verify" />
            </RouteLink>
          </p>
        </>
      )}
    </section>
  );
}
