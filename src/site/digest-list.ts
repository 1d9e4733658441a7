/** Where a site names the digest of each of its files (RFC 8615 reserves the folder). */
export const digestListPath = "/.well-known/site-digests.json";
