/** A file on the published branch of a repository. */
export interface HostFile {
  readonly path: string;
  /** The size in bytes; 0 if the host does not report it. */
  readonly size: number;
  /** The host's identifier for reading the file. */
  readonly id: string;
}

/** The state of the published branch at one commit. */
export interface Snapshot {
  /** The commit. A change request is based on it, so that git detects conflicts with later changes. */
  readonly base: string;
  readonly files: readonly HostFile[];
}

/** A file that a change request adds or replaces. */
export interface Change {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isNew: boolean;
}

/** A pull request (GitHub) or merge request (GitLab) with one commit. */
export interface ChangeRequest {
  readonly base: string;
  readonly branch: string;
  readonly title: string;
  readonly description: string;
  readonly changes: readonly Change[];
}

/** The operations of the batch page on the council's repository. */
export interface Host {
  /** Lists the files of the published branch. */
  list(): Promise<Snapshot>;
  read(file: HostFile): Promise<Uint8Array>;
  /** Opens a change request. Returns its URL; undefined if the host has no page for it. */
  open(request: ChangeRequest): Promise<string | undefined>;
}

/** The error for a failed response of a host, with its status code. */
export class HostRefusal extends Error {
  override readonly name = "HostRefusal";

  constructor(
    readonly status: number,
    answer: string,
  ) {
    super(`${status} ${answer.slice(0, 300)}`);
  }
}

/** Sends a request to a host. Throws `HostRefusal` for a response with an error status. */
export async function send(url: string, options: RequestInit = {}): Promise<Response> {
  const response = await fetch(url, { cache: "no-store", ...options });
  if (!response.ok) throw new HostRefusal(response.status, await response.text());
  return response;
}

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

/** Decodes base64, with or without line breaks. */
export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replace(/\s/gu, "")), (sign) => sign.charCodeAt(0));
}
