import { execFileSync } from "node:child_process";
import { git, gitSucceeds } from "../../src/pipeline/git";

/** A file of a tree to write; one whose `sha` is null is removed. */
interface TreeFile {
  readonly path: string;
  readonly sha: string | null;
}

/** A bare repository, accessed through git's plumbing commands. Names and paths are arguments of them. */
export class BareRepository {
  constructor(private readonly folder: string) {}

  private git(...args: readonly string[]): string {
    return git(this.folder, ...args);
  }

  private readLines(...args: readonly string[]): string[] {
    return this.git(...args)
      .split("\x1e")
      .map((line) => line.trim())
      .filter(Boolean);
  }

  /** Returns the object id for a name; undefined if it does not exist. */
  find(name: string): string | undefined {
    try {
      return this.git("rev-parse", "--verify", "--quiet", "--end-of-options", name);
    } catch {
      return undefined;
    }
  }

  /** Makes a reference point to a commit. Throws if git refuses the name. */
  setReference(name: string, sha: string): void {
    this.git("update-ref", name, sha);
  }

  /** Deletes a reference. Returns null, the response for a deleted resource. */
  removeReference(name: string): null {
    this.git("update-ref", "-d", name);
    return null;
  }

  writeBlob(bytes: Uint8Array): string {
    const args = ["hash-object", "-w", "--no-filters", "--stdin"];
    return execFileSync("git", args, { cwd: this.folder, input: bytes, encoding: "utf8" }).trim();
  }

  /** Returns the bytes of a blob. Throws if it does not exist. */
  blob(sha: string): Buffer<ArrayBuffer> {
    const options = { cwd: this.folder, maxBuffer: Number.POSITIVE_INFINITY };
    return Buffer.from(execFileSync("git", ["cat-file", "blob", sha], options));
  }

  tree(name: string, isRecursive: boolean) {
    const sha = this.find(name);
    if (sha === undefined) return undefined;
    const lines = this.git("ls-tree", "-l", ...(isRecursive ? ["-r", "-t"] : []), sha).split("\n");
    const files = lines.flatMap((line) => {
      const [, mode, type = "", own = "", size, path] = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t(.+)$/u.exec(line) ?? [];
      return path === undefined ? [] : [{ mode, type, sha: own, path, size: size === "-" ? 0 : Number(size) }];
    });
    return { sha, tree: files, truncated: false };
  }

  writeTree(base: string, files: readonly TreeFile[]): string {
    this.git("read-tree", base);
    for (const { path, sha } of files) {
      const change = sha === null ? ["--force-remove", "--", path] : ["--add", "--cacheinfo", "100644", sha, path];
      // A bare repository has no work tree, which git asks for although it changes the index only.
      this.git("--work-tree=.", "update-index", ...change);
    }
    return this.git("write-tree");
  }

  commit(message: string, tree: string, parents: readonly string[]): string {
    return this.git("commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", message);
  }

  /** Checks whether a commit contains another one. */
  isAncestor(earlier: string, later: string): boolean {
    return gitSucceeds(this.folder, "merge-base", "--is-ancestor", earlier, later);
  }

  /** Finds where two commits part, and the messages of the second one's own commits. */
  compare(from: string, to: string) {
    const [begin, end] = [this.find(from), this.find(to)];
    if (!begin || !end) return undefined;
    const base = this.git("merge-base", begin, end);
    return { base, messages: this.readLines("log", "--reverse", "--format=%B%x1e", `${base}..${end}`) };
  }

  /** Lists the commits of `main` that change a file, the newest first. */
  log(file: string) {
    return this.readLines("log", "--format=%H %aI %an%x1e", "main", "--", file).map((line) => {
      const [, sha = "", date = "", name = ""] = /^(\S+) (\S+) (.*)$/u.exec(line) ?? [];
      return { sha, date, name };
    });
  }

  /** Merges two commits and returns the tree; undefined on a conflict. */
  mergeTrees(into: string, from: string): string | undefined {
    const args = ["merge-tree", "--write-tree", into, from];
    return gitSucceeds(this.folder, ...args) ? this.git(...args) : undefined;
  }
}
