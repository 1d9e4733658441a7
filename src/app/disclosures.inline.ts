/** The header's groups of the menu and reading settings that are open. */
const openOnes = () => Array.from(document.querySelectorAll("header details[open]"));

/**
 * Closes the header's disclosures (`details`) when the reader turns elsewhere: a touch outside, a link followed, the focus
 * leaving, or Escape, which gives the focus back to what opened it. Opening is the browser's own.
 */
export function installDismissal(): void {
  const closeUnlessWithin = (target: EventTarget | null) => {
    for (const disclosure of openOnes())
      if (!(target instanceof Node && disclosure.contains(target))) disclosure.removeAttribute("open");
  };
  for (const name of ["pointerdown", "focusin"])
    document.addEventListener(name, ({ target }) => closeUnlessWithin(target));
  document.addEventListener("keydown", ({ key }) => {
    const [disclosure] = openOnes();
    if (key !== "Escape" || !disclosure) return;
    closeUnlessWithin(null);
    disclosure.querySelector("summary")?.focus();
  });
  // A link to a place on the open page would leave the disclosure, or the menu of a phone, standing over that place.
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a"))) return;
    closeUnlessWithin(null);
    const menu = target.closest<HTMLElement>("header [popover]");
    if (menu?.hidePopover) menu.hidePopover();
  });
}
