import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/**
 * Renders a translated page again, synchronously, so that no input is lost. Restores the visitor's state: queued input
 * and click, open disclosures, focus and scroll position.
 */
export function renderTranslated(page: ReactNode, container: Element): void {
  const { scrollX, scrollY, __appLoader: loader } = window;
  const { activeElement } = document;
  const inputs = [...(loader?.pendingInputs ?? [])];
  const findFocused = createFinder(container, activeElement);
  const findClicked = createFinder(container, loader?.pendingClick);
  const findOpened = Array.from(container.querySelectorAll("details[open]"), (one) => createFinder(container, one));
  const findInputs = inputs.map(([field]) => createFinder(container, field));
  flushSync(() => createRoot(container).render(page));
  for (const find of findOpened) find()?.setAttribute("open", "");
  if (loader) {
    loader.pendingInputs.clear();
    for (const [index, [field, value]] of inputs.entries()) {
      const next = findInputs[index]?.();
      if (!(next instanceof HTMLInputElement || next instanceof HTMLSelectElement)) continue;
      if (next instanceof HTMLInputElement && field instanceof HTMLInputElement && next.type === "file")
        next.files = field.files;
      else next.value = value;
      loader.pendingInputs.set(next, value);
    }
    const clicked = findClicked();
    loader.pendingClick = clicked instanceof HTMLElement ? clicked : undefined;
  }
  const focused = findFocused();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo(scrollX, scrollY);
}

/** Returns a function that finds the counterpart of an element after the page was rendered again. */
function createFinder(container: Element, element: Element | null | undefined): () => Element | undefined {
  if (!element) return () => undefined;
  const sameName = container.getElementsByTagName(element.localName);
  const index = [...sameName].indexOf(element);
  return () => sameName[index];
}
