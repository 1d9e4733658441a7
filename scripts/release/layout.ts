import path from "node:path";

/** The number of releases that stay on the machine; older ones are removed. */
export const retainedReleases = 10;

/**
 * Gives the paths in a folder that releases are published to. A server is pointed at `current`, which leads to one of the
 * numbered folders; what begins with a dot is on its way in or out and belongs to nobody but the publisher.
 */
export function releasePaths(target: string) {
  const releases = path.join(path.resolve(target), "releases");
  return {
    target: path.resolve(target),
    current: path.join(path.resolve(target), "current"),
    lock: path.join(path.resolve(target), ".publishing"),
    releases,
    /** The tree of a release. */
    tree: (number: number) => path.join(releases, String(number)),
    /** The record of a release, beside its tree so that no visitor is served it. */
    record: (number: number) => path.join(releases, `${number}.json`),
    /** A bill of materials of a release, beside its tree. */
    bill: (number: number, name: string) => path.join(releases, `${number}.${name}`),
    /** Something that is not finished, or not wanted any longer. */
    temp: (name: string) => path.join(releases, `.${name}`),
  };
}

/** The paths of a folder that releases are published to. */
export type ReleasePaths = ReturnType<typeof releasePaths>;

/** Nothing was published, for the reason in the message: a sentence for the person who publishes. */
export class PublishError extends Error {
  override readonly name = "PublishError";
}
