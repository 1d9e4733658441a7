import { type RefObject, useEffect } from "react";

/**
 * Sets `--bottom-inset` of the document to the height at the lower edge that a visible message covers. Focused elements
 * then scroll clear of the message, and the page's end stays visible (WCAG 2.2, 2.4.11).
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
