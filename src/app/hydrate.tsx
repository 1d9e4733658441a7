import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RootBoundary } from "./root-boundary";
import { isTranslated } from "./translated-text";

/**
 * Hydrates the page that the build rendered, as a transition: React does it in slices of a few milliseconds, between which
 * the browser answers and paints. A difference between the page and what React renders is logged as an error.
 *
 * React cannot hydrate a page that the browser has translated. Such a page is rendered again, by code that no other visitor
 * loads; the translator translates it as it does all new text.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  const root = <RootBoundary container={container}>{page}</RootBoundary>;
  if (isTranslated(container)) {
    void import("./render-translated").then(({ renderTranslated }) => renderTranslated(root, container));
    return;
  }
  startTransition(() => {
    hydrateRoot(container, root, {
      onRecoverableError: (error, { componentStack }) => console.error("Hydration failed.", error, componentStack),
    });
  });
}
