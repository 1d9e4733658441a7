import { isRealDate } from "../language/dates";
import { toMessage } from "../messages";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { contentFolder, documentsFolder, entryEnding } from "./folders";
import type { ProjectFiles } from "./project-files";

/** A document or an entry that was withdrawn. */
export interface Withdrawal {
  /** A document's name in `static/documents`, or an entry's file below `content` without its ending: `orders/order-1`. */
  readonly name: string;
  /** The day in India, YYYY-MM-DD. */
  readonly day: string;
  /** The person who asked, as the git host names her; undefined in lines of earlier versions. */
  readonly by?: string | undefined;
  /** Why, in one sentence; undefined in lines of earlier versions. */
  readonly reason?: string | undefined;
}

/** The withdrawals on the list, by name. */
export type ListedWithdrawals = ReadonlyMap<string, Withdrawal>;

/**
 * The folder of the list of withdrawals, with a file for each, so that two requests to withdraw never conflict. A file has
 * one line: name, day, person, reason. Earlier versions wrote name and day alone, at first into one file of the same name
 * with `.txt`.
 */
export const withdrawnFiles = `${contentFolder}/.published/withdrawn`;

const line = /^(?<name>[a-z0-9][a-z0-9._/-]*) (?<day>\d{4}-\d{2}-\d{2})(?: (?<by>\S+) (?<reason>\S.*))?$/u;

function parseLine(text: string): Withdrawal | undefined {
  const { name, day, by, reason } = line.exec(text.trimEnd())?.groups ?? {};
  return name && day && isRealDate(day) ? { name, day, by, reason } : undefined;
}

/** Parses lines of the list. Invalid lines are skipped; the content check reports them. */
export function parseWithdrawals(text: string): ListedWithdrawals {
  const found = text.split("\n").flatMap((written) => parseLine(written) ?? []);
  return new Map(found.map((withdrawal) => [withdrawal.name, withdrawal]));
}

/** Formats withdrawals as lines of the list. */
export function formatWithdrawals(withdrawals: Iterable<Withdrawal>): string {
  return Array.from(withdrawals, ({ name, day, by, reason }) => {
    const words = by && reason ? [by.replaceAll(/\s+/gu, "-"), reason.trim().replaceAll(/\s+/gu, " ")] : [];
    return `${[name, day, ...words].join(" ")}\n`;
  }).join("");
}

/** Reads the list of withdrawals in the content. */
export function readWithdrawals(files: ProjectFiles): ListedWithdrawals {
  return parseWithdrawals(
    listLines(files)
      .map(({ text }) => text)
      .join("\n"),
  );
}

/** Lists the lines of the files of the list, each with its place. */
function listLines(files: ProjectFiles) {
  return Array.from(files).flatMap(([file, { read }]) => {
    if (!file.startsWith(withdrawnFiles)) return [];
    const lines = new TextDecoder().decode(read()).split("\n");
    return lines.map((text, index) => ({ file, text, line: index + 1 }));
  });
}

/**
 * Reports lines of the list that withdraw nothing because they are invalid, and what was withdrawn and is back, for
 * example after a revert.
 */
export function checkWithdrawals(files: ProjectFiles): Diagnostic[] {
  const invalid = listLines(files).flatMap(({ file, text: found, line }) => {
    if (found.trim() === "" || parseLine(found)) return [];
    return [{ ...createFileDiagnostic(file, toMessage("withdrawn-line", { found })), line }];
  });
  const back = Array.from(readWithdrawals(files).values(), ({ name, day }) => {
    const isEntry = name.includes("/");
    const file = isEntry ? `${contentFolder}/${name}${entryEnding}` : `${documentsFolder}/${name}`;
    const message = toMessage(isEntry ? "entry-withdrawn" : "document-withdrawn", { day });
    return files.has(file) ? [createFileDiagnostic(file, message)] : [];
  });
  return [...invalid, ...back.flat()];
}
