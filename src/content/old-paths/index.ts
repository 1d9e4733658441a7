import type { OldPath, OldPaths } from "../../site/published-paths";
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
  if (!file) return { paths: [], problems: [] };
  const decoded = decodeText(file.read(), content.limits.sheetBytes);
  if ("refused" in decoded) {
    return { paths: [], problems: [{ ...fileDiagnostic(oldPathsSource, decoded.refused), line: decoded.line }] };
  }
  const { rows, problems } = oldPathRows(decoded.text);
  const first = new Map<string, OldPathRow>();
  const targets = new Map(rows.map(({ from, to }) => [keyOf(from), to]));
  const paths = new Map<string, OldPath>();
  for (const row of rows) {
    const from = keyOf(row.from);
    const other = first.get(from);
    first.set(from, other ?? row);
    const wrong = sourceFault(row, other, content) ?? chainFault(row, from, targets);
    const target = wrong ? { wrong } : resolveTarget(row.to, content);
    if ("location" in target) {
      const { path, query } = partsOf(row.from);
      // Servers compare bytes, and know nothing of composed signs.
      for (const written of [path.normalize("NFC"), path]) {
        const key = `${written.toLowerCase()}?${query?.toLowerCase()}`;
        if (!paths.has(key)) paths.set(key, { path: written, query, to: toLocation(target.location) });
      }
    } else problems.push({ ...fileDiagnostic(oldPathsSource, target.wrong), line: row.line });
  }
  const pairs = ({ query }: OldPath) => query?.split("&").length ?? 0;
  return { paths: [...paths.values()].sort((one, other) => pairs(other) - pairs(one)), problems };
}

/** Encodes a path for `Location`; some servers would take a dollar sign for one of their variables. */
function toLocation(path: string): string {
  return (path.startsWith("/") ? encodeURI(path) : path).replaceAll("$", "%24");
}

/** The path of an old address and the pairs of its query, in one order and form. */
function partsOf(written: string): Pick<OldPath, "path" | "query"> {
  const [path = "", ...queries] = written.split("?");
  if (queries.length === 0) return { path: decode(path) };
  const pairs = new URLSearchParams(queries.join("?"));
  pairs.sort();
  return { path: decode(path), query: pairs.toString() };
}

/** An address by which rows are compared. */
function keyOf(written: string): string {
  const { path, query } = partsOf(written.toLowerCase());
  return `${path.normalize("NFC")}${query === undefined ? "" : `?${query}`}`;
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
  other: OldPathRow | undefined,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): ClerkMessage | undefined {
  const { path, query } = partsOf(found);
  const from = path.normalize("NFC");
  // Of an address in another encoding nothing is left that a request could contain.
  const hasQuery = query === undefined || (query !== "" && !query.includes("%EF%BF%BD") && !found.includes("#"));
  const hasForm = writtenForm.test(found.replace(/\?.*$/u, "")) && pathForm.test(from) && !from.includes("//");
  if (!hasForm || !hasQuery || isUnpublished(from)) return message("redirect-form", { found });
  // Earlier sites chose their pages at the root by a query; this one has no query there.
  const isOwn = isServed(from, entries) || isFile(from, documents);
  if (isOwn && (from !== "/" || query === undefined)) return message("redirect-served", { found });
  // The same target for two ways of writing a path is right.
  const isSame = other !== undefined && decode(other.from) !== decode(found) && other.to === to;
  return other === undefined || isSame ? undefined : message("redirect-twice", { found, line: other.line });
}

/** A target that is an old path itself would lead visitors on twice, or round in a circle. */
function chainFault(
  { to: found }: OldPathRow,
  from: string,
  targets: ReadonlyMap<string, string>,
): ClerkMessage | undefined {
  const seen = new Set([from]);
  for (let next = keyOf(found); targets.has(next); next = keyOf(targets.get(next) ?? "")) {
    if (seen.has(next)) return message("redirect-loop", { found });
    seen.add(next);
  }
  const next = targets.get(keyOf(found));
  return next === undefined ? undefined : message("redirect-chain", { found, near: next });
}
