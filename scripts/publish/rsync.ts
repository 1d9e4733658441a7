import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Place, PublishError } from "./settings";

/** Matches rsync's error for a folder that does not exist. */
const noFolder = /No such file or directory(?: \(2\))?$/mu;

/** A name in a listed folder, with the `target` of a symbolic link. */
export interface ListedEntry {
  readonly name: string;
  readonly target?: string;
}

/**
 * Runs rsync between this machine and a place. The ssh key is in a temporary folder that only this account can read.
 */
export class Rsync {
  private constructor(
    /** The place's folder in rsync's notation. */
    private readonly address: string,
    private readonly shell: string,
    /** A temporary folder of this connection. */
    readonly temp: string,
  ) {}

  static async connect(place: Place): Promise<Rsync> {
    const temp = await mkdtemp(path.join(tmpdir(), "publish-"));
    if (!("machine" in place)) return new Rsync(place.folder, "", temp);
    await writeFile(path.join(temp, "key"), `${place.key.trim()}\n`, { mode: 0o600 });
    await writeFile(path.join(temp, "known_hosts"), `${place.knownHosts.trim()}\n`);
    const options = [`UserKnownHostsFile=${temp}/known_hosts`, "StrictHostKeyChecking=yes", "BatchMode=yes"];
    const shell = ["ssh", "-F", "none", "-p", place.port, "-i", `${temp}/key`, ...options.flatMap((o) => ["-o", o])];
    return new Rsync(`${place.machine}:${place.folder}`, shell.join(" "), temp);
  }

  /** Lists a folder of the place. Returns undefined if it does not exist. */
  async list(folder: string): Promise<ListedEntry[] | undefined> {
    const { code, output } = await this.run(["--list-only", "--links", this.at(`${folder}/`)]);
    if (code !== 0 && noFolder.test(output)) return undefined;
    this.expectSuccess(code, output);
    const lines = output.matchAll(/^[a-z-][rwxsStT-]{9} +[\d,]+ \S+ \S+ (?<name>.+?)(?: -> (?<target>.+))?$/gmu);
    return Array.from(lines, ({ groups = {} }) => ({
      name: groups.name ?? "",
      ...(groups.target === undefined ? {} : { target: groups.target }),
    })).filter(({ name }) => name !== ".");
  }

  /** Copies files and links from this machine to a folder of the place. Creates the folder and its parents. */
  push(from: string, folder: string, ...options: readonly string[]): Promise<void> {
    return this.copy("-rlp", "--chmod=D755,F644", "--mkpath", ...options, from, this.at(`${folder}/`));
  }

  /** Copies files from a folder of the place to a folder on this machine. */
  pull(folder: string, to: string, ...options: readonly string[]): Promise<void> {
    return this.copy("-r", "--mkpath", ...options, this.at(`${folder}/`), `${to}/`);
  }

  async close(): Promise<void> {
    await rm(this.temp, { recursive: true, force: true });
  }

  private at(folder: string): string {
    return `${this.address}/${folder}`;
  }

  private async copy(...args: readonly string[]): Promise<void> {
    const { code, output } = await this.run(args);
    this.expectSuccess(code, output);
  }

  private run(args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> {
    const env = { ...process.env, LC_ALL: "C", ...(this.shell === "" ? {} : { RSYNC_RSH: this.shell }) };
    return new Promise((resolve, reject) => {
      execFile("rsync", [...args], { env, maxBuffer: Number.POSITIVE_INFINITY }, (error, stdout, stderr) => {
        const code = error?.code ?? 0;
        if (typeof code === "number") resolve({ code, output: stdout + stderr });
        else reject(new PublishError("rsync cannot be started; install it.", { cause: error }));
      });
    });
  }

  private expectSuccess(code: number, output: string): void {
    if (code !== 0) throw new PublishError(`rsync ended with ${code}:\n${output.trim()}`);
  }
}
