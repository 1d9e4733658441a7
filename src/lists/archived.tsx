import { Message } from "../i18n";
import * as styles from "./archive.module.css";
import type { ListRow } from "./rows";

/** Renders the tag of an entry that expires while the page is not built again; an inline script shows it from then on. */
export function renderExpiredTag({ expiresOn, isExpired }: ListRow) {
  if (!expiresOn || isExpired) return null;
  return (
    <span data-until={expiresOn}>
      <span data-after="" hidden>
        <ArchivedTag />
      </span>
    </span>
  );
}

/** Renders a tag for archived entries. */
export function ArchivedTag() {
  return (
    <span className={styles.tag}>
      <Message id="listing.archived" />
    </span>
  );
}
