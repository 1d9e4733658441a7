/** The URL path of the list with the digest of each file of a site (RFC 8615 reserves the folder). */
export const digestListPath = "/.well-known/site-digests.json";
