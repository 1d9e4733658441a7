import { useMemo } from "react";
import { Message } from "../../i18n";
import type { EntryPage } from "../../listing/entry-page";
import { chaptersIn } from "../../markup/headings";
import { RichText } from "../RichText";
import * as styles from "./index.module.css";

interface Props {
  readonly body: NonNullable<EntryPage["body"]>;
}

/** From so many chapters on, a text has a table of contents. */
const longText = 4;

/** The text of a document, with its chapters before it where it is long. */
export function DocumentText({ body }: Props) {
  const chapters = useMemo(() => chaptersIn(body.html), [body.html]);
  return (
    <>
      {chapters.length >= longText && (
        <details className={styles.contents} open>
          <summary className="chevron">
            <Message id="entry.contents" />
          </summary>
          <ul className="plainList" lang={body.language}>
            {chapters.map(({ id, html }) => (
              <li key={id}>
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: src/content/render-markdown.ts sanitised it. */}
                <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <RichText value={body} />
    </>
  );
}
