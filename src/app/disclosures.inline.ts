/** Returns the open disclosures of the header: groups of the menu and the reading settings. */
const openOnes = () => Array.from(document.querySelectorAll("header details[open]"));

/**
 * Closes the header's disclosures (`details`) on a press outside, on a followed link, when focus leaves, and on Escape.
 * Escape also returns focus to the `summary`. The browser opens them.
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
  // After a link to a fragment of the open page, the disclosure or a phone's menu would cover the target.
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("a"))) return;
    closeUnlessWithin(null);
    const menu = target.closest<HTMLElement>("header [popover]");
    if (menu?.hidePopover) menu.hidePopover();
  });
}
