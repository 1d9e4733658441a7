import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";

/** A file of a tree to write; one whose `sha` is null is removed. */
interface TreeFile {
  readonly path: string;
  readonly sha: string | null;
}

/** A bare repository, accessed through git's plumbing commands. */
export class BareRepository {
  constructor(private readonly folder: string) {}

  private git(...args: readonly string[]): string {
    return git(this.folder, ...args);
  }

  /** Returns the object id for a name; undefined if it does not exist. */
  find(name: string): string | undefined {
    try {
      return this.git("rev-parse", "--verify", "--quiet", name);
    } catch {
      return undefined;
    }
  }

  setReference(name: string, sha: string): void {
    this.git("update-ref", name.startsWith("refs/") ? name : `refs/${name}`, sha);
  }

  /** Deletes a reference. Returns null, the response for a deleted resource. */
  removeReference(name: string): null {
    this.git("update-ref", "-d", name);
    return null;
  }

  writeBlob(base64: string): string {
    const file = path.join(this.folder, "sent");
    writeFileSync(file, Buffer.from(base64, "base64"));
    return this.git("hash-object", "-w", "--no-filters", file);
  }

  /** Returns the bytes of a blob. Throws if it does not exist. */
  blob(sha: string): Buffer<ArrayBuffer> {
    return Buffer.from(
      execFileSync("git", ["cat-file", "blob", sha], { cwd: this.folder, maxBuffer: 64 * 1024 * 1024 }),
    );
  }

  tree(name: string, isRecursive: boolean) {
    const sha = this.find(name);
    if (sha === undefined) return undefined;
    const lines = this.git("ls-tree", "-l", ...(isRecursive ? ["-r", "-t"] : []), sha).split("\n");
    const files = lines.flatMap((line) => {
      const [, mode, type, own, size, file] = /^(\d+) (\w+) ([0-9a-f]+) +(\d+|-)\t(.+)$/u.exec(line) ?? [];
      return file === undefined ? [] : [{ mode, type, sha: own, path: file, size: size === "-" ? 0 : Number(size) }];
    });
    return { sha, tree: files, truncated: false };
  }

  writeTree(base: string, files: readonly TreeFile[]): string {
    this.git("read-tree", base);
    for (const { path: file, sha } of files) {
      const change = sha === null ? ["--force-remove", file] : ["--add", "--cacheinfo", `100644,${sha},${file}`];
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

  compare(from: string, to: string) {
    const [begin, end] = [this.find(from), this.find(to)];
    if (!begin || !end) return undefined;
    const base = this.git("merge-base", begin, end);
    const lines = this.git("diff", "--raw", "--abbrev=40", "--no-renames", base, end).split("\n");
    const statuses: Readonly<Record<string, string>> = { A: "added", D: "removed", M: "modified" };
    const files = lines.flatMap((line) => {
      const [, sha, status = "", file] = /^:\d+ \d+ [0-9a-f]+ ([0-9a-f]+) (\w)\t(.+)$/u.exec(line) ?? [];
      return file === undefined ? [] : [{ sha, filename: file, status: statuses[status], additions: 1, patch: "" }];
    });
    const own = this.git("log", "--reverse", "--format=%H", `${base}..${end}`).split("\n").filter(Boolean);
    const commits = own.map((sha) => ({
      sha,
      commit: {
        message: this.git("log", "-1", "--format=%B", sha),
        tree: { sha: this.git("rev-parse", `${sha}^{tree}`) },
      },
      parents: [{ sha: this.git("rev-parse", `${sha}^`) }],
    }));
    return {
      files,
      commits,
      total_commits: commits.length,
      status: "ahead",
      base_commit: { sha: base },
      merge_base_commit: { sha: base },
    };
  }

  /** Lists the commits of `main` that change a file, the newest first. */
  log(file: string) {
    const lines = this.git("log", "--format=%H %aI %an", "main", "--", file).split("\n");
    return lines.filter(Boolean).map((line) => {
      const [, sha = "", date = "", name = ""] = /^(\S+) (\S+) (.*)$/u.exec(line) ?? [];
      return { sha, date, name };
    });
  }

  /** Merges a branch into `main` and deletes it. Throws git's output on a conflict. */
  merge(branch: string, message: string): void {
    const [into, from] = [this.git("rev-parse", "main"), this.git("rev-parse", branch)];
    const tree = this.git("merge-tree", "--write-tree", into, from);
    this.setReference("refs/heads/main", this.commit(message, tree, [into, from]));
    this.removeReference(`refs/heads/${branch}`);
  }
}
