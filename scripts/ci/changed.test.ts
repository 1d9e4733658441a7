import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { git } from "../../src/pipeline/git";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";

const rule = pathToFileURL(path.join(__dirname, "changed.mjs")).href;
const program = `import { changedSince, concernsContentAlone } from ${JSON.stringify(rule)};
  process.stdout.write(String(concernsContentAlone(changedSince(process.argv[1]))));`;

const folder = temporaryFolder();
let base: string;

/** Returns whether the branch in the folder changes only content since a commit, by default its first one. */
function isContentAlone(since = base): boolean {
  const options = { cwd: folder, encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync(process.execPath, ["--input-type=module", "--eval", program, since], options) === "true";
}

const write = writerIn(folder);

function commit() {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--allow-empty", "-m", "Saved");
  return git(folder, "rev-parse", "HEAD");
}

beforeEach(() => {
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "config", "user.name", "A clerk");
  git(folder, "config", "user.email", "clerk@council.example");
  write("content/orders/one.yaml", "key: one\n");
  write("static/documents/one.pdf", "one");
  write("scripts/build.ts", "build();\n");
  base = commit();
  git(folder, "checkout", "--quiet", "-b", "cms/orders/two");
});

test("counts entries and documents with any name as content", () => {
  write("content/orders/two.yaml", "key: two\n");
  write("static/documents/आदेश दो.pdf", "two");
  rmSync(path.join(folder, "static/documents/one.pdf"));
  commit();
  expect(isContentAlone()).toBe(true);
});

test.each([
  "scripts/build.ts",
  "package-lock.json",
  ".github/workflows/check.yml",
  "static/mark.svg",
  "content.ts",
  "src/content/read.ts",
])("does not count %s as content, on any branch and with any entry", (file) => {
  write("content/orders/two.yaml", "key: two\n");
  write(file, "changed\n");
  commit();
  write("content/orders/two.yaml", "key: two again\n");
  commit();
  expect(isContentAlone()).toBe(false);
});

test("does not count a program that is moved into the content", () => {
  renameSync(path.join(folder, "scripts/build.ts"), path.join(folder, "content/build.ts"));
  commit();
  expect(isContentAlone()).toBe(false);
});

test("ignores later changes on the target branch", () => {
  write("content/orders/two.yaml", "key: two\n");
  commit();
  git(folder, "checkout", "--quiet", "main");
  write("scripts/build.ts", "build(more);\n");
  const later = commit();
  git(folder, "checkout", "--quiet", "cms/orders/two");
  expect(isContentAlone(later)).toBe(true);
});

test("does not count the absence of changes as content", () => {
  expect(isContentAlone()).toBe(false);
});

test("throws git's message for an unknown commit", () => {
  expect(() => isContentAlone("0123456789")).toThrow(/fatal: .*0123456789/u);
});
