import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { type ClerkMessage, message } from "../messages";
import type { ProjectFiles } from "../project-files";
import { findScheduled } from "../scheduled";
import type { WrittenEntry } from "../written-entry";
import { digestIn, ledgerFile, ledgerTextIn, type PublishedVersion, readVersion } from "./records";

/**
 * Checks the ledger: each line is valid, no version occurs twice, dates are plausible, and no document is recorded
 * before its publication day.
 *
 * @param moment the minute in India, YYYY-MM-DDTHH:MM
 */
export function checkLedger(files: ProjectFiles, written: readonly WrittenEntry[], moment: string): Diagnostic[] {
  const today = moment.slice(0, 10);
  const text = ledgerTextIn(files);
  if (text === "") return [];
  const notDue = new Map(
    findScheduled(files, written, moment).documents.map((file) => [
      digestIn(files, file),
      file.slice(file.lastIndexOf("/") + 1),
    ]),
  );
  const first = new Map<string, number>();
  const findFault = (version: PublishedVersion, line: number): ClerkMessage | undefined => {
    const { digest, name, since, ended } = version;
    const other = first.get(`${digest} ${name}`);
    first.set(`${digest} ${name}`, other ?? line);
    if (other !== undefined) return message("ledger-twice", { line: other });
    if (since > today || (ended ?? since) < since || (ended ?? today) > today) return message("ledger-days");
    return notDue.get(digest) === name ? message("ledger-not-due", { found: name }) : undefined;
  };
  return text
    .replace(/\n$/u, "")
    .split("\n")
    .flatMap((written, index) => {
      const version = readVersion(written);
      const fault = version ? findFault(version, index + 1) : message("ledger-line", { file: ledgerFile });
      return fault ? [{ ...fileDiagnostic(ledgerFile, fault), line: index + 1 }] : [];
    });
}

/**
 * Reports versions that an earlier ledger has and the current one lacks. Versions must never be removed. The exception
 * is removing the whole ledger, as on adoption: the example's publications were never the council's.
 *
 * @param earlier the ledger's text in an earlier commit
 */
export function lostVersions(files: ProjectFiles, earlier: string): Diagnostic[] {
  if (!files.has(ledgerFile)) return [];
  const idOf = (written: string) => {
    const version = readVersion(written);
    return version && `${version.digest} ${version.name}`;
  };
  const present = new Set(ledgerTextIn(files).split("\n").map(idOf));
  const lost = earlier.split("\n").flatMap((written) => {
    const id = idOf(written);
    return id === undefined || present.has(id) ? [] : [written];
  });
  return lost.map((found) => fileDiagnostic(ledgerFile, message("ledger-lost", { found })));
}
