import { useEffect, useRef } from "react";
import { dismissFailure, retry, useLoading } from "../../app";
import { Word } from "../../i18n";
import { useCoveredEdge } from "../coveredEdge";
import * as styles from "./index.module.css";

/** What happened when a page did not arrive, what still works, and a way to try again. */
export function FailedLoad() {
  const state = useLoading();
  const alert = useRef<HTMLDivElement>(null);
  useCoveredEdge(alert, state.status === "failed");
  const attempt = state.status === "failed" ? state.attempt : 0;
  useEffect(() => {
    // The way out must be the next thing a keyboard reaches, wherever the link that failed stands.
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);

  if (state.status !== "failed") return null;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert} key={attempt}>
      <p className={styles.title}>
        <Word id="loading.failedTitle" />
      </p>
      <p>
        <Word id={navigator.onLine ? "loading.failedOnline" : "loading.failedOffline"} />
      </p>
      <p className={styles.ways}>
        <button type="button" className={styles.retry} onClick={() => void retry()}>
          <Word id="loading.retry" />
        </button>
        <button type="button" className={styles.dismiss} onClick={dismissFailure}>
          <Word id="loading.dismiss" />
        </button>
      </p>
    </div>
  );
}
