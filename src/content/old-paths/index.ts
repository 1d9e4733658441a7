import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { OldPaths } from "../../site/old-paths";
import { isUnpublished } from "../../site/requests";
import { textOf } from "../bytes";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { oldPathsSource } from "../folders";
import { type Message, message } from "../messages";
import type { WrittenContent } from "../rules";
import { type OldPathRow, oldPathRows } from "./rows";
import { isServed, resolveTarget } from "./targets";

/** The sheet of old paths as it was read. */
export interface OldPathsReading {
  readonly paths: OldPaths;
  readonly problems: readonly Diagnostic[];
}

/** The form of a path: letters, digits and characters without a special meaning on any host. Decoded. */
const pathForm = /^\/[\p{L}\p{M}\p{N} ._~()!@,;=&+/-]*$/u;

/**
 * Reads and checks where the paths of an earlier site lead: every row with its own line. A council without such a sheet has
 * none.
 *
 * @param content what the rows may name
 */
export function readOldPaths(
  root: string,
  content: Pick<WrittenContent, "entries" | "documents" | "limits">,
): OldPathsReading {
  const file = path.join(root, oldPathsSource);
  if (!existsSync(file)) return { paths: {}, problems: [] };
  const decoded = textOf(readFileSync(file), content.limits.sheetBytes);
  if ("refused" in decoded) {
    return { paths: {}, problems: [{ ...fileDiagnostic(oldPathsSource, decoded.refused), line: decoded.line }] };
  }
  const { rows, problems } = oldPathRows(decoded.text);
  const lineOf = new Map<string, number>();
  const targets = new Map(rows.map(({ from, to }) => [normalize(from), normalize(to)]));
  const paths: [string, string][] = [];
  for (const row of rows) {
    const from = normalize(row.from);
    const wrong = sourceFault(row, from, lineOf.get(from), content) ?? chainFault(row, from, targets);
    lineOf.set(from, lineOf.get(from) ?? row.line);
    const target = wrong ? { wrong } : resolveTarget(row.to, content);
    if ("location" in target) paths.push([from, target.location]);
    else problems.push({ ...fileDiagnostic(oldPathsSource, target.wrong), line: row.line });
  }
  return { paths: Object.fromEntries(paths), problems };
}

/** A path as servers compare it: its escapes undone, without a slash at its end. */
function normalize(written: string): string {
  try {
    return decodeURIComponent(written)
      .normalize("NFC")
      .replace(/(?<=.)\/+$/u, "");
  } catch {
    // An escape that is none stays, and is refused as a sign of its own.
    return written;
  }
}

function sourceFault(
  { from: found }: OldPathRow,
  from: string,
  first: number | undefined,
  { entries }: Pick<WrittenContent, "entries">,
): Message | undefined {
  if (!pathForm.test(from) || from.includes("//") || isUnpublished(from)) return message("redirect-form", { found });
  if (isServed(from, entries)) return message("redirect-served", { found });
  return first === undefined ? undefined : message("redirect-twice", { found, line: first });
}

/** A target that is an old path itself would lead visitors on twice, or round in a circle. */
function chainFault(
  { to: found }: OldPathRow,
  from: string,
  targets: ReadonlyMap<string, string>,
): Message | undefined {
  const seen = new Set([from]);
  for (let next = normalize(found); targets.has(next); next = targets.get(next) ?? "") {
    if (seen.has(next)) return message("redirect-loop", { found });
    seen.add(next);
  }
  const next = targets.get(normalize(found));
  return next === undefined ? undefined : message("redirect-chain", { found, near: next });
}
