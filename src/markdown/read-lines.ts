import type { Token } from "markdown-it";
import type { ParsedText } from "./parse";

/** A list or a quotation. */
export interface Block {
  /** The number of its items or lines. */
  readonly count: number;
  /** The number that the page shows before the next item. */
  next: number;
}

/** Signs at the beginning of a line that belong to an item of a list, a quotation or a heading. */
export interface LineSigns {
  /** The name of the construct in the table of constructs. */
  readonly name: string;
  readonly sign: string;
  readonly block: Block;
  /** The number that the page shows. */
  readonly shown: string;
}

/** A line of a text, as it was understood. */
export interface ReadLine {
  readonly signs: LineSigns[];
  /** The words of a paragraph or heading behind the signs. */
  content?: string;
  /** The number of cells, for a line of a table. */
  cells?: number;
}

/** Returns what the parser understood of each line. */
export function readLines({ tokens, lines }: ParsedText): ReadLine[] {
  const read: ReadLine[] = lines.map(() => ({ signs: [] }));
  const lists: Block[] = [];
  let row: ReadLine | undefined;
  for (const [index, token] of tokens.entries()) {
    const { type, markup, info, content, map } = token;
    const [first, end] = map ?? [0, 0];
    const add = (line: number, name: string, sign: string, block: Block, shown = "") =>
      read[line]?.signs.push({ name, sign, block, shown });
    const list = lists.at(-1) ?? { count: 1, next: 1 };
    switch (type) {
      case "bullet_list_open":
      case "ordered_list_open":
        lists.push({ count: countItems(tokens, index), next: Number(token.attrGet("start") ?? 1) });
        break;
      case "bullet_list_close":
      case "ordered_list_close":
        lists.pop();
        break;
      case "list_item_open":
        if (info === "") add(first, "bullet", markup, list);
        else add(first, "number", info + markup, list, `${list.next}.`);
        list.next += 1;
        break;
      case "blockquote_open": {
        const count = lines.slice(first, end).filter((line) => line.trimStart().startsWith(">")).length;
        for (let line = first; line < end; line += 1) add(line, "quotation", ">", { count, next: 1 });
        break;
      }
      case "heading_open":
        add(first, "heading", markup, { count: 1, next: 1 });
        break;
      case "table_open": {
        const second = read[first + 1];
        if (second) second.cells = Number.POSITIVE_INFINITY;
        break;
      }
      case "tr_open":
        row = read[first];
        if (row) row.cells = 0;
        break;
      case "tr_close":
        row = undefined;
        break;
      case "inline":
        if (row) row.cells = (row.cells ?? 0) + 1;
        else
          for (const [at, line] of content.split("\n").entries())
            Object.assign(read[first + at] ?? {}, { content: line.trim() });
    }
  }
  return read;
}

/** Returns the number of items of the list that begins at a token. */
function countItems(tokens: readonly Token[], start: number): number {
  const level = tokens[start]?.level ?? 0;
  const end = tokens.findIndex((token, index) => index > start && token.level === level);
  return tokens.slice(start, end).filter((token) => token.type === "list_item_open" && token.level === level + 1)
    .length;
}
