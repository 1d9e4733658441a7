import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/** Marks an entry that is an example and not fact. */
export function SpecimenTag() {
  return (
    <span className={styles.tag}>
      <Message id="listing.specimen" />
    </span>
  );
}

/** Says above a list that some of its entries are examples; nothing where none is. */
export function SpecimenNotice({ entries }: { readonly entries: readonly { readonly specimen: boolean }[] }) {
  if (!entries.some(({ specimen }) => specimen)) return null;
  return (
    <p className={styles.notice}>
      <Message id="listing.specimenNotice" />
    </p>
  );
}
