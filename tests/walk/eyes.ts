import type { Page } from "@playwright/test";

/** Returns the faults that people see on the open page and that HTML validation misses: broken words, overlaps, labels off-centre. */
export function findVisibleFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    // Rows with deferred layout are laid out first, so that they are measured as they will look.
    for (const table of document.querySelectorAll("table")) table.toggleAttribute("data-laid-out", true);
    const isSeen = (element: Element) =>
      element.checkVisibility({ checkVisibilityCSS: true }) &&
      element.closest(".visuallyHidden, [hidden]") === null &&
      // Headings of stacked rows have no visible size.
      !(element.closest("thead") && (element.closest("thead")?.getBoundingClientRect().width ?? 0) <= 1);
    const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 50)}”`;

    // List marks in navigation.
    for (const item of document.querySelectorAll("nav li, header li, footer li")) {
      const { listStyleType, display } = getComputedStyle(item);
      if (isSeen(item) && display === "list-item" && listStyleType !== "none") faults.push(`a mark at ${name(item)}`);
    }

    for (const element of document.querySelectorAll("[hidden]"))
      if (getComputedStyle(element).display !== "none") faults.push(`${name(element)} is hidden and shown`);

    // Words with their lines, and the boxes of their texts.
    const boxes: { readonly box: DOMRect; readonly element: Element }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? "";
      if (!element || !text.trim() || element.closest("script, style, noscript, option") || !isSeen(element)) continue;
      if (getComputedStyle(element).clipPath !== "none") continue;
      for (const word of text.matchAll(/\S+/gu)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const parts = Array.from(range.getClientRects());
        const [first] = parts;
        // Lines of letters with signs above and below overlap slightly.
        const isOnOneLine = parts.every(({ top, height }) => !first || Math.abs(top - first.top) < height * 0.6);
        const before = boxes.at(-1)?.box;
        if (word[0] === "·" && first && before && first.top > before.bottom - 2)
          faults.push(`“·” begins a line after ${name(element)}`);
        const column = element.closest("td, th, p, li, dd, dt, h1, h2, h3, a, summary") ?? element;
        // URLs are exempt: they can only break inside. A code such as SP-00156 that has a cell of its own is one word.
        const isCode = /^[A-Z]+-\d+$/u.test(column.textContent?.trim() ?? "");
        if (isOnOneLine || (!isCode && /[@/.:_\-\u2013\u00ad]/u.test(word[0]))) continue;
        const { width } = column.getBoundingClientRect();
        const row = column.closest("tr")?.getBoundingClientRect().width ?? document.documentElement.clientWidth;
        if (width < row * 0.6) faults.push(`“${word[0]}” is broken in ${name(column)}, ${Math.round(width)} px wide`);
      }
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 2) boxes.push({ box, element });
    }

    // Days, and parts that belong together, which break although they fit into a line; a day may break after the
    // weekday. A leaf of a calendar has lines of its own.
    for (const part of document.querySelectorAll("main time, .together")) {
      range.selectNodeContents(part);
      const tops = Array.from(range.getClientRects(), ({ top }) => top);
      const { width, height } = part.getBoundingClientRect();
      const column = part.closest("td, th, p, li, dd, div") ?? part;
      const { paddingLeft, paddingRight } = getComputedStyle(column);
      const line = column.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const isJoined = part.textContent?.includes("\u00a0");
      const isWrapped = !isJoined && Math.max(...tops) - Math.min(...tops) > height / 3 && width < line * 0.9;
      if (isSeen(part) && part.childElementCount === 0 && isWrapped) faults.push(`${name(part)} is broken`);
    }

    // Overlapping texts. Adjacent lines may touch; an overlap of more than half a line is a fault.
    for (const [at, one] of boxes.entries()) {
      for (const other of boxes.slice(at + 1, at + 60)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 3 && high > Math.min(one.box.height, other.box.height) * 0.6)
          faults.push(`${name(one.element)} lies over ${name(other.element)}`);
      }
    }

    // The chevron of a disclosure; without a size it is a line.
    for (const summary of document.querySelectorAll("summary.chevron"))
      if (isSeen(summary) && getComputedStyle(summary, "::after").width === "auto")
        faults.push(`no angle at ${name(summary)}`);

    // Texts so close to a table, a card or a button that they seem to be part of it.
    for (const block of document.querySelectorAll("main :is(table, .card)")) {
      const { bottom, left, right } = (block.closest("div, .card") ?? block).getBoundingClientRect();
      const near = boxes.find(
        ({ box, element }) =>
          !block.contains(element) && box.left < right && box.right > left && Math.abs(box.top - bottom - 1) < 3,
      );
      if (isSeen(block) && near) faults.push(`${name(near.element)} clings to what is above`);
    }
    const controls = [...document.querySelectorAll("main :is(a, button, summary)")]
      .filter((control) => isSeen(control))
      .map((control) => ({ control, box: control.getBoundingClientRect() }));
    for (const { control, box } of controls.filter((one) => one.control.matches(".button")))
      for (const other of controls) {
        const gap = Math.max(other.box.left - box.right, box.left - other.box.right);
        const isBeside = other.box.top < box.bottom - 4 && other.box.bottom > box.top + 4;
        if (isBeside && gap > -4 && gap < 4) faults.push(`${name(control)} touches ${name(other.control)}`);
      }

    // Vertical centring of labels in visible boxes, measured by the glyphs without ascenders and descenders.
    const context = document.createElement("canvas").getContext("2d");
    for (const control of document.querySelectorAll<HTMLElement>("button, summary, a, label")) {
      const style = getComputedStyle(control);
      const label = control.textContent?.trim() ?? "";
      const isBox = /flex|grid|block/u.test(style.display) && Number.parseFloat(style.minHeight) >= 36;
      const isDrawn = !/rgba\(0, 0, 0, 0\)/u.test(style.backgroundColor) || Number.parseFloat(style.borderTopWidth) > 0;
      if (!context || !isBox || !isDrawn || !isSeen(control) || !label || style.flexDirection === "column") continue;
      const { top, height } = control.getBoundingClientRect();
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode())
        if (text.textContent?.trim() && text.parentElement && isSeen(text.parentElement)) texts.push(text);
      const [text, end] = [texts[0], texts.at(-1)];
      const parent = text?.parentElement;
      if (!text || !end || !parent) continue;
      const { fontStyle, fontWeight, fontSize, fontFamily, clipPath } = getComputedStyle(parent);
      if (clipPath !== "none") continue;
      range.selectNodeContents(text);
      const [first] = range.getClientRects();
      range.selectNodeContents(end);
      const last = Array.from(range.getClientRects()).at(-1);
      if (!first || !last) continue;
      // Smaller words on a second line of their own: no line of letters is the middle.
      if (end !== text && last.top > first.bottom - 4) continue;
      context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const letters = (text.textContent ?? "").replaceAll(/[\p{M}gjpqyQ,;/()]/gu, "").trim();
      if (!letters) continue;
      const ink = context.measureText(letters);
      const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = ink;
      const baseline = (first.top + last.top) / 2 + (first.height * above) / (above + below);
      const middle = baseline - (ink.actualBoundingBoxAscent - ink.actualBoundingBoxDescent) / 2;
      const off = middle - (top + height / 2);
      if (Math.abs(off) > 2) faults.push(`${name(control)} is ${off.toFixed(1)} px out of the middle`);
    }
    return [...new Set(faults)].slice(0, 8);
  });
}
