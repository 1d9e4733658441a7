import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/**
 * Renders the tag of an entry that is an example and not a fact.
 *
 * @param isSign whether to render only the sign, in a list below a note that explains it
 */
export function SpecimenTag({ isSign = false }: { readonly isSign?: boolean }) {
  return (
    <span className={styles.tag} data-specimen="">
      {!isSign && <Message id="listing.specimen" />}
    </span>
  );
}
