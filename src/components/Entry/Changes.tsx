import { type AnyMessageKey, Message, useFormats } from "../../i18n";
import type { EntryPageContent } from "../../lists/entry-page";
import { Section } from "../Section";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props {
  /** The corrections, newest first. */
  readonly changes: EntryPageContent["changes"];
  /** The day of publication and its label; undefined for an entry without a publication date. */
  readonly published: { readonly day: string; readonly label: AnyMessageKey } | undefined;
}

/** Renders the corrections of an entry with their days, back to its publication. */
export function Changes({ changes, published }: Props) {
  const { date } = useFormats();
  return (
    <Section id="changes" title="entry.changes">
      <ol className={`plainList ${styles.timeline}`}>
        {changes.map(({ day, note }) => (
          <li key={`${day} ${note.text}`}>
            <time dateTime={day}>{date(day)}</time>
            <p>
              <TranslatedText value={note} />
            </p>
          </li>
        ))}
        {published && (
          <li>
            <time dateTime={published.day}>{date(published.day)}</time>
            <p>
              <Message id={published.label} />
            </p>
          </li>
        )}
      </ol>
    </Section>
  );
}
