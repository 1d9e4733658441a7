import { CsvError, parse } from "csv-parse/sync";
import * as z from "zod";
import { decodeText } from "../../documents/bytes";
import { type ClerkMessage, toMessage } from "../../messages";
import { decodePercent } from "../../site/external-links";
import type { Redirect } from "../../site/published-paths";
import { isUnpublished } from "../../site/requests";
import { createFileDiagnostic, type Diagnostic } from "../diagnostic";
import { oldPathsSource } from "../folders";
import { redirectsLimit } from "../limits";
import type { ProjectFiles } from "../project-files";
import type { WrittenContent } from "../rules";
import { documentPrefix, isFile, isServed, resolveTarget } from "./targets";

/** The form of a path as written: valid escapes, none of a slash or backslash, which servers refuse. */
const writtenForm = /^\/(?:[^%?#\\]|%(?!2f|5c)[\da-f]{2})*$/iu;

/**
 * The form of a decoded path: any character that URLs of other sites contain, including joiners and quotation marks.
 */
const pathForm = /^\/[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Cf}\p{Zs}]*$/u;

/**
 * Reads and checks the redirects of a previous site, each row with its line. Without a sheet there are none.
 *
 * @param content the entries and documents that rows may name
 */
export function readRedirects(files: ProjectFiles, content: Pick<WrittenContent, "entries" | "documents">) {
  const file = files.get(oldPathsSource);
  if (!file) return { paths: [], problems: [] };
  const decoded = decodeText(file.read(), redirectsLimit);
  if ("refused" in decoded) {
    return { paths: [], problems: [{ ...createFileDiagnostic(oldPathsSource, decoded.refused), line: decoded.line }] };
  }
  const { rows, problems } = oldPathRows(decoded.text);
  const first = new Map<string, OldPathRow>();
  const targets = new Map(rows.map(({ from, to }) => [keyOf(from), to]));
  const paths = new Map<string, Redirect>();
  for (const row of rows) {
    const from = keyOf(row.from);
    const other = first.get(from);
    first.set(from, other ?? row);
    const wrong = sourceFault(row, other, content) ?? chainFault(row, from, targets);
    const target = wrong ? { wrong } : resolveTarget(row.to, content);
    if ("location" in target) {
      const { path, query } = partsOf(row.from);
      // Servers compare bytes and do not normalise Unicode.
      for (const written of [path.normalize("NFC"), path]) {
        const key = `${written.toLowerCase()}?${query?.toLowerCase()}`;
        if (!paths.has(key)) paths.set(key, { path: written, query, to: toLocation(target.location) });
      }
    } else problems.push({ ...createFileDiagnostic(oldPathsSource, target.wrong), line: row.line });
  }
  const pairs = ({ query }: Redirect) => query?.split("&").length ?? 0;
  return { paths: [...paths.values()].sort((one, other) => pairs(other) - pairs(one)), problems };
}

/** Encodes a path for `Location`. The dollar sign is escaped, because some servers expand it as a variable. */
function toLocation(path: string): string {
  return (path.startsWith("/") ? encodeURI(path) : path).replaceAll("$", "%24");
}

/** Splits an old URL into its path and its query, with sorted pairs. */
function partsOf(written: string): Pick<Redirect, "path" | "query"> {
  const [path = "", ...queries] = written.split("?");
  if (queries.length === 0) return { path: decode(path) };
  const pairs = new URLSearchParams(queries.join("?"));
  pairs.sort();
  return { path: decode(path), query: pairs.toString() };
}

/** Returns the key for comparing the URLs of rows. */
function keyOf(written: string): string {
  const { path, query } = partsOf(written.toLowerCase());
  return `${path.normalize("NFC")}${query === undefined ? "" : `?${query}`}`;
}

/** Decodes a path as servers compare it, without a trailing slash. */
function decode(written: string): string {
  // `sourceFault` reports invalid escapes.
  const path = decodePercent(written);
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === "/") end -= 1;
  return path.slice(0, end);
}

function sourceFault(
  { from: found, to }: OldPathRow,
  other: OldPathRow | undefined,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): ClerkMessage | undefined {
  const { path, query } = partsOf(found);
  const from = path.normalize("NFC");
  // A query in another encoding decodes to replacement characters, which no request contains.
  const hasQuery = query === undefined || (query !== "" && !query.includes("%EF%BF%BD") && !found.includes("#"));
  const hasForm = writtenForm.test(found.split("?", 1)[0] ?? "") && pathForm.test(from) && !from.includes("//");
  if (!hasForm || !hasQuery || isUnpublished(from)) return toMessage("redirect-form", { found });
  // Previous sites selected pages by a query at the root. This site uses no query there.
  const isOwn = isServed(from, entries) || isFile(from, documents);
  if (isOwn && (from !== "/" || query === undefined)) return toMessage("redirect-served", { found });
  // Two spellings of one path may share a target.
  const isSame = other !== undefined && decode(other.from) !== decode(found) && other.to === to;
  return other === undefined || isSame ? undefined : toMessage("redirect-twice", { found, line: other.line });
}

/** Reports a target that is itself redirected: a chain of redirects, or a loop. */
function chainFault(
  { to: found }: OldPathRow,
  from: string,
  targets: ReadonlyMap<string, string>,
): ClerkMessage | undefined {
  const seen = new Set([from]);
  for (let next = keyOf(found); targets.has(next); next = keyOf(targets.get(next) ?? "")) {
    if (seen.has(next)) return toMessage("redirect-loop", { found });
    seen.add(next);
  }
  const next = targets.get(keyOf(found));
  return next === undefined ? undefined : toMessage("redirect-chain", { found, near: next });
}

/** A row of the redirect sheet. */
export interface OldPathRow {
  /** The row's line, counted from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** The titles of the two columns, in each language of the clerks. */
const titles = [
  ["from", "to"],
  ["पुराना पथ", "नया पता"],
];

/** Returns the text of a sheet without the redirects to a document. An invalid sheet is returned unchanged. */
export function omitTarget(text: string, document: string): string {
  const rows = oldPathRows(text).rows.filter(({ to }) => to === `${documentPrefix}${document}`);
  const lines = new Set(rows.map(({ line }) => line));
  const all = text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  return all.filter((_line, index) => !lines.has(index + 1)).join("");
}

/** Parses the rows of a CSV sheet (RFC 4180) with their lines. The first row holds the titles. */
function oldPathRows(text: string): { readonly rows: OldPathRow[]; readonly problems: Diagnostic[] } {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
    const [first, ...others] = records.parse(parse(text, options));
    const named = first?.record.map((title) => title.toLowerCase()).join();
    if (!titles.some((pair) => pair.join() === named)) {
      return { rows: [], problems: [createFileDiagnostic(oldPathsSource, toMessage("redirect-titles"))] };
    }
    const rows = others.map(({ record: [from = "", to = ""], info }) => ({ line: info.lines, from, to }));
    return { rows, problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : 1;
    return { rows: [], problems: [{ ...createFileDiagnostic(oldPathsSource, toMessage("redirect-csv")), line }] };
  }
}
