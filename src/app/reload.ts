import { failedState, showAppFailure, staleNoticeId } from "./app-loader";
import { flushUrl } from "./url-history";

/**
 * Reloads a page whose data fit the code of another release. If another reload would not help, since the page is a
 * cached copy or caches on the way mix releases, it stays readable and says that its controls do not work.
 */
export function openOtherRelease(): void {
  const [entry] = performance.getEntriesByType("navigation");
  // Safari before 15 does not report how it opened the document.
  const wasOpened = entry instanceof PerformanceNavigationTiming && ["navigate", "back_forward"].includes(entry.type);
  if (wasOpened && !document.getElementById(staleNoticeId)) window.location.reload();
  else showAppFailure(true);
}

/** Reloads the page with its current URL. The app then loads only when the visitor uses a control that needs it. */
export function reloadWithoutApp(): void {
  flushUrl();
  window.history.replaceState({ ...window.history.state, [failedState]: true }, "");
  window.location.reload();
}
