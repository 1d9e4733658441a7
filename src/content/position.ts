import type { LineCounter } from "yaml";
import type { Position } from "./diagnostic";

/** The way to a value in an entry: names of fields, and places in lists counted from 0. */
export type Path = readonly (string | number)[];

interface Place {
  /** The offset of the field's name; a list item has none. */
  readonly key: number | undefined;
  /** The offset of the value; undefined if the name has no value. */
  readonly value: number | undefined;
}

/** The source positions of all nodes in a file, by path. */
export class SourcePositions {
  private readonly places = new Map<string, Place>();

  constructor(private readonly lines: LineCounter) {}

  /** Notes where a field's name and value begin, as offsets in the text; the first note of a path stays. */
  note(path: Path, place: Place): void {
    const name = nameOf(path);
    if (!this.places.has(name)) this.places.set(name, place);
  }

  /** The line and column of an offset in the text. */
  at(offset: number): Position {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Returns the position of a value, or of the nearest name above a missing value. */
  ofValue(path: Path): Position {
    return this.at(this.offsetOfValue(path));
  }

  /** The same as `ofValue`, as an offset in the text. */
  offsetOfValue(path: Path): number {
    const place = this.places.get(nameOf(path));
    return place?.value ?? place?.key ?? this.above(path);
  }

  /** Returns the position of a field's name, or of the nearest name above a missing one. */
  ofName(path: Path): Position {
    const place = this.places.get(nameOf(path));
    return this.at(place?.key ?? place?.value ?? this.above(path));
  }

  private above(path: Path): number {
    for (let length = path.length - 1; length >= 0; length -= 1) {
      const place = this.places.get(nameOf(path.slice(0, length)));
      const offset = place?.key ?? place?.value;
      if (offset !== undefined) return offset;
    }
    return 0;
  }
}

function nameOf(path: Path): string {
  return path.join("\n");
}
