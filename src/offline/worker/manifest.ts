import { cachePrefix, type OfflineManifest } from "../manifest";

/** Put in by the build. */
declare const offlineManifest: OfflineManifest;

/** The worker's data about its release. */
export const manifest = offlineManifest;

/** The cache of the release: nothing of any other release is ever in it. */
export const cacheName = cachePrefix + manifest.release;
