import { Word } from "../../i18n";

/** Stands for a list without an entry, and says so. */
export function NothingYet() {
  return (
    <p>
      <Word id="listing.empty" />
    </p>
  );
}
