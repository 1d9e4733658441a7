import { compare } from "../language/collate";
import { isRealDate } from "../language/dates";
import { type ClerkMessage, toMessage } from "../messages";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { contentFolder, documentsFolder } from "./folders";
import type { ProjectFiles } from "./project-files";
import { findScheduled } from "./scheduled";
import { computeSha256 } from "./sha256";
import type { WrittenEntry } from "./written-entry";

/** One published version of a document. */
export interface PublishedVersion {
  /** The SHA-256 digest of the file's bytes, in hexadecimal. */
  readonly digest: string;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The day in India, YYYY-MM-DD, of the first publication with this version. */
  readonly since: string;
  /** The day in India of the first replacement or withdrawal; undefined for a current version. */
  readonly ended: string | undefined;
}

/** The ledger of published versions, one per line. Only the publication (`npm run publish`) writes it. */
export const ledgerFile = `${contentFolder}/.published/documents.txt`;

const line = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2}|-) ([a-z0-9][a-z0-9._-]*)$/u;

/** Parses a line of the ledger. Returns undefined for an invalid line. */
function readVersion(written: string): PublishedVersion | undefined {
  const [, digest, since, ended, name] = line.exec(written) ?? [];
  if (!digest || !since || !name || ![since, ended].every((day) => day === "-" || isRealDate(day ?? "")))
    return undefined;
  return { digest, name, since, ended: ended === "-" ? undefined : ended };
}

/** Returns the ledger's text; empty if nothing is recorded yet. */
function ledgerTextIn(files: ProjectFiles): string {
  return new TextDecoder().decode(files.get(ledgerFile)?.read());
}

/** Returns the versions in the ledger. Invalid lines are skipped; the content check reports them. */
export function readLedger(files: ProjectFiles): PublishedVersion[] {
  return ledgerTextIn(files)
    .split(/\r?\n/u)
    .flatMap((written) => readVersion(written) ?? []);
}

/** Returns the SHA-256 of a file's bytes, in hexadecimal. */
export function computeFileDigest(files: ProjectFiles, file: string): string {
  return computeSha256(files.get(file)?.read() ?? "");
}

/** Serialises versions as a ledger's text, sorted by first day and name. */
export function writeVersions(versions: readonly PublishedVersion[]): string {
  const lines = versions.map(({ digest, since, ended = "-", name }) => ({
    since,
    name,
    text: `${digest} ${since} ${ended} ${name}`,
  }));
  lines.sort((one, other) => compare(one.since, other.since) || compare(one.name, other.name));
  return lines.map(({ text }) => `${text}\n`).join("");
}

/** A document of the current publication. */
export type CurrentDocument = Pick<PublishedVersion, "digest" | "name">;

/**
 * Returns the ledger after a publication. Adds new versions, sets the end of versions no longer published, and clears
 * it for those published again. Never removes a version.
 *
 * @param documents all documents of the publication, without those not yet due
 * @param day the day of the publication in India, YYYY-MM-DD
 */
export function updateLedger(
  versions: readonly PublishedVersion[],
  documents: readonly CurrentDocument[],
  day: string,
): PublishedVersion[] {
  const idOf = ({ digest, name }: CurrentDocument) => `${digest} ${name}`;
  const current = new Set(documents.map(idOf));
  const known = new Set(versions.map(idOf));
  return [
    ...versions.map((version) => ({
      ...version,
      ended: current.has(idOf(version)) ? undefined : (version.ended ?? day),
    })),
    ...documents
      .filter((document) => !known.has(idOf(document)))
      .map(({ digest, name }) => ({ digest, name, since: day, ended: undefined })),
  ];
}

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
      computeFileDigest(files, file),
      file.slice(file.lastIndexOf("/") + 1),
    ]),
  );
  const first = new Map<string, number>();
  const findFault = (version: PublishedVersion, line: number): ClerkMessage | undefined => {
    const { digest, name, since, ended } = version;
    const other = first.get(`${digest} ${name}`);
    first.set(`${digest} ${name}`, other ?? line);
    if (other !== undefined) return toMessage("ledger-twice", { line: other });
    if (since > today || (ended ?? since) < since || (ended ?? today) > today) return toMessage("ledger-days");
    return notDue.get(digest) === name ? toMessage("ledger-not-due", { found: name }) : undefined;
  };
  return text
    .replace(/\n$/u, "")
    .split("\n")
    .flatMap((written, index) => {
      const version = readVersion(written);
      const fault = version ? findFault(version, index + 1) : toMessage("ledger-line", { file: ledgerFile });
      return fault ? [{ ...createFileDiagnostic(ledgerFile, fault), line: index + 1 }] : [];
    });
}

/**
 * Compares the ledger with an earlier one. Versions must never be removed. The exception is removing the whole ledger, as
 * on adoption: the example's publications were never the council's. A version that was added and is no document of the
 * content causes a warning, since the document may have been replaced after its publication.
 *
 * @param earlier the ledger's text in an earlier commit; empty if it had none
 */
export function compareLedger(files: ProjectFiles, earlier: string): Diagnostic[] {
  if (!files.has(ledgerFile) || earlier === "") return [];
  const listVersions = (text: string) =>
    text.split("\n").flatMap((written) => {
      const version = readVersion(written);
      return version ? [{ ...version, written, id: `${version.digest} ${version.name}` }] : [];
    });
  const [now, before] = [listVersions(ledgerTextIn(files)), listVersions(earlier)];
  const without = (list: typeof now, other: typeof now) => {
    const known = new Set(other.map(({ id }) => id));
    return list.filter(({ id }) => !known.has(id));
  };
  const unknown = without(now, before).filter(
    ({ name, digest }) => computeFileDigest(files, `${documentsFolder}/${name}`) !== digest,
  );
  return [
    ...without(before, now).map(({ written: found }) =>
      createFileDiagnostic(ledgerFile, toMessage("ledger-lost", { found })),
    ),
    ...unknown.map(({ name: found }): Diagnostic => {
      return { ...createFileDiagnostic(ledgerFile, toMessage("ledger-unknown", { found })), severity: "warning" };
    }),
  ];
}
