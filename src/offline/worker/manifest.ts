import { cachePrefix, digestLength, type OfflineManifest } from "../manifest";

/** Inserted by the build. */
declare const offlineManifest: OfflineManifest;

/** The worker's data about its release. */
export const manifest = offlineManifest;

/** The name of the release's cache, which only contains files of that release. */
export const cacheName = cachePrefix + manifest.release;

/** Returns the SHA-256 of a file in base64. */
export async function computeSha256(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

/** Returns a file's digest as in the manifest: the first `digestLength` characters of its SHA-256. */
export async function computeDigest(bytes: ArrayBuffer): Promise<string> {
  return (await computeSha256(bytes)).slice(0, digestLength);
}
