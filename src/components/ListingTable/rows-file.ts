/** What stands in the file of a list that is parted into pages: its rows by column, each value of a column once. */
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

/** A column of values as the file has it. */
export function columnOf(values: readonly string[]): RowsColumn {
  const places = new Map<string, number>();
  const at = values.map((value) => {
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return places.size === values.length ? { values } : { values: [...places.keys()], at };
}

/** The file's content from its text. Throws for what is no such file. */
export function parseRowsFile(text: string): RowsFile {
  const file: unknown = JSON.parse(text);
  if (!isRowsFile(file)) throw new Error("The file of the list's rows is not in its format.");
  return file;
}

function isRowsFile(file: unknown): file is RowsFile {
  if (typeof file !== "object" || file === null || !("rows" in file && "columns" in file)) return false;
  const { rows, columns } = file;
  if (typeof rows !== "number" || typeof columns !== "object" || columns === null) return false;
  return Object.values(columns).every((column: unknown) => isColumn(column, rows));
}

function isColumn(column: unknown, rows: number): column is RowsColumn {
  if (typeof column !== "object" || column === null || !("values" in column)) return false;
  const at = "at" in column ? column.at : column.values;
  return Array.isArray(column.values) && Array.isArray(at) && at.length === rows;
}
