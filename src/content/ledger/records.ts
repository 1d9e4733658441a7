import { contentFolder } from "../folders";
import type { ProjectFiles } from "../project-files";
import { computeSha256 } from "../sha256";

/** A file that the site has published: one version of a document. */
export interface PublishedVersion {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
  /** The document's name in `static/documents`. */
  readonly name: string;
  /** The day in India, YYYY-MM-DD, on which a publication first recorded it. */
  readonly since: string;
  /** The day on which a publication first found it replaced or withdrawn; undefined while it is current. */
  readonly ended: string | undefined;
}

/** The ledger: what was published once, a line each. The publication writes it (`npm run publish`); no person does. */
export const ledgerFile = `${contentFolder}/.published/documents.txt`;

const line = /^([0-9a-f]{64}) (\d{4}-\d{2}-\d{2}) (\d{4}-\d{2}-\d{2}|-) ([a-z0-9][a-z0-9._-]*)$/u;

/** The version in a line of the ledger; undefined where it is no such line. */
export function readVersion(written: string): PublishedVersion | undefined {
  const [, digest, since, ended, name] = line.exec(written) ?? [];
  if (!digest || !since || !name) return undefined;
  return { digest, name, since, ended: ended === "-" ? undefined : ended };
}

/** The versions in a ledger's text. A line that is none is left out: the content check reports it. */
function readVersions(text: string): PublishedVersion[] {
  return text.split(/\r?\n/u).flatMap((written) => readVersion(written) ?? []);
}

/** Returns the ledger's text; empty where nothing was recorded yet. */
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

/** Versions as a ledger's text, in the order in which they were published. */
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
