import type { LocalizedText } from "../../content/view";
import { documentLimit } from "../../site/documents";

/** A published version of a document, identified by its digest. */
export interface PublishedVersion {
  /** The SHA-256 of the file's bytes, in hexadecimal. */
  readonly digest: string;
  readonly name: string;
  readonly status: "current" | "replaced" | "withdrawn";
  /** The day the version was recorded, YYYY-MM-DD. */
  readonly since: string;
  /** The day the version was found replaced or withdrawn, YYYY-MM-DD; null while it is current. */
  readonly ended: string | null;
  /** The URL of the current document of this name; null if none exists. */
  readonly address: string | null;
  /** The title of the entry that links to the document now. */
  readonly title: LocalizedText | null;
}

/** The result of comparing a file with the site's published documents. */
export type Outcome =
  | { readonly kind: PublishedVersion["status"]; readonly version: PublishedVersion; readonly digest: string }
  | { readonly kind: "unknown"; readonly digest: string | undefined }
  /** The file cannot be read. */
  | { readonly kind: "unreadable" }
  /** The browser cannot compute a digest. */
  | { readonly kind: "unsupported" };

/**
 * Finds a file among the published versions by the SHA-256 of its bytes, computed on the device. Never rejects. A file
 * above the size limit for documents is reported as unknown without being read.
 */
export async function checkFile(
  file: Pick<File, "size" | "arrayBuffer">,
  versions: readonly PublishedVersion[],
): Promise<Outcome> {
  if (file.size > documentLimit) return { kind: "unknown", digest: undefined };
  // Missing unless the page was loaded over an encrypted connection (Web Cryptography API, secure contexts).
  if (!globalThis.crypto?.subtle) return { kind: "unsupported" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { kind: "unreadable" };
  }
  const digest = hexadecimal(await crypto.subtle.digest("SHA-256", bytes));
  const found = versions.filter((version) => version.digest === digest);
  // The same file may have been published under two names, of which one is still current.
  for (const kind of ["current", "replaced", "withdrawn"] as const) {
    const version = found.find(({ status }) => status === kind);
    if (version) return { kind, version, digest };
  }
  return { kind: "unknown", digest };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
