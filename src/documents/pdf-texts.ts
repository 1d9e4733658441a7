import type { getDocumentProxy } from "unpdf";
import type { PlacedCell, PlacedText } from "./placed-text";

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>["getPage"]>>;
type TextItems = Awaited<ReturnType<Page["getTextContent"]>>["items"];

/** Places the text of a page by its lines, and by the gaps in a line that are wider than its letters are high. */
export function placeItems(items: TextItems): PlacedText {
  const rows: PlacedCell[][] = [[]];
  let isNew = true;
  for (const item of items) {
    if (!("str" in item)) continue;
    const [a, b, , , x] = item.transform.map(Number);
    const [left = 0, row = []] = [x, rows.at(-1)];
    const last = row.at(-1);
    if (item.str.trim() === "" && item.width > Math.hypot(a ?? 0, b ?? 0)) isNew = true;
    else if (last && !isNew) row[row.length - 1] = { ...last, text: last.text + item.str, right: left + item.width };
    else if (item.str !== "") {
      row.push({ text: item.str, left, right: left + item.width });
      isNew = false;
    }
    if (item.hasEOL) {
      rows.push([]);
      isNew = true;
    }
  }
  return { rows, isTable: false };
}
