import { appFailureAttribute } from "../../app/app-loader";
import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/**
 * Renders the message that the app of the open page did not load: what still works, and a link that reloads the page.
 * Every page contains it hidden, since nothing can be rendered without the app.
 */
export function AppFailure() {
  return (
    <div role="alert" className={styles.alert} hidden {...{ [appFailureAttribute]: "" }}>
      <p>
        <Message id="loading.appFailed" />
      </p>
      <p className={styles.ways}>
        {/* biome-ignore lint/a11y/useValidAnchor: An empty reference is the open page (RFC 3986, 4.4), which it reloads. */}
        <a className="button" href="">
          <Message id="loading.retry" />
        </a>
      </p>
    </div>
  );
}
