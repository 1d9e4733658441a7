import { cachePrefix, digestLength, type OfflineManifest } from "../manifest";

/** Put in by the build. */
declare const offlineManifest: OfflineManifest;

/** The worker's data about its release. */
export const manifest = offlineManifest;

/** The cache of the release: nothing of any other release is ever in it. */
export const cacheName = cachePrefix + manifest.release;

/** Returns the SHA-256 of a file in base 64. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))));
}

/** Returns the digest of a file as the manifest has it: the beginning of its SHA-256. */
export async function digestOf(bytes: ArrayBuffer): Promise<string> {
  return (await sha256Of(bytes)).slice(0, digestLength);
}
