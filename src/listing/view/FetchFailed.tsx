import { Message } from "../../i18n";
import * as styles from "./list.module.css";

/** Says that what a request needs did not arrive, with a way to ask again. */
export function FetchFailed({ retry }: { readonly retry: () => void }) {
  return (
    <>
      <Message id="listing.failed" />{" "}
      <button type="button" className={styles.clear} onClick={retry}>
        <Message id="loading.retry" />
      </button>
    </>
  );
}
