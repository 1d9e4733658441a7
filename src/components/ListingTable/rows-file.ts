/** The rows of a list that is parted into pages, by column, each value of a column once. */
export interface RowsFile {
  /** How many rows there are. */
  readonly rows: number;
  readonly columns: Readonly<Record<string, RowsColumn>>;
}

/** A column: its different values in the order in which the list has them, and for each row the place of its value. */
export interface RowsColumn {
  readonly values: readonly string[];
  /** Left out where every row has a value of its own: then the values are the rows'. */
  readonly at?: readonly number[];
}

/** A row as the file has it, by column. */
export type Cells = Readonly<Record<string, string>>;

/**
 * What stands before the rows: how many there are, and the columns in order, with their values where rows share them and
 * null where each has its own.
 */
interface Head {
  readonly rows: number;
  readonly columns: Readonly<Record<string, readonly string[] | null>>;
}

/** Some of the rows, by column: the places of their values, or the values themselves where each has its own. */
type Part = Readonly<Record<string, readonly (string | number)[]>>;

/** A column as it is written. */
interface Written {
  readonly name: string;
  readonly values: readonly string[] | null;
  readonly cells: readonly (string | number)[];
}

/** So many rows stand on a line of the file. */
const rowsOfPart = 1000;

/**
 * The text of a file: a list in JSON with one of its things on every line, so that rows can be read while others are still
 * on their way. Columns that are empty throughout are left out.
 */
export function writeRowsFile(rows: readonly Cells[]): string {
  const columns = Object.keys(rows[0] ?? {}).flatMap((name): Written[] => {
    const values = rows.map((cells) => cells[name] ?? "");
    const places = new Map([...new Set(values)].map((value, place) => [value, place]));
    if (values.every((value) => value === "")) return [];
    if (places.size === values.length) return [{ name, values: null, cells: values }];
    return [{ name, values: [...places.keys()], cells: values.map((value) => places.get(value) ?? 0) }];
  });
  const head: Head = {
    rows: rows.length,
    columns: Object.fromEntries(columns.map(({ name, values }) => [name, values])),
  };
  const parts = Array.from({ length: Math.ceil(rows.length / rowsOfPart) }, (_, part): Part => {
    const [from, to] = [part * rowsOfPart, (part + 1) * rowsOfPart];
    return Object.fromEntries(columns.map(({ name, cells }) => [name, cells.slice(from, to)]));
  });
  return `[${[head, ...parts].map((line) => JSON.stringify(line)).join("\n,")}\n]`;
}

/** Reads a file whose text comes piece by piece; has the rows that were read so far. */
export class RowsReader implements RowsFile {
  rows = 0;
  readonly columns: Record<string, { readonly values: string[]; readonly at?: number[] }> = {};
  private head: Head | undefined;
  private isWhole = false;
  private rest = "";

  /** Takes the next piece of the text. Throws for what is no such file. */
  add(text: string): void {
    const lines = `${this.rest}${text}`.split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) this.read(line);
  }

  /** Throws where the text was not whole. */
  end(): void {
    this.read(this.rest);
    if (!this.isWhole || this.rows !== this.head?.rows) throw noRows();
  }

  private read(line: string): void {
    if (line === "]") {
      this.isWhole = true;
      return;
    }
    const content: unknown = JSON.parse(line.slice(1));
    if (this.head) this.append(content);
    else this.begin(content);
  }

  private begin(head: unknown): void {
    if (!isHead(head)) throw noRows();
    this.head = head;
    for (const [name, values] of Object.entries(head.columns)) {
      this.columns[name] = values ? { values: [...values], at: [] } : { values: [] };
    }
  }

  private append(part: unknown): void {
    if (!isPart(part)) throw noRows();
    const names = Object.keys(this.columns);
    const count = part[names[0] ?? ""]?.length ?? 0;
    for (const name of names) {
      const [column, cells = []] = [this.columns[name], part[name]];
      if (cells.length !== count) throw noRows();
      for (const cell of cells) {
        if (typeof cell === "number") column?.at?.push(cell);
        else column?.values.push(cell);
      }
    }
    this.rows += count;
  }
}

/** The rows of a file from its whole text. Throws for what is no such file. */
export function parseRowsFile(text: string): RowsFile {
  const reader = new RowsReader();
  reader.add(text);
  reader.end();
  return reader;
}

function noRows(): Error {
  return new Error("The file of the list's rows is not in its format.");
}

function isHead(head: unknown): head is Head {
  if (typeof head !== "object" || head === null || !("rows" in head && "columns" in head)) return false;
  const { rows, columns } = head;
  if (typeof rows !== "number" || typeof columns !== "object" || columns === null) return false;
  return Object.values(columns).every((values: unknown) => values === null || Array.isArray(values));
}

function isPart(part: unknown): part is Part {
  return (
    typeof part === "object" && part !== null && Object.values(part).every((cells: unknown) => Array.isArray(cells))
  );
}
