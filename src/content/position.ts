import type { LineCounter } from "yaml";
import type { Position } from "./diagnostic";

/** The path to a value in an entry: field names, and list positions counted from 0. */
export type Path = readonly (string | number)[];

interface Place {
  /** The offset of the field's name; undefined for list items. */
  readonly key: number | undefined;
  /** The offset of the value; undefined if the name has no value. */
  readonly value: number | undefined;
}

/** The positions of all nodes in a file, by path. */
export class SourcePositions {
  private readonly places = new Map<string, Place>();

  constructor(private readonly lines: LineCounter) {}

  /** Records the offsets of a field's name and value. Only the first call per path has an effect. */
  note(path: Path, place: Place): void {
    const name = nameOf(path);
    if (!this.places.has(name)) this.places.set(name, place);
  }

  /** Returns the line and column of an offset in the text. */
  at(offset: number): Position {
    const { line, col } = this.lines.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  /** Returns the position of a value; for a missing value, that of the nearest name above. */
  ofValue(path: Path): Position {
    return this.at(this.offsetOfValue(path));
  }

  /** Returns the offset of a value; for a missing value, that of the nearest name above. */
  offsetOfValue(path: Path): number {
    const place = this.places.get(nameOf(path));
    return place?.value ?? place?.key ?? this.above(path);
  }

  /** Returns the position of a field's name; for a missing one, that of the nearest name above. */
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
