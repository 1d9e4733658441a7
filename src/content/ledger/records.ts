import { contentFolder } from "../folders";
import type { ProjectFiles } from "../project-files";
import { computeSha256 } from "../sha256";

/** One published version of a document. */
export interface PublishedVersion {
  /** The SHA-256 digest of the file's bytes, in hexadecimal. */
  readonly digest: string;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The day in India, YYYY-MM-DD, of the first publication with this version. */
  readonly since: string;
  /** The day in India when it was first replaced or withdrawn; undefined for a current version. */
  readonly ended: string | undefined;
}

/** The ledger of published versions, one per line. Only the publication (`npm run publish`) writes it. */
export const ledgerFile = `${contentFolder}/.published/documents.txt`;

const line = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2}|-) ([a-z0-9][a-z0-9._-]*)$/u;

/** Parses a line of the ledger. Returns undefined for an invalid line. */
export function readVersion(written: string): PublishedVersion | undefined {
  const [, digest, since, ended, name] = line.exec(written) ?? [];
  if (!digest || !since || !name) return undefined;
  return { digest, name, since, ended: ended === "-" ? undefined : ended };
}

/** Parses a ledger's text. Invalid lines are skipped; the content check reports them. */
function readVersions(text: string): PublishedVersion[] {
  return text.split(/\r?\n/u).flatMap((written) => readVersion(written) ?? []);
}

/** Returns the ledger's text; empty if nothing is recorded yet. */
export function ledgerTextIn(files: ProjectFiles): string {
  return new TextDecoder().decode(files.get(ledgerFile)?.read());
}

/** Returns the versions in the ledger. */
export function readLedger(files: ProjectFiles): PublishedVersion[] {
  return readVersions(ledgerTextIn(files));
}

/** Returns the SHA-256 of a file's bytes, in hexadecimal. */
export function digestIn(files: ProjectFiles, file: string): string {
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

function compare(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
