import { execFileSync } from "node:child_process";
import path from "node:path";

/** A file of a tree to write; one whose `sha` is null is removed. */
export interface TreeFile {
  readonly path: string;
  readonly mode: string;
  readonly sha: string | null;
}

/** A bare repository, accessed through git's plumbing commands. */
export class BareRepository {
  /** The blobs in base64, by object id. */
  private readonly blobs = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /** Returns the object id for a name; undefined if it does not exist. */
  find(name: string): string | undefined {
    try {
      return this.git(["rev-parse", "--verify", "--quiet", name]);
    } catch {
      return undefined;
    }
  }

  setReference(name: string, sha: string): void {
    this.git(["update-ref", name.startsWith("refs/") ? name : `refs/${name}`, sha]);
  }

  /** Deletes a reference. Returns null, the response for a deleted resource. */
  removeReference(name: string): null {
    this.git(["update-ref", "-d", name]);
    return null;
  }

  writeBlob(base64: string): string {
    return this.git(["hash-object", "-w", "--stdin"], Buffer.from(base64, "base64"));
  }

  /**
   * Returns a blob in base64. Reads all blobs at once, since an editor requests hundreds. Throws if it does not exist.
   */
  blob(sha: string): string {
    if (!this.blobs.has(sha)) this.readBlobs();
    const found = this.blobs.get(sha);
    if (found === undefined) throw new Error(`There is no blob ${sha}.`);
    return found;
  }

  private readBlobs(): void {
    const objects = execFileSync("git", ["cat-file", "--batch-all-objects", "--batch"], this.options);
    for (let at = 0; at < objects.length; ) {
      const content = objects.indexOf("\n", at) + 1;
      const [sha = "", type, size] = objects.toString("latin1", at, content - 1).split(" ");
      const end = content + Number(size);
      if (type === "blob") this.blobs.set(sha, objects.toString("base64", content, end));
      at = end + 1;
    }
  }

  tree(name: string, isRecursive: boolean): unknown {
    const sha = this.find(name);
    if (sha === undefined) return undefined;
    const lines = this.git(["ls-tree", "-l", ...(isRecursive ? ["-r", "-t"] : []), sha]).split("\n");
    const files = lines.flatMap((line) => {
      const [, mode, type, own, size, file] = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t(.+)$/u.exec(line) ?? [];
      return file === undefined ? [] : [{ mode, type, sha: own, path: file, size: size === "-" ? 0 : Number(size) }];
    });
    return { sha, tree: files, truncated: false };
  }

  writeTree(base: string, files: readonly TreeFile[]): string {
    const index = path.join(this.folder, `index-${process.pid}`);
    const env = { ...process.env, GIT_INDEX_FILE: index };
    this.git(["read-tree", base], undefined, env);
    for (const { path: file, mode, sha } of files) {
      const line = sha === null ? `0 ${"0".repeat(40)}\t${file}` : `${mode} ${sha}\t${file}`;
      this.git(["update-index", "--index-info"], Buffer.from(`${line}\n`), env);
    }
    return this.git(["write-tree"], undefined, env);
  }

  commit(message: string, tree: string, parents: readonly string[]): string {
    return this.git(["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message]);
  }

  compare(from: string, to: string): unknown {
    const [begin, end] = [this.find(from), this.find(to)];
    if (!begin || !end) return undefined;
    const base = this.git(["merge-base", begin, end]);
    const lines = this.git(["diff", "--raw", "--abbrev=40", "--no-renames", base, end]).split("\n");
    const statuses: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified" };
    const files = lines.flatMap((line) => {
      const [, sha, status = "", file] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) (\w)\t(.+)$/u.exec(line) ?? [];
      return file === undefined ? [] : [{ sha, filename: file, status: statuses[status], additions: 1, patch: "" }];
    });
    const message = this.git(["log", "-1", "--format=%B", end]);
    const tree = this.git(["rev-parse", `${end}^{tree}`]);
    const commits =
      end === base ? [] : [{ sha: end, commit: { message, tree: { sha: tree } }, parents: [{ sha: base }] }];
    return { files, commits, total_commits: commits.length, status: "ahead", base_commit: { sha: base } };
  }

  /** Merges a branch and deletes it. Throws git's output on a conflict. */
  mergeInto(target: string, branch: string, message: string): void {
    const [into, from] = [this.git(["rev-parse", target]), this.git(["rev-parse", branch])];
    const tree = this.git(["merge-tree", "--write-tree", into, from]);
    this.setReference(`refs/heads/${target}`, this.commit(message, tree, [into, from]));
    this.removeReference(`refs/heads/${branch}`);
  }

  private get options() {
    return { cwd: this.folder, maxBuffer: 64 * 1024 * 1024 };
  }

  private git(args: readonly string[], input?: Buffer, environment: NodeJS.ProcessEnv = process.env): string {
    const author = { GIT_AUTHOR_NAME: "Host", GIT_AUTHOR_EMAIL: "host@council.example" };
    const committer = { GIT_COMMITTER_NAME: "Host", GIT_COMMITTER_EMAIL: "host@council.example" };
    const env = { ...environment, ...author, ...committer };
    return execFileSync("git", [...args], { ...this.options, env, input: input ?? "" })
      .toString()
      .trimEnd();
  }
}
