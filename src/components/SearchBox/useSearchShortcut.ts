import { type RefObject, useEffect } from "react";
import { isSearchShortcutOn } from "../../preferences/search-shortcut";

/** Focuses a box when the key / is pressed, except while something is typed elsewhere. */
export function useSearchShortcut(box: RefObject<HTMLInputElement>): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent) => {
      const isPlain = event.key === "/" && !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing);
      if (!isPlain || event.defaultPrevented || isTyping(event.target) || !isSearchShortcutOn()) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener("keydown", follow);
    return () => document.removeEventListener("keydown", follow);
  }, [box]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("input, textarea, select");
}
