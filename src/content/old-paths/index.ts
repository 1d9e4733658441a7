import type { OldPaths } from "../../site/published-paths";
import { isUnpublished } from "../../site/requests";
import { decodeText } from "../bytes";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { oldPathsSource } from "../folders";
import { type ClerkMessage, message } from "../messages";
import type { ProjectFiles } from "../project-files";
import type { WrittenContent } from "../rules";
import { type OldPathRow, oldPathRows } from "./rows";
import { isFile, isServed, resolveTarget } from "./targets";

/** The sheet of old paths as it was read. */
export interface OldPathsReading {
  readonly paths: OldPaths;
  readonly problems: readonly Diagnostic[];
}

/** The form of a path as it is written: escapes are whole, and none is of a slash or backslash, which servers refuse. */
const writtenForm = /^\/(?:[^%?#\\]|%(?!2f|5c)[\da-f]{2})*$/iu;

/** The form of a decoded path: whatever the address of another site can have, joiners and quotation marks among it. */
const pathForm = /^\/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cf}\p{Zs}]*$/u;

/**
 * Reads and checks where the paths of an earlier site lead: every row with its own line. A council without such a sheet has
 * none.
 *
 * @param content what the rows may name
 */
export function readOldPaths(
  files: ProjectFiles,
  content: Pick<WrittenContent, "entries" | "documents" | "limits">,
): OldPathsReading {
  const file = files.get(oldPathsSource);
  if (!file) return { paths: {}, problems: [] };
  const decoded = decodeText(file.read(), content.limits.sheetBytes);
  if ("refused" in decoded) {
    return { paths: {}, problems: [{ ...fileDiagnostic(oldPathsSource, decoded.refused), line: decoded.line }] };
  }
  const { rows, problems } = oldPathRows(decoded.text);
  const first = new Map<string, OldPathRow>();
  const targets = new Map(rows.map(({ from, to }) => [normalize(from), normalize(to)]));
  const paths: [string, string][] = [];
  for (const row of rows) {
    const from = normalize(row.from);
    // Some servers compare paths without regard to case.
    const other = first.get(from.toLowerCase());
    first.set(from.toLowerCase(), other ?? row);
    const wrong = sourceFault(row, from, other, content) ?? chainFault(row, from, targets);
    const target = wrong ? { wrong } : resolveTarget(row.to, content);
    if ("location" in target) paths.push([from, target.location], [decode(row.from), target.location]);
    else problems.push({ ...fileDiagnostic(oldPathsSource, target.wrong), line: row.line });
  }
  return { paths: Object.fromEntries(paths), problems };
}

/** A path by which rows are compared. */
function normalize(written: string): string {
  return decode(written).normalize("NFC");
}

/** A path as servers compare it: its escapes undone, without a slash at its end. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written).replace(/(?<=.)\/+$/u, "");
  } catch {
    // The check refuses an escape that is none.
    return written;
  }
}

function sourceFault(
  { from: found, to }: OldPathRow,
  from: string,
  other: OldPathRow | undefined,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): ClerkMessage | undefined {
  const hasForm = writtenForm.test(found) && pathForm.test(from) && !from.includes("//");
  if (!hasForm || isUnpublished(from)) return message("redirect-form", { found });
  if (isServed(from, entries) || isFile(from, documents)) return message("redirect-served", { found });
  // The same target for two ways of writing a path is right.
  const isSame = other !== undefined && normalize(other.from) !== from && other.to === to;
  return other === undefined || isSame ? undefined : message("redirect-twice", { found, line: other.line });
}

/** A target that is an old path itself would lead visitors on twice, or round in a circle. */
function chainFault(
  { to: found }: OldPathRow,
  from: string,
  targets: ReadonlyMap<string, string>,
): ClerkMessage | undefined {
  const seen = new Set([from]);
  for (let next = normalize(found); targets.has(next); next = targets.get(next) ?? "") {
    if (seen.has(next)) return message("redirect-loop", { found });
    seen.add(next);
  }
  const next = targets.get(normalize(found));
  return next === undefined ? undefined : message("redirect-chain", { found, near: next });
}
