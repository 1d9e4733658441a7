import type { LineCounter } from "yaml";
import type { ClerkMessage, ClerkTexts } from "../messages";
import type { Position, Severity } from "./diagnostic";

/** The path to a value in an entry: field names, and list positions counted from 0. */
export type Path = readonly (string | number)[];

interface Place {
  /** The offset of the field's name; undefined for list items. */
  readonly key: number | undefined;
  /** The offset of the value; undefined if the name has no value. */
  readonly value: number | undefined;
}

/** A problem in a file of fields. */
export interface Finding {
  readonly path: Path;
  readonly message: ClerkMessage;
  /** Details that only those who write the file need: how values are written in it, or the help that a form shows anyway. */
  readonly detail?: ClerkTexts | undefined;
  /** An error by default. */
  readonly severity?: Severity;
  /** The part of the field that has the problem; the value by default. */
  readonly part?: keyof Place;
  /** The word of the value that has the problem. */
  readonly word?: string | undefined;
  /** The offset of the problem, if it is not the beginning of the part. */
  readonly offset?: number;
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

  /** Returns the position of a value or of a field's name; for a missing one, that of the nearest name above. */
  of(path: Path, part?: keyof Place): Position {
    return this.at(this.offsetOf(path, part));
  }

  /** Returns the offset of a value or of a field's name; for a missing one, that of the nearest name above. */
  offsetOf(path: Path, part: keyof Place = "value"): number {
    const place = this.places.get(nameOf(path));
    const other = place?.[part === "key" ? "value" : "key"];
    return place?.[part] ?? other ?? (path.length === 0 ? 0 : this.offsetOf(path.slice(0, -1), "key"));
  }
}

function nameOf(path: Path): string {
  return path.join("\n");
}
