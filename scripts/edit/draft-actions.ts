import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as z from "zod";
import { parseJson } from "../../src/documents/bytes";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { isOpenPath } from "./allowed-actions";
import { trialBranch } from "./sandbox";

const file = z.string().refine(isOpenPath);
const commit = z.string().regex(/^[0-9a-f]{40}$/u);
const draft = z.string().regex(/^cms\/[\w.-]+\/[\w.-]+$/u);

/** A blob by its id, or a file at a commit. */
const object = z.string().refine((id) => {
  const [at = "", name] = id.split(":");
  return commit.safeParse(at).success && (name === undefined || file.safeParse(name).success);
});

/** Creates an action: for parameters that its schema accepts, the function that answers. */
function action<Params>(schema: z.ZodType<Params>, run: (repository: string, params: Params) => object) {
  return (repository: string, given: unknown) => {
    const { data } = schema.safeParse(given);
    return data === undefined ? undefined : () => run(repository, data);
  };
}

const changes = z.array(z.object({ path: file, content: z.string().nullable() }));
const publishing = z.object({ branch: draft, commit, title: z.string() });
const committing = z.object({ branch: draft, base: commit, message: z.string(), changes });

const actions = {
  listFiles: action(z.object({ commit: commit.or(z.literal(trialBranch)) }), listFiles),
  readFile: action(z.object({ id: object }), (repository, { id }) => ({ content: readObject(repository, id) })),
  listVersions: action(z.object({ path: file }), listVersions),
  listDrafts: action(z.object({}), listDrafts),
  removeDraft: action(z.object({ branch: draft }), (repository, { branch }) => ({
    removed: git(repository, "branch", "--quiet", "-D", branch),
  })),
  publishDraft: action(publishing, publishDraft),
  commitDraft: action(committing, commitDraft),
};

const request = z.object({ action: z.enum(Object.keys(actions)), params: z.unknown() });

/**
 * Finds the function that answers a request which decap-server cannot answer: for the history of a file, all drafts at
 * once, and the publication of one. Git's plumbing reads and writes the objects, so the files that decap-server has
 * checked out stay as they are.
 *
 * @returns undefined for a request to decap-server
 */
export function findDraftAction(repository: string, body: string): (() => object) | undefined {
  const asked = request.safeParse(parseJson(body)).data;
  return asked && new Map(Object.entries(actions)).get(asked.action)?.(repository, asked.params);
}

function listVersions(repository: string, { path: own }: { readonly path: string }) {
  const lines = readLines(repository, "log", "--format=%H%x1f%an%x1f%aI%x1e", trialBranch, "--", own);
  return lines.map(([sha = "", by = "", at = ""]) => ({ commit: sha, by, at }));
}

function readLines(repository: string, ...args: readonly string[]): string[][] {
  const lines = git(repository, ...args).split("\x1e");
  return lines.map((line) => line.trim().split("\x1f")).filter(([first]) => first !== "");
}

function listFiles(repository: string, { commit: name }: { readonly commit: string }) {
  const lines = git(repository, "ls-tree", "-r", name).split("\n");
  const files = lines.flatMap((line) => {
    const [, id, own] = /^\d+ blob ([0-9a-f]+)\t(.+)$/u.exec(line) ?? [];
    return id !== undefined && own !== undefined && isOpenPath(own) ? [{ path: own, id }] : [];
  });
  return { base: git(repository, "rev-parse", name), files };
}

function readObject(repository: string, id: string): string | null {
  if (id.includes(":") && !gitSucceeds(repository, "cat-file", "-e", id)) return null;
  const options = { cwd: repository, maxBuffer: Number.POSITIVE_INFINITY };
  return execFileSync("git", ["cat-file", "blob", id], options).toString("base64");
}

function listDrafts(repository: string) {
  const fields = ["refname:short", "objectname", "authorname", "authordate:iso-strict", "contents:subject"];
  const format = [...fields, "contents:body"].map((field) => `%(${field})`).join("%1f");
  const sorted = ["--sort=-creatordate", `--format=${format}%1e`, "refs/heads/cms/"];
  return readLines(repository, "for-each-ref", ...sorted).map(
    ([branch = "", sha = "", by = "", since = "", title = "", description = ""]) => ({
      ...{ branch, commit: sha, by, since, title, description },
      base: git(repository, "merge-base", trialBranch, sha),
      label: git(repository, "config", "--default", "", "--get", `branch.${branch}.description`),
    }),
  );
}

function publishDraft(repository: string, { branch, commit: sha, title }: z.output<typeof publishing>) {
  if (git(repository, "rev-parse", branch) !== sha) throw new Error(`${branch} has changed since it was read.`);
  const before = git(repository, "rev-parse", trialBranch);
  const folder = mkdtempSync(path.join(tmpdir(), "publish-"));
  try {
    git(repository, "worktree", "add", "--quiet", "--force", "--detach", folder, before);
    git(folder, "merge", "--quiet", "--no-ff", "-m", title, sha);
    git(repository, "update-ref", `refs/heads/${trialBranch}`, git(folder, "rev-parse", "HEAD"), before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    git(repository, "worktree", "prune");
  }
  git(repository, "branch", "--quiet", "-D", branch);
  return {};
}

/** Makes a branch with one commit on `base`, or adds one to a branch that ends there. Git refuses to lose a commit. */
function commitDraft(repository: string, { branch, base, message, changes }: z.output<typeof committing>) {
  const isNew = !gitSucceeds(repository, "rev-parse", "--verify", branch);
  const data = (bytes: Buffer) => [`data ${bytes.length}\n`, bytes, "\n"];
  const committer = git(repository, "var", "GIT_COMMITTER_IDENT");
  const parts = [
    `commit refs/heads/${branch}\ncommitter ${committer}\n`,
    ...data(Buffer.from(message)),
    `from ${base}\n`,
    ...changes.flatMap(({ path: own, content }) =>
      content === null ? [`D ${own}\n`] : [`M 100644 inline ${own}\n`, ...data(Buffer.from(content, "base64"))],
    ),
  ];
  const input = Buffer.concat(parts.map((part) => Buffer.from(part)));
  execFileSync("git", ["fast-import", "--quiet"], { cwd: repository, input });
  const label = /^cms\/(?:batch|withdrawal)\//u.test(branch) ? "editor/pending_review" : "editor/draft";
  if (isNew) git(repository, "config", `branch.${branch}.description`, label);
  return {};
}
