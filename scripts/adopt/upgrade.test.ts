import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesIn } from "../../src/build/sync-folder";
import { gitIn } from "./adoption.testing";

/** The commands by which docs/adopt.md takes a newer version in, as they stand there. */
const commands = [
  ...readFileSync("docs/adopt.md", "utf8").matchAll(/^ {4}git ((?:merge|reset|restore|clean) .*)$/gmu),
].map(([, command = ""]) => command.replace("TAG", "v2").split(" "));

test("a newer version changes the programs, and nothing of a council's own", () => {
  const root = mkdtempSync(path.join(tmpdir(), "upgrade-"));
  const write = (files: Readonly<Record<string, string>>, message: string) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    gitIn(root, "add", "--all");
    gitIn(root, "commit", "--quiet", `--message=${message}`);
  };
  const own = { "content/site.yaml": "own", "content/orders/own.yaml": "own", "static/documents/own.pdf": "own" };
  try {
    gitIn(root, "init", "--quiet", "--initial-branch=main");
    write({ "src/a.ts": "1", "content/site.yaml": "example", "content/orders/specimen.yaml": "1" }, "v1");
    gitIn(root, "checkout", "--quiet", "-b", "upstream");
    write({ "src/a.ts": "2", "src/b.ts": "2", "content/site.yaml": "2", "content/orders/specimen.yaml": "2" }, "v2");
    write({ "content/orders/new.yaml": "2", "static/documents/new.pdf": "2" }, "v2 of the example");
    gitIn(root, "tag", "v2");
    gitIn(root, "checkout", "--quiet", "main");
    gitIn(root, "rm", "--quiet", "content/orders/specimen.yaml");
    write(own, "Adopt");
    expect(commands.map(([name]) => name)).toEqual(["merge", "reset", "restore", "clean"]);
    for (const command of commands) {
      try {
        gitIn(root, ...command);
      } catch (error) {
        // A conflict in the example is expected: the next commands decide it.
        if (command[0] !== "merge") throw error;
      }
    }
    gitIn(root, "commit", "--quiet", "--message=Upgrade");
    const tree = filesIn(root).filter((file) => !file.startsWith(".git/"));
    const texts = Object.fromEntries(tree.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
    expect(texts).toEqual({ ...own, "src/a.ts": "2", "src/b.ts": "2" });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
