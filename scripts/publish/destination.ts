import path from "node:path";

/** The error of a failed publication. Its message is for the person who publishes. */
export class PublishError extends Error {
  override readonly name = "PublishError";
}

/** A folder of releases on this machine or on a server over ssh. */
export type ReleaseDestination = LocalDestination | SshDestination;

interface LocalDestination {
  /** The absolute path of the folder: `/srv/council-site`. */
  readonly folder: string;
}

export interface SshDestination extends LocalDestination {
  /** User and machine: `web@machine`. */
  readonly machine: string;
  readonly port: string;
  /** The private key in the format of ssh-keygen. */
  readonly key: string;
  /** Lines of `known_hosts`. Any other server is refused. */
  readonly knownHosts: string;
}

/** Matches a path of at least two levels. `/`, `/srv` and `/home` belong to the machine, not to a site. */
const safeFolder = /^(?:\/(?!\.{1,2}(?:\/|$))[\w.-]+){2,}$/u;

/** Matches user, machine and folder. None starts with `-`, which ssh and rsync would read as an option. */
const sshTarget = /^(?<machine>\w[\w.-]*@\w[\w.-]*):(?<folder>\S+)$/u;

/**
 * Parses the path of a folder of releases on this machine.
 *
 * @throws PublishError if the path has fewer than two levels or unusual characters
 */
export function parseLocalDestination(folder: string): ReleaseDestination {
  return { folder: parseFolder(path.resolve(folder), "--to") };
}

/**
 * Reads the server, its folder and the keys from the environment.
 *
 * @throws PublishError with the name of the variable that is missing or invalid
 */
export function readSshDestination(environment: NodeJS.ProcessEnv): SshDestination {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new PublishError(`${name} is not set. docs/deploy.md describes it.`);
    return value;
  };
  const { machine, folder } = sshTarget.exec(needed("SSH_TARGET"))?.groups ?? {};
  if (!machine || !folder)
    throw new PublishError("SSH_TARGET must name user, machine and folder, as in web@machine:/srv/council-site.");
  const port = environment.SSH_PORT || "22";
  if (!/^\d+$/u.test(port)) throw new PublishError(`SSH_PORT must be a number, not "${port}".`);
  return {
    machine,
    folder: parseFolder(folder, "SSH_TARGET"),
    port,
    key: needed("SSH_PRIVATE_KEY"),
    knownHosts: needed("SSH_KNOWN_HOSTS"),
  };
}

function parseFolder(folder: string, setting: string): string {
  const trimmed = folder.replace(/\/+$/u, "");
  if (safeFolder.test(trimmed)) return trimmed;
  throw new PublishError(
    `${setting} must name a folder of its own, two levels deep or more, as in /srv/council-site; "${folder}" is not one.`,
  );
}
