import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { temporaryFolder } from "../../tests/temporary-folder";
import { listDrafts, mergeDrafts } from "./drafts";
import { cloneTrial, detach, type Trial } from "./sandbox";

const folder = temporaryFolder();
let trial: Trial;

beforeEach(async () => {
  const root = path.join(folder, "project");
  mkdirSync(root);
  git(root, "init", "--quiet", "--initial-branch=main");
  git(root, "config", "user.name", "A clerk");
  git(root, "config", "user.email", "clerk@council.example");
  writeFileSync(path.join(root, "order.yaml"), "key: order\n");
  git(root, "add", ".");
  git(root, "commit", "--quiet", "-m", "The content");
  trial = await cloneTrial(root, path.join(folder, "trial"));
});

/** Saves a draft as the local server does: on a new branch from the published one. */
function saveDraft(key: string, title: string, [file, text]: readonly [string, string] = [`${key}.yaml`, key]) {
  const { repository } = trial;
  const before = git(repository, "rev-parse", "--abbrev-ref", "HEAD");
  git(repository, "checkout", "--quiet", "main");
  git(repository, "checkout", "--quiet", "-b", `cms/results/${key}`);
  writeFileSync(path.join(repository, file), text);
  git(repository, "add", ".");
  git(repository, "commit", "--quiet", "-m", title);
  git(repository, "checkout", "--quiet", before);
}

const titlesOf = (drafts: readonly { readonly title: string }[]) => drafts.map(({ title }) => title);
const titlesOn = (branch: string) => git(trial.repository, "log", "--first-parent", "--format=%s", branch).split("\n");

test("merges every draft with its title into the branch that is built", async () => {
  saveDraft("one", "Result added: One");
  saveDraft("two", "Result added: Two");
  const { merged, refused } = await mergeDrafts(trial);
  expect([titlesOf(merged), titlesOf(refused)]).toEqual([["Result added: One", "Result added: Two"], []]);
  expect(titlesOn("main")).toEqual(["Result added: Two", "Result added: One", "The content"]);
  expect(listDrafts(trial)).toEqual([]);
  expect(readFileSync(path.join(trial.site, "two.yaml"), "utf8")).toBe("two");
});

test.each(["cms/results/one", "main"])(
  "waits for unsaved work of the local server on %s, then merges",
  async (branch) => {
    saveDraft("one", "Result added: One");
    const { repository } = trial;
    git(repository, "checkout", "--quiet", branch);
    const unsaved = path.join(repository, "unsaved.yaml");
    writeFileSync(unsaved, "half");

    const merging = mergeDrafts(trial);
    expect(git(repository, "rev-parse", "--abbrev-ref", "HEAD")).toBe(branch);
    expect(readFileSync(unsaved, "utf8")).toBe("half");
    expect(titlesOn("main")).toEqual(["The content"]);

    rmSync(unsaved);
    detach(trial);
    expect(titlesOf((await merging).merged)).toEqual(["Result added: One"]);
    expect(titlesOn("main")).toEqual(["Result added: One", "The content"]);
    expect(git(repository, "status", "--porcelain")).toBe("");
  },
);

test("does not merge a draft that conflicts with an earlier one", async () => {
  saveDraft("one", "Order changed: One", ["order.yaml", "one"]);
  saveDraft("two", "Order changed: Two", ["order.yaml", "two"]);
  const { merged, refused } = await mergeDrafts(trial);
  expect([titlesOf(merged), titlesOf(refused)]).toEqual([["Order changed: One"], ["Order changed: Two"]]);
  expect(titlesOf(listDrafts(trial))).toEqual(["Order changed: Two"]);
  expect(git(trial.site, "status", "--porcelain")).toBe("");
});

test("discards an interrupted save when a trial is continued", () => {
  saveDraft("one", "Result added: One");
  git(trial.repository, "checkout", "--quiet", "cms/results/one");
  writeFileSync(path.join(trial.repository, "one.yaml"), "half");
  detach(trial);
  expect(git(trial.repository, "status", "--porcelain")).toBe("");
  expect(gitSucceeds(trial.repository, "rev-parse", "--verify", "cms/results/one")).toBe(true);
  expect(existsSync(path.join(trial.repository, "one.yaml"))).toBe(false);
});
