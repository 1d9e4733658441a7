import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { listParents } from "../../src/site/paths";
import { getErrorProperty } from "../serve/answer";
import { PublishError, type ReleaseDestination, type SshDestination } from "./destination";

/** Matches rsync's error for a folder that does not exist. */
const noFolder = /No such file or directory(?: \(2\))?$/mu;

/** rsync's exit codes when files vanished while it copied. */
const vanished = [23, 24];

const otherRun =
  "Files could not be copied. If another publication or rollback runs, wait until it ends and run this again.";

/** Matches the temporary folder of a run, with the id of its process. */
const ownFolder = /^publish-(?<id>\d+)-/u;

/** A name in a listed folder, with the target of a symbolic link. */
export interface ListedEntry {
  readonly name: string;
  readonly target: string | undefined;
}

/**
 * Runs rsync between this machine and a folder of releases. The ssh key is in a temporary folder that only this account
 * can read.
 */
export class Rsync {
  /** A temporary folder of this connection. */
  readonly temp = mkdtempSync(path.join(tmpdir(), `publish-${process.pid}-`));
  /** The folder of releases in rsync's notation. */
  private readonly address: string;
  private readonly env: NodeJS.ProcessEnv = { ...process.env, LC_ALL: "C" };

  constructor(place: ReleaseDestination) {
    removeLeftovers();
    const isRemote = "machine" in place;
    this.address = isRemote ? `${place.machine}:${place.folder}` : place.folder;
    if (isRemote) this.env.RSYNC_RSH = this.createShell(place);
  }

  /** Lists a folder. A folder that does not exist counts as empty. */
  async list(folder: string): Promise<ListedEntry[]> {
    const listed = await this.run("--list-only", "--links", this.at(folder)).catch((error: unknown) => {
      if (noFolder.test(String(error))) return "";
      throw error;
    });
    const lines = listed.matchAll(/^[a-z-][rwxsStT-]{9} +[\d,]+ \S+ \S+ (?<name>.+?)(?: -> (?<target>.+))?$/gmu);
    return Array.from(lines, ({ groups }) => ({ name: groups?.name ?? "", target: groups?.target })).filter(
      ({ name }) => name !== ".",
    );
  }

  /** Copies files and links from this machine to a folder. Creates the folder and its parents. */
  async push(from: string, folder: string, ...options: readonly string[]): Promise<void> {
    await this.run("-rlp", "--chmod=D755,F644", "--mkpath", ...options, from, this.at(folder));
  }

  /** Copies files to a folder on this machine. */
  async pull(folder: string, to: string, ...options: readonly string[]): Promise<void> {
    await this.run("-r", "--ignore-times", "--mkpath", ...options, this.at(folder), `${to}/`);
  }

  /**
   * Removes files below a folder, and folders that they leave empty.
   *
   * @param names their paths from that folder, with a leading slash, or patterns of rsync
   */
  async remove(folder: string, names: readonly string[]): Promise<void> {
    const empty = path.join(this.temp, "empty");
    mkdirSync(empty, { recursive: true });
    const folders = new Set(names.flatMap(listParents));
    const risks = [...Array.from(folders, (one) => `${one}/`), ...names].map((name) => `risk ${name}`);
    const rules = path.join(this.temp, "rules");
    writeFileSync(rules, `${[...risks, "protect *"].join("\n")}\n`);
    await this.push(`${empty}/`, folder, "--delete", `--filter=merge ${rules}`);
  }

  close(): void {
    rmSync(this.temp, { recursive: true, force: true });
  }

  private createShell({ key, knownHosts, port }: SshDestination): string {
    writeFileSync(path.join(this.temp, "key"), `${key.trim()}\n`, { mode: 0o600 });
    writeFileSync(path.join(this.temp, "known_hosts"), `${knownHosts.trim()}\n`);
    const options = [`UserKnownHostsFile=${this.temp}/known_hosts`, "StrictHostKeyChecking=yes", "BatchMode=yes"];
    const shell = ["ssh", "-F", "none", "-p", port, "-i", `${this.temp}/key`, ...options.flatMap((o) => ["-o", o])];
    return shell.join(" ");
  }

  private at(folder: string): string {
    return `${this.address}/${folder}/`;
  }

  /**
   * Returns what rsync prints.
   *
   * @throws PublishError with rsync's reason
   */
  private run(...args: readonly string[]): Promise<string> {
    const options = { env: this.env, maxBuffer: Number.POSITIVE_INFINITY };
    return new Promise((resolve, reject) => {
      execFile("rsync", args, options, (error, stdout, stderr) => {
        if (!error) resolve(stdout);
        else if (typeof error.code === "number") {
          const reason = `rsync ended with ${error.code}:\n${(stdout + stderr).trim()}`;
          const isFull = /No space left on device/u.test(reason);
          reject(new PublishError(vanished.includes(error.code) && !isFull ? `${otherRun}\n${reason}` : reason));
        } else reject(new PublishError("rsync cannot be started; install it.", { cause: error }));
      });
    });
  }
}

/** Removes the folders of runs that were killed: they may hold an ssh key. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const id = Number(ownFolder.exec(name)?.groups?.id ?? process.pid);
    if (id !== process.pid && !isRunning(id)) rmSync(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // It belongs to another account.
    return getErrorProperty(error, "code") === "EPERM";
  }
}
