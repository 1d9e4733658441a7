import { useMemo } from "react";
import { Message, useLanguage } from "../../i18n";
import { listChapters } from "../../markup/headings";
import * as styles from "./index.module.css";

interface Props {
  /** A text whose headings have ids. */
  readonly text: { readonly html: string; readonly language: string };
}

/** The minimum number of chapters for a table of contents. */
const longText = 4;

/** Renders a table of contents for a long text; nothing for a short one. */
export function Contents({ text }: Props) {
  const language = useLanguage();
  const chapters = useMemo(() => listChapters(text.html), [text.html]);
  if (chapters.length < longText) return null;
  return (
    <details className={styles.contents} open>
      <summary className="chevron">
        <Message id="entry.contents" />
      </summary>
      <ul className="plainList" lang={text.language === language ? undefined : text.language}>
        {chapters.map(({ id, html }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: src/markdown/render.ts sanitised it. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          </li>
        ))}
      </ul>
    </details>
  );
}
