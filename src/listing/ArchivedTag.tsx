import { Message } from "../i18n";
import * as styles from "./archive.module.css";

/** Says that an entry is in the archive. */
export function ArchivedTag() {
  return (
    <span className={styles.tag}>
      <Message id="listing.archived" />
    </span>
  );
}
