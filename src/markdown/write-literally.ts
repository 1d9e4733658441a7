import { compareWithShown } from "./compare";

/** The most signs of one line that are escaped. */
const most = 100;

/** Puts a backslash before each sign that pages would not show, for text that was not written as Markdown. */
export function writeLiterally(markdown: string): string {
  let text = markdown;
  for (let pass = 0; pass < most; pass += 1) {
    const lines = text.split("\n");
    const changed = new Set<number>();
    for (const { kind, line, found, near } of compareWithShown(text)) {
      const written = lines[line - 1] ?? "";
      if (kind !== "sign" || changed.has(line) || !written.includes(found)) continue;
      lines[line - 1] = written.replace(found, () => near);
      changed.add(line);
    }
    if (changed.size === 0) break;
    text = lines.join("\n");
  }
  return text;
}
