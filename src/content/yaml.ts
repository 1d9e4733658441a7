import { LineCounter, type YAMLError } from "yaml";
import { compose } from "./compose";
import { problemsTold } from "./limits";
import { type ClerkMessage, message } from "./messages";
import { type Fault, plainValue, type Unquoted } from "./nodes";
import { SourcePositions } from "./position";
import { isLocal, syntaxFault } from "./syntax";

/** A file's text read as YAML. Where `readable` is false its value is not to be relied on. */
export interface YamlReading {
  readonly value: unknown;
  readonly readable: boolean;
  readonly places: SourcePositions;
  readonly faults: readonly Fault[];
  readonly unquoted: readonly Unquoted[];
}

/**
 * Reads a text as one YAML 1.2 document of plain values: the core schema, in which a bare date stays text, without
 * aliases, anchors, tags or directives. Never throws; what is wrong is told as faults.
 */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const places = new SourcePositions(lines);
  const tabs = tabFaults(text);
  // A tab reads as one space from here on, so that the places stay right and the rest can still be told.
  const composed = compose(tabs.length > 0 ? text.replaceAll("\t", " ") : text, lines);
  const faults = [...tabs, ...directiveFaults(text)];
  const unquoted: Unquoted[] = [];
  const syntax = "document" in composed ? syntaxFaults(text, composed.document.errors, places) : [asFault(composed)];
  if (syntax.length > 0 || !("document" in composed)) {
    // What follows from a tab is told by the tab alone.
    const told = tabs.length > 0 ? faults : [...faults, ...syntax];
    return { value: undefined, readable: false, places, faults: told, unquoted };
  }
  const { contents } = composed.document;
  places.note([], { key: undefined, value: contents?.range?.[0] });
  const value = plainValue(contents, [], { text, places, faults, unquoted });
  return { value, readable: true, places, faults, unquoted };
}

function asFault({ refused, offset }: { readonly refused: ClerkMessage; readonly offset: number }): Fault {
  return { offset, message: refused, path: [] };
}

/** The first tab of each line. */
function tabFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  for (const { index, 0: start } of text.matchAll(/^[^\t\n]*\t/gmu)) {
    faults.push({ offset: index + start.length - 1, message: message("yaml-tab"), path: [] });
    if (faults.length === problemsTold) break;
  }
  return faults;
}

function directiveFaults(text: string): Fault[] {
  return text.startsWith("%") ? [{ offset: 0, message: message("yaml-directive"), path: [] }] : [];
}

/** The faults up to the first that makes what follows it unreadable; what stands behind that one would be its consequence. */
function syntaxFaults(text: string, errors: readonly YAMLError[], places: SourcePositions): Fault[] {
  const lines = new Set<number>();
  const faults: Fault[] = [];
  for (const error of errors) {
    const { line } = places.at(error.pos[0]);
    if (lines.has(line)) continue;
    lines.add(line);
    faults.push({ ...syntaxFault(error, text, errors), path: [] });
    if (!isLocal(error) || faults.length === problemsTold) break;
  }
  return faults;
}
