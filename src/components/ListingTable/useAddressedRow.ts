import { useEffect, useRef, useState } from "react";
import { isBeingTakenOver } from "../../loading/starter";

/** The row that the page's address names, if any. */
function addressedRow(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    // Half an escape (`#100%`) names nothing.
    return "";
  }
}

/**
 * The key of the row in the page's fragment, for marking it: what `:target` does for a row that stood in the page as the
 * browser looked for it, and no longer does once scripts draw the row anew. A row that filters or pages hide is revealed.
 *
 * @param shown the keys of the rows that are shown
 * @param reveal shows a row that is not; called once for each fragment that names none of those shown
 */
export function useAddressedRow(shown: ReadonlySet<string>, reveal: (key: string) => void): string | undefined {
  const [addressed, setAddressed] = useState("");
  const awaited = useRef("");
  // In a page that the build drew the browser has scrolled to it, and the visitor perhaps away from it since.
  const [isDrawnHere] = useState(() => !isBeingTakenOver());
  const found = useRef("");

  useEffect(() => {
    const follow = () => setAddressed(addressedRow());
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
    if (addressed === "" || addressed !== addressedRow()) return;
    if (!shown.has(addressed)) {
      if (awaited.current === addressed) return;
      awaited.current = addressed;
      found.current = "";
      reveal(addressed);
    } else if (found.current !== addressed) {
      found.current = addressed;
      // Only now are all rows before it laid out.
      if (isDrawnHere || awaited.current === addressed) document.getElementById(addressed)?.scrollIntoView();
      awaited.current = "";
    }
  }, [addressed, shown, reveal, isDrawnHere]);

  return addressed || undefined;
}
