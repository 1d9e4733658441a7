import type { Page } from "@playwright/test";

/** Returns the overflows: the page scrolls sideways, or a text is wider or higher than the box that clips it. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const faults = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide in ${clientWidth} px`] : [];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      if (!element.checkVisibility() || clipPath !== "none" || !element.textContent?.trim()) continue;
      const isCut =
        (/hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (/hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
      const { left, right } = element.getBoundingClientRect();
      // A table may overflow within its scroll container.
      const scroller = element.parentElement?.closest("*:has(> table)");
      const scrolls =
        scroller && scroller.scrollWidth > scroller.clientWidth && getComputedStyle(scroller).overflowX === "auto";
      const isOutside = !scrolls && (right > clientWidth + 1 || left < -1);
      if (isCut || isOutside) faults.push(element.outerHTML.slice(0, 160));
    }
    // Descendants of an overflowing element overflow too; the first few show the cause.
    return faults.slice(0, 6);
  });
}
