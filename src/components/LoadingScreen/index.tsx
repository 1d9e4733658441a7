import { useLoading } from "../../app";
import { loadingScreenAttribute } from "../../app/loading-state";
import { Message } from "../../i18n";
import * as styles from "./index.module.css";

const dots = ["first", "second", "third", "fourth"] as const;

/**
 * Renders four bouncing dots over the page while the next page loads, announced politely by screen readers. Every page
 * contains them hidden, so that they can show before the app loads (`src/app/document-loading.inline.ts`).
 */
export function LoadingScreen() {
  const isLoading = useLoading().status === "loading";
  return (
    <div role="status">
      <div className={styles.screen} hidden={!isLoading} {...{ [loadingScreenAttribute]: "" }}>
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
