import { cachePrefix, type OfflineManifest } from "../manifest";

/** Inserted by the build. */
declare const offlineManifest: OfflineManifest;

/** The worker's data about its release. */
export const manifest = offlineManifest;

/** The name of the release's cache, which only contains files of that release. */
export const cacheName = cachePrefix + manifest.release;
