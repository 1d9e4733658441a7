import { type RefObject, useEffect, useRef } from "react";
import { useLoading } from "../../app";
import { appFailureAttribute } from "../../app/app-loader";
import { idle, setLoadingState } from "../../app/loading-state";
import { retry } from "../../app/retry";
import { Message } from "../../i18n";
import * as styles from "./index.module.css";

/** Renders the message after a failed page load: the failure, the parts that still work, and a retry control. */
export function LoadError() {
  const state = useLoading();
  const alert = useRef<HTMLDivElement>(null);
  useBottomInset(alert, state.status === "failed");
  const attempt = state.status === "failed" ? state.attempt : 0;
  useEffect(() => {
    // The next Tab must reach the retry button, wherever the failed link is.
    if (attempt > 0) alert.current?.focus();
  }, [attempt]);

  if (state.status !== "failed") return null;
  return (
    <div ref={alert} role="alert" tabIndex={-1} className={styles.alert} key={attempt}>
      <p className={styles.title}>
        <Message id="loading.failedTitle" />
      </p>
      <p>
        <Message id={navigator.onLine ? "loading.failedOnline" : "loading.failedOffline"} />
      </p>
      <p className={styles.ways}>
        <button type="button" className="button" onClick={() => void retry()}>
          <Message id="loading.retry" />
        </button>
        <button type="button" className="button plain" onClick={() => setLoadingState(idle)}>
          <Message id="loading.dismiss" />
        </button>
      </p>
    </div>
  );
}

/**
 * Sets `--bottom-inset` on the document to the height of a visible message at the lower edge. Focused elements then
 * scroll clear of the message, and the end of the page stays visible (WCAG 2.2, 2.4.11).
 */
function useBottomInset(message: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--bottom-inset", `${message.current?.offsetHeight ?? 0}px`);
    if (!isShown) return undefined;
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--bottom-inset");
    };
  }, [message, isShown]);
}

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
