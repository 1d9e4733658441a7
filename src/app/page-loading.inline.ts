import { loadingScreenAttribute } from "./app-loader";

/** Milliseconds before the loading screen appears. A page that loads faster shows none. */
export const loadingDelayMs = 200;

/**
 * Shows the loading screen while the browser loads another page. Hides it when the visitor stops loading or returns to
 * the page. Links to files show nothing.
 */
export function installPageLoading(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isShown: boolean) => {
    const screen = document.querySelector<HTMLElement>(`[${loadingScreenAttribute}]`);
    if (screen) screen.hidden = !isShown;
  };
  const cancel = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    show(false);
  };
  const start = (event: Event) => {
    cancel();
    if (!event.defaultPrevented && opensPage(event)) timer = setTimeout(show, loadingDelayMs, true);
  };
  // On the window, after every listener that may handle the event.
  window.addEventListener("click", start);
  window.addEventListener("submit", start);
  // Escape makes the browser stop loading.
  window.addEventListener("keydown", ({ key }) => key === "Escape" && cancel());
  window.addEventListener("pageshow", ({ persisted }) => persisted && cancel());
}

/** Returns whether the browser opens another page of this site in this window after the event. */
function opensPage(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target.method === "get" && isPage(new URL(target.action));
  const link = target instanceof Element && target.closest("a");
  if (!link || !(event instanceof MouseEvent) || link.target || link.hasAttribute("download")) return false;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && isPage(new URL(link.href, location.href));
}

/** Returns whether a URL is another page of this site: not a file, and not a fragment of the open page. */
function isPage({ origin, pathname, search }: URL): boolean {
  const isOpen = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isOpen && !/\.\w+$/.test(pathname);
}
