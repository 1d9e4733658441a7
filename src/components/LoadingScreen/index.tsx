import { loadingScreenAttribute } from "../../app/app-loader";
import { Message } from "../../i18n";
import * as styles from "./index.module.css";

const dots = ["first", "second", "third", "fourth"] as const;

/**
 * Renders four bouncing dots over the page while the next page loads, announced politely by screen readers. Every page
 * contains them hidden, and an inline script shows them (`src/app/page-loading.inline.ts`).
 */
export function LoadingScreen() {
  return (
    <div role="status">
      <div className={styles.screen} hidden {...{ [loadingScreenAttribute]: "" }}>
        <div className={styles.dots} aria-hidden="true">
          {dots.map((dot) => (
            <span key={dot} className={styles.dot} data-loading-dot={dot} />
          ))}
        </div>
        <p className={styles.text}>
          <Message id="loading.loading" />
        </p>
      </div>
    </div>
  );
}
