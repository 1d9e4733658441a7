import type { ReactNode } from "react";
import type { PageContent } from "../../page-data/contents";
import { EmailLink } from "../ContactLinks";
import { EntryTitle } from "../EntryTitle";
import { NothingYet } from "../NothingYet";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

interface Props<Kind> {
  readonly officials: readonly Kind[];
  /** Renders details of an official in addition to the office and its holder. */
  readonly about?: (official: Kind) => ReactNode;
  /** True to show only the office and its holder. */
  readonly isBrief?: boolean;
}

/** Renders officials side by side. The office is always shown, its holder only if the council has named one. */
export function OfficialCards<Kind extends PageContent<"home">["officials"][number]>({
  officials,
  about,
  isBrief = false,
}: Props<Kind>) {
  if (officials.length === 0) return <NothingYet />;
  return (
    <ul className={`plainList ${styles.cards} ${isBrief ? styles.brief : ""}`}>
      {officials.map((official) => (
        <li key={official.key} className={`card ${styles.person}`}>
          <p className={styles.designation}>
            <EntryTitle value={official.designation} specimen={official.specimen} />
          </p>
          {official.name && (
            <p>
              <TranslatedText value={official.name} />
            </p>
          )}
          {about?.(official)}
          {official.email && !isBrief && (
            <p>
              <EmailLink address={official.email} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
