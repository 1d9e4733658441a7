import { readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../src/pipeline/published-folder";
import { gitIn, takeIn, upgradeCommands } from "../../tests/adopt/adoption";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";

const root = temporaryFolder();

test.each([
  ["with an emblem", true],
  ["without an emblem", false],
])("updates the code and preserves the content of a council %s", (_which, hasEmblem) => {
  const write = (files: Readonly<Record<string, string>>, message: string) => {
    for (const [file, text] of Object.entries(files)) writerIn(root)(file, text);
    gitIn(root, "add", "--all");
    gitIn(root, "commit", "--quiet", `--message=${message}`);
  };
  const own = {
    "content/site.yaml": "own",
    "content/orders/own.yaml": "own",
    "static/documents/own.pdf": "own",
    ...(hasEmblem ? { "static/brand/own.svg": "own" } : {}),
  };
  gitIn(root, "init", "--quiet", "--initial-branch=main");
  write({ "src/a.ts": "1", "static/mark.svg": "1", "content/site.yaml": "example" }, "v1");
  const text = "An entry of the example, long enough for git to find where it has gone.\n".repeat(9);
  write({ "content/orders/moved.yaml": text, "content/orders/specimen.yaml": "1" }, "v1 of the example");
  gitIn(root, "checkout", "--quiet", "-b", "upstream");
  write({ "src/a.ts": "2", "src/b.ts": "2", "content/site.yaml": "2", "content/orders/specimen.yaml": "2" }, "v2");
  const example = { "content/orders/new.yaml": "2", "static/documents/new.pdf": "2", "static/brand/new.svg": "2" };
  write({ ...example, "static/mark.svg": "2" }, "v2 of the example");
  // The example's entry moves to the tests.
  gitIn(root, "rm", "--quiet", "content/orders/moved.yaml");
  write({ "tests/moved.yaml": `${text}2\n` }, "v2 of the tests");
  gitIn(root, "tag", "v2");
  gitIn(root, "checkout", "--quiet", "main");
  gitIn(root, "rm", "--quiet", "content/orders/specimen.yaml", "content/orders/moved.yaml");
  write(own, "Adopt");
  expect(upgradeCommands.map(([name]) => name)).toEqual(["merge", "reset", "restore", "clean"]);
  takeIn(root, "v2");
  expect(gitIn(root, "ls-files", "--unmerged")).toBe("");
  gitIn(root, "commit", "--quiet", "--message=Upgrade");
  const tree = listFiles(root).filter((file) => !file.startsWith(".git/"));
  const texts = Object.fromEntries(tree.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  expect(texts).toEqual({
    ...own,
    "src/a.ts": "2",
    "src/b.ts": "2",
    "static/mark.svg": "2",
    "tests/moved.yaml": `${text}2\n`,
  });
});
