import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../src/build/sync-folder";
import { adoptionFolder, restoreTree, stagedFolder, switchTree } from "./switch-tree";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "switch-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(root: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
}

const treeOf = (root: string) =>
  Object.fromEntries(filesIn(root).map((file) => [file, readFileSync(path.join(root, file), "utf8")]));

const before = {
  "content/a.yaml": "old",
  "content/b.yaml": "old",
  "static/documents/a.pdf": "old",
  "README.md": "old",
};
const after = {
  "content/a.yaml": "new",
  "static/documents/.gitkeep": "",
  "editor/own.json": "new",
  "README.md": "old",
};
const paths = ["content", "static/documents", "editor/own.json"];

function prepare(root: string) {
  write(root, before);
  const { "README.md": _, ...replaced } = after;
  write(path.join(root, stagedFolder), replaced);
}

test("the files are replaced, and nothing of the adoption is left", () => {
  prepare(folder);
  switchTree(folder, paths);
  expect(treeOf(folder)).toEqual(after);
  expect(existsSync(path.join(folder, adoptionFolder))).toBe(false);
});

test("a tree that a crash left at any step is put back, and from the last step on it is adopted", () => {
  const root = path.join(folder, "site");
  prepare(root);
  const crashed: string[] = [];
  // What is on the disk at a step is what a crash at that step leaves behind.
  switchTree(root, paths, () => {
    const copy = path.join(folder, `crashed-${crashed.length}`);
    cpSync(root, copy, { recursive: true });
    crashed.push(copy);
  });
  expect(crashed).toHaveLength(2 * paths.length + 2);
  for (const [step, copy] of crashed.entries()) {
    restoreTree(copy);
    expect({ step, tree: treeOf(copy) }).toEqual({ step, tree: step < crashed.length - 1 ? before : after });
  }
});

test("a restoration that is itself broken off is completed by the next", () => {
  const root = path.join(folder, "site");
  prepare(root);
  const crashed = path.join(folder, "crashed");
  let steps = 0;
  switchTree(root, paths, () => {
    steps += 1;
    if (steps === 4) cpSync(root, crashed, { recursive: true });
  });
  // The first folder was restored before the end.
  rmSync(path.join(crashed, "content"), { recursive: true, force: true });
  cpSync(path.join(crashed, adoptionFolder, "old", "content"), path.join(crashed, "content"), { recursive: true });
  rmSync(path.join(crashed, adoptionFolder, "old", "content"), { recursive: true });
  restoreTree(crashed);
  expect(treeOf(crashed)).toEqual(before);
});

test("where a file cannot be put in its place, the tree is as it was", () => {
  prepare(folder);
  expect(() => switchTree(folder, [...paths, "content/not-prepared"])).toThrow("ENOENT");
  expect(treeOf(folder)).toEqual(before);
});
