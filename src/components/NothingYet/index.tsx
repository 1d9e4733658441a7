import { Message } from "../../i18n";

/** Stands for a list without an entry, and says so. */
export function NothingYet() {
  return (
    <p>
      <Message id="listing.empty" />
    </p>
  );
}
