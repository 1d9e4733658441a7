import { Word } from "../../i18n";
import { useLoading } from "../../loading";
import * as styles from "./index.module.css";

const dots = ["first", "second", "third", "fourth"] as const;

/** Four bouncing dots over the page while the next one is on its way, told politely to screen readers. */
export function LoadingScreen() {
  const isLoading = useLoading().status === "loading";
  return (
    <div role="status" className={isLoading ? styles.screen : undefined}>
      {isLoading && (
        <>
          <div className={styles.dots} aria-hidden="true">
            {dots.map((dot) => (
              <span key={dot} className={styles.dot} data-loading-dot={dot} />
            ))}
          </div>
          <p className={styles.text}>
            <Word id="loading.loading" />
          </p>
        </>
      )}
    </div>
  );
}
