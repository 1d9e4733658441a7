import { Message, useFormats } from "../../i18n";
import { TranslatedText } from "../TranslatedText";

interface Props {
  /** The newest first. */
  readonly changes: Queries.EntryPartsFragment["changes"];
}

/** What was corrected after an entry was published, and when. */
export function Changes({ changes }: Props) {
  const { date } = useFormats();
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">
        <Message id="entry.changes" />
      </h2>
      <ul>
        {changes.map(({ day, note }) => (
          <li key={`${day} ${note.text}`}>
            <time dateTime={day}>{date(day)}</time> – <TranslatedText value={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
