import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { temporaryFolder } from "../../tests/temporary-folder";
import { findDraftAction } from "./draft-actions";
import { cloneTrial, detach, type Trial, updateSite } from "./sandbox";

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

const act = (action: string, params: object) =>
  findDraftAction(trial.repository, JSON.stringify({ action, params }))?.();

test("publishes a draft as it was read, for the next build of the site", () => {
  saveDraft("one", "Result added: One");
  saveDraft("two", "Result added: Two");
  expect(updateSite(trial)).toBe(false);
  const branch = "cms/results/one";
  const params = { branch, commit: git(trial.repository, "rev-parse", branch), title: "Result added: One" };
  expect(() => act("publishDraft", { ...params, commit: "0".repeat(40) })).toThrow("has changed");
  act("publishDraft", params);
  expect(act("listDrafts", {})).toMatchObject([{ branch: "cms/results/two", title: "Result added: Two" }]);
  expect(updateSite(trial)).toBe(true);
  expect(readFileSync(path.join(trial.site, "one.yaml"), "utf8")).toBe("one");
});

test("does not publish a draft that conflicts with an earlier one", () => {
  const publish = (key: string) => {
    const branch = `cms/results/${key}`;
    return act("publishDraft", { branch, commit: git(trial.repository, "rev-parse", branch), title: key });
  };
  saveDraft("one", "Order changed: One", ["order.yaml", "one"]);
  saveDraft("two", "Order changed: Two", ["order.yaml", "two"]);
  publish("one");
  expect(() => publish("two")).toThrow();
  expect(act("listDrafts", {})).toMatchObject([{ title: "Order changed: Two" }]);
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
