import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/** Marks an entry that is an example and not a fact. */
export function SpecimenTag() {
  return (
    <span className={styles.tag} data-specimen="">
      <Message id="listing.specimen" />
    </span>
  );
}
