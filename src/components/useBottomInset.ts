import { type RefObject, useEffect } from "react";

/**
 * Tells the styles how much of the lower edge a message covers while it is shown, as `--bottom-inset` of the document: what
 * has the focus is then scrolled clear of it, and the end of the page is not lost below it (WCAG 2.2, 2.4.11).
 */
export function useBottomInset(message: RefObject<HTMLElement>, isShown: boolean): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measure = () => style.setProperty("--bottom-inset", `${message.current?.offsetHeight ?? 0}px`);
    if (!isShown) return undefined;
    measure();
    window.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      style.removeProperty("--bottom-inset");
    };
  }, [message, isShown]);
}
