import { type RefObject, useEffect } from "react";

/**
 * Closes the disclosures (`details`) in or at an element when the reader turns elsewhere: a touch outside, a link
 * followed, the focus leaving, or Escape, which gives the focus back to what opened it. Opening is the browser's own, so
 * it needs no script.
 */
export function useDismissOnOutsideInteraction(area: RefObject<HTMLElement>): void {
  useEffect(() => {
    const openOnes = () => {
      const own = area.current?.matches("details[open]") ? [area.current] : [];
      return [...own, ...(area.current?.querySelectorAll("details[open]") ?? [])];
    };
    const closeUnlessWithin = (target: EventTarget | null) => {
      for (const disclosure of openOnes()) {
        if (!(target instanceof Node && disclosure.contains(target))) disclosure.removeAttribute("open");
      }
    };
    const turn = (event: Event) => closeUnlessWithin(event.target);
    const press = (event: KeyboardEvent) => {
      const disclosure = openOnes()[0];
      if (event.key !== "Escape" || !disclosure) return;
      closeUnlessWithin(null);
      disclosure.querySelector("summary")?.focus();
    };
    // A link to a place on the open page would leave the disclosure standing over that place.
    const follow = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest("a"))) return;
      closeUnlessWithin(null);
      // A browser without popovers knows neither the method nor the selector.
      if (area.current?.hidePopover && area.current.matches(":popover-open")) area.current.hidePopover();
    };
    document.addEventListener("click", follow);
    document.addEventListener("pointerdown", turn);
    document.addEventListener("focusin", turn);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("click", follow);
      document.removeEventListener("pointerdown", turn);
      document.removeEventListener("focusin", turn);
      document.removeEventListener("keydown", press);
    };
  }, [area]);
}
