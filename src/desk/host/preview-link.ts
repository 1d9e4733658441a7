import * as z from "zod";

/** A status of a commit, which a service reported to the host. */
interface CommitStatus {
  readonly name: string;
  readonly isSuccess: boolean;
  readonly url: string | null;
}

const link = z.url({ protocol: /^https$/u });

/**
 * Finds the address of a built preview among the statuses of a commit. Links to the host itself lead to the records of
 * its runs.
 *
 * @param api the root URL of the host's API
 */
export function findPreviewLink(statuses: readonly CommitStatus[], api: string): string | undefined {
  const own = new URL(api).hostname.replace(/^api\./u, "");
  return statuses
    .filter(({ name, isSuccess }) => isSuccess && /deploy|preview/iu.test(name))
    .map(({ url }) => link.safeParse(url).data)
    .find((url) => url !== undefined && new URL(url).hostname !== own);
}
