import { Message } from "../../i18n";

/** Renders the empty state of a list. */
export function NothingYet() {
  return (
    <p>
      <Message id="listing.empty" />
    </p>
  );
}
