import type { LocalizedText } from "../../content/view";
import { documentLimit } from "../../site/documents";

/** The result of comparing a file with the site's published documents. */
export type Outcome<Version> =
  | { readonly kind: "current" | "replaced" | "withdrawn"; readonly version: Version; readonly digest: string }
  | { readonly kind: "unknown"; readonly digest: string | undefined }
  /** The file cannot be read, or the browser has no way of computing a digest. */
  | { readonly kind: "unreadable" }
  | { readonly kind: "unsupported" };

interface KnownVersion {
  readonly digest: string;
  readonly status: string;
}

/**
 * Looks a file up among the published versions by the SHA-256 of its bytes, computed on the device. Never fails. A file that is larger
 * than any document may be is unknown unread.
 */
export async function checkFile<Version extends KnownVersion>(
  file: Pick<File, "size" | "arrayBuffer">,
  versions: readonly Version[],
): Promise<Outcome<Version>> {
  if (file.size > documentLimit) return { kind: "unknown", digest: undefined };
  // Missing where the page did not come over an encrypted connection (Web Cryptography API, secure contexts).
  if (!globalThis.crypto?.subtle) return { kind: "unsupported" };
  let bytes: ArrayBuffer;
  try {
    bytes = await file.arrayBuffer();
  } catch {
    return { kind: "unreadable" };
  }
  const digest = hexadecimal(await crypto.subtle.digest("SHA-256", bytes));
  const found = versions.filter((version) => version.digest === digest);
  // The same file may have been published under two names, of which one is still there.
  for (const kind of ["current", "replaced", "withdrawn"] as const) {
    const version = found.find(({ status }) => status === kind);
    if (version) return { kind, version, digest };
  }
  return { kind: "unknown", digest };
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A file that the site has published, as the page has it: a version of a document, by its digest. */
export interface PublishedVersion {
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly digest: string;
  readonly name: string;
  readonly status: "current" | "replaced" | "withdrawn";
  /** The day on which it was recorded, YYYY-MM-DD. */
  readonly since: string;
  /** The day on which it was found replaced or withdrawn, YYYY-MM-DD. */
  readonly ended: string | null;
  /** The URL of the document of this name now. */
  readonly address: string | null;
  /** The title of the entry that names the document now. */
  readonly title: LocalizedText | null;
}
