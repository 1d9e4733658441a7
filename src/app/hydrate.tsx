import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { RootBoundary } from "./root-boundary";
import { isTranslated } from "./translated-text";

/**
 * Hydrates the prerendered page in a transition: React works in slices of a few milliseconds, and the browser responds
 * and paints between them. Logs hydration errors.
 *
 * React cannot hydrate a page that the browser has translated. Such a page is rendered again, by code loaded only then.
 * The translator translates it like all new text.
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
