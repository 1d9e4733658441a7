import { Word } from "../../i18n";
import * as styles from "./list.module.css";

/** Says that what a request needs did not arrive, with a way to ask again. */
export function FetchFailed({ retry }: { readonly retry: () => void }) {
  return (
    <>
      <Word id="listing.failed" />{" "}
      <button type="button" className={styles.clear} onClick={retry}>
        <Word id="loading.retry" />
      </button>
    </>
  );
}
