import { digestListPath } from "../site/published-paths";

/** The release that the site serves. */
export interface LiveRelease {
  /** The commit that it was built from; undefined if the site does not say so. */
  readonly commit: string | undefined;
  /** The time when its files arrived on the server, by the server's clock. */
  readonly since: string | null;
  /** The server's name for the state of the list of digests. */
  readonly tag: string | null;
}

/** Reads the release of this site from the beginning of its list of digests, and nothing if it is still that of `before`. */
export async function readLiveRelease(before: LiveRelease | undefined): Promise<LiveRelease> {
  const headers = before?.tag ? { "If-None-Match": before.tag } : undefined;
  const {
    status,
    ok,
    body,
    headers: given,
  } = await fetch(digestListPath, { cache: "no-store", ...(headers && { headers }) });
  if (before && status === 304) return before;
  const reader = body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  const [, commit] = /"commit": *"([0-9a-f]{40})"/u.exec(new TextDecoder().decode(value?.slice(0, 1024))) ?? [];
  return { commit: ok ? commit : undefined, since: given.get("last-modified"), tag: given.get("etag") };
}
