import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/**
 * Hydrates the page that the build rendered, as a transition: React does it in slices of a few milliseconds, between which
 * the browser answers and paints. A difference between the page and what React renders is logged as an error.
 */
export function hydratePage(page: ReactNode, container: Element): void {
  startTransition(() => {
    hydrateRoot(container, page, {
      onRecoverableError: (error, { componentStack }) => console.error("Hydration failed.", error, componentStack),
    });
  });
}
