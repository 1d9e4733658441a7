import { useEffect, useRef, useState } from "react";
import { isHydrating } from "../app/app-loader";

/** Returns the row key in the page's fragment, or an empty string. */
function targetInUrl(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // An incomplete escape sequence (`#100%`) matches no row.
    return "";
  }
}

/**
 * Returns the key of the row in the page's fragment, for highlighting. `:target` matches only a row that existed when
 * the browser looked up the fragment, and no longer after scripts render the row again. A row that filters or pages
 * hide is revealed.
 *
 * @param shown the keys of the visible rows
 * @param reveal shows a hidden row; called once per fragment without a visible row
 */
export function useTargetRow(shown: ReadonlySet<string>, reveal: (key: string) => void): string | undefined {
  const [target, setTarget] = useState("");
  const last = useRef({ key: "", isShown: false });
  // On a prerendered page the browser has already scrolled to the row, and the visitor may have scrolled since.
  const [isDrawnHere] = useState(() => !isHydrating());

  useEffect(() => {
    const follow = () => setTarget(targetInUrl());
    follow();
    // The router changes the URL without these events, but it mounts a new page.
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
