import { Message } from "../../i18n";
import { Icon } from "../Icon";
import * as styles from "./index.module.css";

/**
 * Renders the tag of an entry that is an example and not a fact.
 *
 * @param isSign whether to render only the sign, in a list below a strip that explains it
 */
export function SpecimenTag({ isSign = false }: { readonly isSign?: boolean }) {
  return (
    <span className={styles.tag} data-specimen="">
      {!isSign && <Message id="listing.specimen" />}
    </span>
  );
}

/**
 * Renders a strip below the heading with a note that some or all entries are specimens; nothing without specimens. If
 * all entries are specimens, the entries themselves have no tags.
 */
export function SpecimenStrip({ entries }: { readonly entries: readonly { readonly specimen: boolean }[] }) {
  const count = entries.filter(({ specimen }) => specimen).length;
  if (count === 0) return null;
  const isEvery = count === entries.length;
  return (
    <p className={isEvery ? `note ${styles.every}` : "note"}>
      <Icon name="info" />
      <span>
        <Message
          id={isEvery ? (count === 1 ? "listing.specimenOnly" : "listing.specimenAll") : "listing.specimenNotice"}
        />
      </span>
    </p>
  );
}
