import { useSyncExternalStore } from "react";
import { fetchCode } from "./code";
import { setForward } from "./forward";
import { untilAllTakenOver } from "./later";
import { followLinks } from "./links";
import { type PageLoader, type PreloadErrorEvent, wantAddress, watchLoader } from "./navigation";
import { openIfReleaseChanged, retry } from "./retry";
import { doWhatWasAsked } from "./starter";
import { idle, type LoadingState, loadingState, onLoadingChange, setLoadingState } from "./state";
import { fetchStyles, fetchStylesOnTurning } from "./styles";

declare global {
  interface Window {
    /** Gatsby's page loader. */
    ___loader: PageLoader;
    /** Gatsby's way to another page. */
    ___navigate(to: string): void;
    /** Names the release that the open document belongs to. */
    ___webpackCompilationHash?: string;
  }

  interface WindowEventMap {
    "preload-error": PreloadErrorEvent;
  }
}

/**
 * Begins to watch how pages are loaded; called once, before the first page is shown.
 *
 * @param neededBy brings what a page needs besides its own code
 */
export function startLoading(neededBy: (page: unknown) => Promise<unknown>): void {
  fetchStylesOnTurning(document);
  watchLoader(window.___loader, () => fetchStyles(document), neededBy);
  window.addEventListener("preload-error", (event) => void openIfReleaseChanged(event.detail.path));
  window.addEventListener("popstate", () => setForward(false));
  window.addEventListener("online", () => void retry());
}

/**
 * What begins once React has the page: a link that was followed before would change the address under its hands, so
 * until then links are the browser's own. Then what was asked for meanwhile is done.
 */
export async function takeOver(): Promise<void> {
  await untilAllTakenOver();
  followLinks(document, {
    navigate: (to) => {
      wantAddress(to);
      setForward(!to.includes("#"));
      window.___navigate(to);
    },
    prefetch: (path) => {
      window.___loader.hovering(path);
      fetchCode(path);
    },
  });
  await doWhatWasAsked();
}

/** Whether a page is on its way or has failed, for those who show it. */
export function useLoading(): LoadingState {
  return useSyncExternalStore(onLoadingChange, loadingState, () => idle);
}

/** Takes the message of a failed page away. */
export function dismissFailure(): void {
  setLoadingState(idle);
}

export { retry };
