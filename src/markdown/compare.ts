import { compareInline, type Difference, gap } from "./compare-inline";
import { isMeant } from "./constructs";
import { type Definition, parseMarkdown } from "./parse";
import { findLinks } from "./parts";
import { type Block, type ReadLine, readLines } from "./read-lines";

/**
 * Compares a text with what the page shows of it: each sign of the text must appear in order, or belong to markup that
 * the writer clearly intended. Returns the differences by line.
 */
export function compareWithShown(text: string): Difference[] {
  const parsed = parseMarkdown(text);
  const addresses = findLinks(text);
  const used = parsed.definitions.filter(({ href, title }) => title === "" && addresses.includes(href));
  const told = new Set<Block>();
  const read = readLines(parsed);
  const around = parsed.lines.flatMap((line, index) => {
    const found = compareLine(line, read[index] ?? { signs: [] }, used, told);
    return found ? [{ ...found, line: index + 1 }] : [];
  });
  let first = 0;
  const inside = parsed.tokens.flatMap((token) => {
    first = token.map?.[0] ?? first;
    return token.type === "inline" ? compareInline(token, first + 1) : [];
  });
  return [...around, ...inside].sort((one, other) => one.line - other.line);
}

/** Returns what of a line, outside the words of paragraphs and cells, is not shown as typed. */
function compareLine(
  line: string,
  { signs, content, cells }: ReadLine,
  used: readonly Definition[],
  told: Set<Block>,
): Omit<Difference, "line"> | undefined {
  let rest = line.trim();
  for (const { name, sign, block, shown } of signs) {
    // A line of a quotation may lack its sign.
    if (!rest.startsWith(sign)) continue;
    const inside = rest.slice(sign.length).trim();
    if (!isMeant(name, { sign, inside, count: block.count, shown }) && !told.has(block)) {
      told.add(block);
      const at = name === "number" ? sign.length - 1 : 0;
      return { kind: "sign", sign, found: rest, near: `${rest.slice(0, at)}\\${rest.slice(at)}` };
    }
    rest = inside;
  }
  if (cells !== undefined) return compareRow(rest, cells);
  if (rest === (content ?? "")) return undefined;
  if (content)
    return { kind: "rest", found: rest.startsWith(content) ? rest.slice(content.length).trim() : rest, near: "" };
  if (isMeant("rule", { sign: rest })) return undefined;
  const defined = /^\[[^\]]+\]:\s*(\S+)/u.exec(rest)?.[1];
  // The parser leaves out what is nested too deeply.
  if (defined === undefined && /\p{L}/u.test(rest)) return { kind: "rest", found: rest, near: "" };
  if (defined === undefined) return { kind: "sign", sign: rest, found: rest, near: `\\${rest}` };
  if (used.some(({ href }) => rest.endsWith(href) || rest.endsWith(`<${href}>`))) return undefined;
  return { kind: "definition", found: rest, near: `[…](${defined})` };
}

function compareRow(row: string, cells: number): Omit<Difference, "line"> | undefined {
  if (!row.includes("|")) return { kind: "row", found: row, near: "" };
  const written = row.replaceAll("\\|", gap).replace(/^\|/u, "").split("|");
  const lost = written.slice(cells).map((cell) => cell.replaceAll(gap, "\\|").trim());
  return lost.some(Boolean) ? { kind: "cells", found: lost.filter(Boolean).join(" | "), near: "" } : undefined;
}
