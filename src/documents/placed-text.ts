import { foldDigits } from "../language/digits";

/** A cell of a row, or the words of a line up to a wide gap, with its extent from left to right in any unit. */
export interface PlacedCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A text whose parts have a place. */
export interface PlacedText {
  readonly rows: readonly (readonly PlacedCell[])[];
  /** True for rows of a table. The lines of a text continue each other instead. */
  readonly isTable: boolean;
}

/** Places the cells of a table by their columns. */
export function placeTable(rows: readonly (readonly string[])[], isTable = true): PlacedText {
  return { isTable, rows: rows.map((cells) => cells.map((text, index) => ({ text, left: index, right: index + 1 }))) };
}

/** Places the lines of a text, and the cells of its Markdown tables. */
export function placeText(text: string): PlacedText {
  const rows = text.split("\n").map((line) => (/^\s*\|/u.test(line) ? line.split("|") : [line]));
  return placeTable(rows, false);
}

/** The signs after a cell and after the row of a table in `JoinedText`. Lines end in a line break. */
export const cellEnd = "\uE000";
const rowEnd = "\uE001";

/** A cell with its row, and the position of its text in the whole. */
interface JoinedCell extends PlacedCell {
  readonly row: number;
  readonly start: number;
  readonly isWide: boolean;
}

/** Text of a page joined into one string for searching. It finds the place of a match on the page. */
export class JoinedText {
  readonly isTable: boolean;
  /** The rows or lines. */
  readonly rows: readonly string[];
  readonly text: string;
  private readonly cells: readonly JoinedCell[];
  private readonly headings = new Map<RegExp, readonly JoinedCell[]>();

  constructor({ rows, isTable }: PlacedText) {
    const folded = rows.map((cells) => cells.map((cell) => ({ ...cell, text: foldSigns(cell.text) })));
    let start = 0;
    this.cells = folded.flatMap((cells, row) => {
      // A line without gaps counts as wide as the page.
      const isWide = cells.length === 1 && !isTable;
      const placed = cells.map((cell) => {
        const at = start;
        start += cell.text.length + 1;
        return { ...cell, isWide, row, start: at };
      });
      if (cells.length === 0) start += 1;
      return placed;
    });
    this.isTable = isTable;
    this.rows = folded.map((cells) => cells.map(({ text }) => text).join(cellEnd));
    this.text = this.rows.join(isTable ? rowEnd : "\n");
  }

  /** Returns the text of the row at a position. */
  rowAt(at: number): string {
    return this.rows[this.cellAt(at)?.row ?? 0] ?? "";
  }

  /** Returns the nearest heading with certain words above a match: the text of a cell that reaches over it. */
  headingOf(found: string, at: number, words: RegExp): string | undefined {
    const cell = this.cellAt(at);
    if (!cell) return undefined;
    const known = this.headings.get(words);
    const headings = known ?? this.cells.filter(({ text }) => words.test(text)).reverse();
    if (!known) this.headings.set(words, headings);
    const place = (end: number) => cell.left + ((cell.right - cell.left) * (end - cell.start)) / cell.text.length;
    const [left, right] = [place(at), place(at + found.length)];
    const isOver = (above: JoinedCell) => above.isWide || cell.isWide || (above.left < right && left < above.right);
    return headings.find((above) => above.row < cell.row && isOver(above))?.text;
  }

  /** Finds the cell at a position by halving. */
  private cellAt(at: number): JoinedCell | undefined {
    let [low, high] = [0, this.cells.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.cells[middle]?.start ?? 0) <= at) low = middle;
      else high = middle;
    }
    return this.cells[low];
  }
}

/** Reduces a text to what its digits and signs mean: digits of any script, one space, one dash, nothing invisible. */
function foldSigns(text: string): string {
  return foldDigits(text.normalize("NFKC").replace(/\p{Cf}|\p{Me}|\uFE0F/gu, ""))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/[^\S\n]+/gu, " ")
    .replace(/ ?\n ?/gu, "\n");
}
