import { Word } from "../../i18n";
import { type LocalizedText, LocalText } from "../LocalText";
import * as styles from "./index.module.css";

interface Props {
  /** The office that looks after the site; null where the council has named none. */
  readonly manager: { readonly designation: LocalizedText; readonly email: string | null } | null;
  /** Whether what the page says is an example and not the council's decision. */
  readonly specimen: boolean;
}

/** Ends a page of text: whether its rules are an example, and whom to ask about it. */
export function Questions({ manager, specimen }: Props) {
  return (
    <div className={styles.note}>
      {specimen && (
        <p>
          <Word id="text.specimen" />
        </p>
      )}
      {manager?.email && (
        <p>
          <strong>
            <Word id="text.questions" />
          </strong>
          <br />
          <LocalText value={manager.designation} />
          {" ("}
          <Word id="layout.manager" />
          {"), "}
          <a href={`mailto:${manager.email}`}>{manager.email}</a>
        </p>
      )}
    </div>
  );
}
