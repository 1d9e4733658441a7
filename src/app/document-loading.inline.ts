import { loadingDelayMs, loadingScreenAttribute } from "./loading-screen";

/**
 * Shows the loading screen while the browser itself loads another page: after a link or a form was followed that no script
 * has answered, which is so before the app has hydrated the page. It goes when the visitor stops the page or comes back to
 * it. Files are downloaded or opened by the browser, so their links show nothing.
 */
export function installDocumentLoading(): void {
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
  // At the window, after everything that may answer the event itself.
  window.addEventListener("click", start);
  window.addEventListener("submit", start);
  // Escape stops the page that is being loaded.
  window.addEventListener("keydown", ({ key }) => key === "Escape" && cancel());
  window.addEventListener("pageshow", ({ persisted }) => persisted && cancel());
}

/** Tells whether the browser answers an event with another page of this site in this window. */
function opensPage(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLFormElement) return target.method === "get" && isPage(new URL(target.action));
  const link = target instanceof Element && target.closest("a");
  if (!link || !(event instanceof MouseEvent) || link.target || link.hasAttribute("download")) return false;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && isPage(new URL(link.href, location.href));
}

/** Tells whether a URL leads to another page of this site: not to a file, nor to another position on the open page. */
function isPage({ origin, pathname, search }: URL): boolean {
  const isOpen = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isOpen && !/\.\w+$/.test(pathname);
}
