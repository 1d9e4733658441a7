import type { ReactNode } from "react";
import type { PageContent } from "../../page-data/contents";
import { portraitSize } from "../../site/documents";
import { EmailLink } from "../ContactLinks";
import { EntryTitle } from "../EntryTitle";
import { NothingYet } from "../NothingYet";
import { TranslatedText } from "../TranslatedText";
import * as styles from "./index.module.css";

/**
 * Renders a portrait with its size, so that nothing moves when the browser loads it. It has no alternative text, since
 * the name and the office beside it are read anyway (WCAG technique H67).
 */
function Portrait({ address }: { readonly address: string }) {
  const { shown } = portraitSize;
  return <img src={address} width={shown} height={shown} loading="lazy" alt="" />;
}

interface Props<Kind> {
  readonly officials: readonly Kind[];
  /** Renders details of an official in addition to the office and its holder. */
  readonly about?: (official: Kind) => ReactNode;
  /** True to show only the office and its holder. */
  readonly isBrief?: boolean;
}

/**
 * Renders officials side by side. The office is always shown, its holder only if the council has named one. Offices
 * alone, without any holder, are a line.
 */
export function OfficialCards<Kind extends PageContent<"home">["officials"][number]>({
  officials,
  about,
  isBrief = false,
}: Props<Kind>) {
  if (officials.length === 0) return <NothingYet />;
  if (isBrief && officials.every(({ name, portrait }) => !name && !portrait))
    return (
      <ul className={`plainList ${styles.offices}`}>
        {officials.map(({ key, designation }) => (
          <li key={key}>
            <TranslatedText value={designation} />
          </li>
        ))}
      </ul>
    );
  return (
    <ul className={`plainList ${styles.cards} ${isBrief ? styles.brief : ""}`}>
      {officials.map((official) => (
        <li key={official.key} className={`card ${styles.person}`}>
          {official.portrait && <Portrait address={official.portrait} />}
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
