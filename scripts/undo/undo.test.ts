import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { git } from "../edit/git";
import { CannotUndo, publicationsOf, undo } from "./undo";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "undo-"));
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "config", "user.name", "A clerk");
  git(folder, "config", "user.email", "clerk@council.example");
  save("base.yaml", "The beginning");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function save(name: string, message: string, text = "key: one\n") {
  writeFileSync(path.join(folder, name), text);
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", "-m", message);
}

function merge(name: string, message: string) {
  git(folder, "checkout", "--quiet", "-b", "draft");
  save(name, "Saved");
  save(`second-${name}`, "Saved again");
  git(folder, "checkout", "--quiet", "main");
  git(folder, "merge", "--quiet", "--no-ff", "-m", message, "draft");
  git(folder, "branch", "-D", "--quiet", "draft");
}

const has = (name: string) => existsSync(path.join(folder, name));

test("a merge is one publication and is taken back whole, on a branch, the published one untouched", () => {
  merge("result.yaml", "Result added: Uttar Madhyama 2025");
  save("order.yaml", "Government order added");
  expect(publicationsOf(folder, 2).map(({ title }) => title)).toEqual([
    "Government order added",
    "Result added: Uttar Madhyama 2025",
  ]);
  const main = git(folder, "rev-parse", "main");
  const { branch } = undo(folder, "HEAD~1");
  expect([has("result.yaml"), has("second-result.yaml"), has("order.yaml")]).toEqual([false, false, true]);
  expect(git(folder, "log", "-1", "--format=%s", branch)).toBe("Undo: Result added: Uttar Madhyama 2025");
  expect(git(folder, "rev-parse", "main")).toBe(main);
});

test("what was squashed into one commit is taken back too", () => {
  save("result.yaml", "Result added");
  undo(folder, "last");
  expect([has("result.yaml"), has("base.yaml")]).toEqual([false, true]);
});

test("what was changed again later is refused, and everything stays as it was", () => {
  save("base.yaml", "Changed", "key: two\n");
  save("base.yaml", "Changed again", "key: three\n");
  expect(() => undo(folder, "HEAD~1")).toThrow(CannotUndo);
  expect(git(folder, "status", "--porcelain")).toBe("");
  expect(git(folder, "branch", "--format=%(refname:short)")).toBe("main");
});

test.each(["nothing", "0000000"])("a name that says nothing is refused: %s", (name) => {
  expect(() => undo(folder, name)).toThrow(CannotUndo);
});

test("nothing is taken back over changes that are not committed", () => {
  writeFileSync(path.join(folder, "loose.yaml"), "key: loose\n");
  expect(() => undo(folder, "last")).toThrow(CannotUndo);
});

describe("a publication that was taken back before", () => {
  beforeEach(() => save("result.yaml", "Result added"));

  test("is taken back again on a branch of its own, and what a reviewer mended on the first stays", () => {
    const first = undo(folder, "last").branch;
    save("mended.yaml", "Mended by a reviewer");
    const mended = git(folder, "rev-parse", first);
    git(folder, "checkout", "--quiet", "main");
    const second = undo(folder, "last").branch;
    expect(second).not.toBe(first);
    expect(has("result.yaml")).toBe(false);
    expect(git(folder, "rev-parse", first)).toBe(mended);
  });

  test("is pushed again where the git host still has the branch of an earlier attempt", () => {
    const host = mkdtempSync(path.join(tmpdir(), "undo-host-"));
    try {
      git(host, "init", "--quiet", "--bare", "--initial-branch=main");
      git(folder, "remote", "add", "origin", host);
      git(folder, "push", "--quiet", "origin", "main");
      const run = () => runUndo("last", "--push");
      expect(run()).toBe(0);
      // Another day's machine knows nothing of the first attempt.
      git(folder, "checkout", "--quiet", "main");
      for (const ref of git(folder, "for-each-ref", "--format=%(refname)").split("\n"))
        if (ref.includes("/undo/")) git(folder, "update-ref", "-d", ref);
      expect(run()).toBe(0);
      expect(git(host, "for-each-ref", "--format=%(refname)", "refs/heads/undo").split("\n")).toHaveLength(2);
    } finally {
      rmSync(host, { recursive: true, force: true });
    }
  }, 60_000);
});

test("faults that are left do not hold up the proposal: they are named, and the command succeeds", () => {
  save("result.yaml", "Result added");
  expect(runUndo("last")).toBe(0);
  expect(git(folder, "branch", "--show-current")).toMatch(/^undo\//u);
});

/** The exit code of the command itself, run on the folder. */
function runUndo(...args: readonly string[]): number | null {
  const command = ["--import", "tsx", "scripts/undo.ts", "--root", folder, ...args];
  return spawnSync(process.execPath, command, { stdio: "pipe" }).status;
}
