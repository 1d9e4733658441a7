import { useEffect, useRef, useState } from "react";
import { isHydrating } from "../app/app-loader";

/** The row that the page's address names, if any. */
function targetInUrl(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Half an escape (`#100%`) names nothing.
    return "";
  }
}

/**
 * Returns the key of the row in the page's fragment, for highlighting. `:target` does this for a row present when the
 * browser looked for the fragment. It no longer does so once scripts render the row again. A row that filters or pages
 * hide is revealed.
 *
 * @param shown the keys of the rows that are shown
 * @param reveal shows a row that is not; called once for each fragment that names none of those shown
 */
export function useTargetRow(shown: ReadonlySet<string>, reveal: (key: string) => void): string | undefined {
  const [target, setTarget] = useState("");
  const last = useRef({ key: "", isShown: false });
  // In a page that the build drew the browser has scrolled to it, and the visitor perhaps away from it since.
  const [isDrawnHere] = useState(() => !isHydrating());

  useEffect(() => {
    const follow = () => setTarget(targetInUrl());
    follow();
    // The router changes the address without either event's being raised; a page that it opens is drawn anew.
    window.addEventListener("hashchange", follow);
    window.addEventListener("popstate", follow);
    return () => {
      window.removeEventListener("hashchange", follow);
      window.removeEventListener("popstate", follow);
    };
  }, []);

  useEffect(() => {
    if (target === "" || target !== targetInUrl()) return;
    const before = last.current;
    const isShown = shown.has(target);
    const isKnown = before.key === target;
    if (isKnown && before.isShown === isShown) return;
    last.current = { key: target, isShown };
    if (!isShown) reveal(target);
    // Only now are all rows before it laid out.
    else if (isDrawnHere || isKnown) document.getElementById(target)?.scrollIntoView();
  }, [target, shown, reveal, isDrawnHere]);

  return target || undefined;
}
