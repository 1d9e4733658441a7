import { isSearchShortcutOn, searchBoxId } from "./search-shortcut";

/** Focuses the search box of the site when the key / is pressed, except while something is typed elsewhere. */
export function installSearchShortcut(): void {
  document.addEventListener("keydown", (event) => {
    const isPlain = event.key === "/" && !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
    if (!isPlain || event.defaultPrevented || isTyping(event.target) || !isSearchShortcutOn()) return;
    const box = document.getElementById(searchBoxId);
    if (!(box instanceof HTMLInputElement)) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
