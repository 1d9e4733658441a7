import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { EarlyAction } from "./app-loader";

/**
 * Renders a translated page again, synchronously, so that no input is lost. Restores the visitor's state: queued
 * actions, open disclosures, focus and scroll position.
 */
export function renderTranslated(page: ReactNode, container: Element): void {
  const { scrollX, scrollY, __appLoader: loader } = window;
  const { activeElement } = document;
  const actions = loader?.pendingActions ?? [];
  const findFocused = createFinder(container, activeElement);
  const findOpened = Array.from(container.querySelectorAll("details[open]"), (one) => createFinder(container, one));
  const findControls = actions.map((action) =>
    createFinder(container, "button" in action ? action.button : action.field),
  );
  flushSync(() => createRoot(container).render(page));
  for (const find of findOpened) find()?.setAttribute("open", "");
  if (loader) loader.pendingActions = actions.flatMap((action, index) => moveAction(action, findControls[index]?.()));
  const focused = findFocused();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  window.scrollTo(scrollX, scrollY);
}

/** Returns an early action on the counterpart of its control, and sets the value there; none without a counterpart. */
function moveAction(action: EarlyAction, next: Element | undefined): EarlyAction[] {
  if ("button" in action) return next instanceof HTMLButtonElement ? [{ button: next }] : [];
  const { field, value } = action;
  if (!(next instanceof HTMLInputElement || next instanceof HTMLSelectElement)) return [];
  if (next instanceof HTMLInputElement && field instanceof HTMLInputElement && next.type === "file") {
    next.files = field.files;
  } else next.value = value;
  return [{ field: next, value }];
}

/** Returns a function that finds the counterpart of an element after the page was rendered again. */
function createFinder(container: Element, element: Element | null | undefined): () => Element | undefined {
  if (!element) return () => undefined;
  const sameName = container.getElementsByTagName(element.localName);
  const index = [...sameName].indexOf(element);
  return () => sameName[index];
}
