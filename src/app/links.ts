import { prefersReducedData } from "../preferences/connection";
import { getPageAt, getTemplate } from "../site/paths";

/** The navigation functions that intercepted links call. */
export interface PageNavigation {
  /** Navigates to a page without loading a new document. */
  navigate(to: string): void;
  /** Prefetches a page and the code of its template. */
  prefetch(path: string, template: string): void;
}

/**
 * Makes every plain link to a page of the site navigate without loading a new document, also in rich text. Prefetches
 * the page when the visitor points at, touches or focuses the link.
 */
export function interceptLinks(root: Document, { navigate, prefetch }: PageNavigation): void {
  root.addEventListener("click", (event) => {
    const link = pageLink(event.target);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !plain || event.defaultPrevented || isSamePage(link)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  });
  for (const intent of ["pointerover", "touchstart", "focusin"]) {
    root.addEventListener(
      intent,
      (event) => {
        const link = pageLink(event.target);
        const page = link && getPageAt(link.pathname);
        if (page && !isSamePage(link) && !prefersReducedData(navigator)) prefetch(link.pathname, getTemplate(page));
      },
      { passive: true },
    );
  }
}

function pageLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute("download")) return undefined;
  return getPageAt(link.pathname) ? link : undefined;
}

/** Checks whether a link is to the open page. The browser follows such links. */
function isSamePage(link: HTMLAnchorElement): boolean {
  return link.pathname === window.location.pathname && link.search === window.location.search;
}
