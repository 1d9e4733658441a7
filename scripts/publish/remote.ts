import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PublishError } from "../release/layout";
import { run } from "../setup/run.mjs";

/** The environment variables of a publication by ssh; `docs/deploy.md` names each. */
export interface SshSettings {
  /** User, machine and folder, as rsync writes them: `web@machine:/srv/council-site`. */
  readonly target: string;
  readonly port: string;
  /** The private key, as ssh-keygen writes it. */
  readonly key: string;
  /** The lines of `known_hosts`: nobody else's machine is published to. */
  readonly knownHosts: string;
}

/**
 * Reads the settings from the environment.
 *
 * @throws PublishError that names what is missing
 */
export function readSshSettings(environment: NodeJS.ProcessEnv): SshSettings {
  const needed = (name: string): string => {
    const value = environment[name];
    if (!value) throw new PublishError(`${name} is not set; docs/deploy.md says what belongs there.`);
    return value;
  };
  const target = needed("SSH_TARGET").replace(/\/+$/u, "");
  if (!/^[\w.-]+@[\w.-]+:\S*$/u.test(target))
    throw new PublishError("SSH_TARGET must name user, machine and folder, as in web@machine:/srv/council-site.");
  const port = environment.SSH_PORT || "22";
  if (!/^\d+$/u.test(port)) throw new PublishError(`SSH_PORT must be a number, not "${port}".`);
  return { target, port, key: needed("SSH_PRIVATE_KEY"), knownHosts: needed("SSH_KNOWN_HOSTS") };
}

/**
 * The rsync excludes for the publisher's own files, at the top and among the releases. Files inside a release are part
 * of the release.
 */
const ownFiles = ["--exclude=/.*", "--exclude=/releases/.*"];

const records = "/releases/*.json";

/** A folder of releases on another machine, reached by rsync alone: its key may be bound to that (`rrsync`). */
export class RemoteReleases {
  private constructor(
    private readonly target: string,
    private readonly shell: string,
    private readonly secrets: string,
  ) {}

  /** Writes the key where only this account may read it; `close` removes it. */
  static async open({ target, port, key, knownHosts }: SshSettings): Promise<RemoteReleases> {
    const secrets = await mkdtemp(path.join(tmpdir(), "publish-"));
    await writeFile(path.join(secrets, "key"), `${key.trim()}\n`, { mode: 0o600 });
    await writeFile(path.join(secrets, "known_hosts"), `${knownHosts.trim()}\n`);
    const options = [`UserKnownHostsFile=${secrets}/known_hosts`, "StrictHostKeyChecking=yes", "BatchMode=yes"];
    const shell = ["ssh", "-F", "none", "-p", port, "-i", `${secrets}/key`, ...options.flatMap((one) => ["-o", one])];
    return new RemoteReleases(target, shell.join(" "), secrets);
  }

  /** Makes a folder the same as the remote one. */
  pull(mirror: string): Promise<string> {
    return this.rsync("-aH", "--delete", ...ownFiles, `${this.target}/`, `${mirror}/`);
  }

  /** Copies the trees, and then the records: a tree without a record was not copied whole, and counts for nobody. */
  async pushTrees(mirror: string): Promise<void> {
    await this.rsync("-aH", ...ownFiles, `--exclude=${records}`, "--exclude=/current", `${mirror}/`, `${this.target}/`);
    await this.rsync(
      "-a",
      "--include=/releases/",
      `--include=${records}`,
      "--exclude=*",
      `${mirror}/`,
      `${this.target}/`,
    );
  }

  /** Lets visitors see what the link in the mirror names: rsync makes a link aside and renames it, which is one step. */
  pushLink(mirror: string): Promise<string> {
    return this.rsync("-a", path.join(mirror, "current"), `${this.target}/`);
  }

  /** Removes the releases that are not in the mirror any more. */
  removeExpired(mirror: string): Promise<string> {
    return this.rsync("-aH", "--delete", ...ownFiles, "--exclude=/current", `${mirror}/`, `${this.target}/`);
  }

  /** The release that visitors see, as the link names it: `releases/12`; undefined before the first. */
  async current(): Promise<string | undefined> {
    const listed = await this.rsync("--list-only", "--links", "--include=/current", "--exclude=*", `${this.target}/`);
    return / current -> (\S+)/u.exec(listed)?.[1];
  }

  async close(): Promise<void> {
    await rm(this.secrets, { recursive: true, force: true });
  }

  private async rsync(...args: string[]): Promise<string> {
    let said = "";
    const onOutput = (text: string) => {
      said += text;
    };
    const code = await run("rsync", ["--no-owner", "--no-group", ...args], {
      env: { RSYNC_RSH: this.shell },
      onOutput,
    }).catch((error: unknown) => {
      throw new PublishError(`rsync cannot be started; install it. ${String(error)}`);
    });
    if (code !== 0) throw new PublishError(`rsync ended with ${code}; what it said stands above.`);
    return said;
  }
}
