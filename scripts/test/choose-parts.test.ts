import path from "node:path";
import { git } from "../../src/pipeline/git";
import { commitAll, gitIn } from "../../tests/create/example";
import { parts } from "../../tests/nightly/parts";
import { recipes } from "../../tests/site/recipes";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { chooseParts, listSpecs, NightFault } from "./choose-parts";

test("every browser test is in a part of the night", () => {
  const all = git(".", "ls-files", "--", "*.spec.ts").split("\n");
  const chosen = parts.flatMap(listSpecs);
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((file) => !chosen.includes(file))).toEqual([]);
});

test("every recipe is a part of the night, the shortest first", () => {
  const chosen = parts.filter(({ name }) => recipes.includes(`${name}.md`));
  expect(chosen).toHaveLength(recipes.length);
  expect(chosen).toEqual(chosen.toSorted((one, other) => one.minutes - other.minutes));
});

test.each(parts)("every pattern of the files of $name matches a file", ({ specs, paths }) => {
  const patterns = [...specs, ...paths].map((pattern) => pattern.replace(/:\([^)]*\)/u, ""));
  expect(() => git(".", "ls-files", "--error-unmatch", "--", ...patterns)).not.toThrow();
});

const folder = temporaryFolder();
const repository = path.join(folder, "project");
const write = writerIn(repository);

/** Commits files to the repository. Returns the hash of the commit. */
function commit(files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) write(file, text);
  return commitAll(repository);
}

const choose = (since: string, root = repository) => chooseParts([], since, root).map(({ name }) => name);

describe("the parts of a change", () => {
  let first = "";
  beforeEach(() => {
    jest.spyOn(console, "log").mockImplementation(() => undefined);
    write("README.md", "first\n");
    gitIn(repository, "init", "--quiet", "--initial-branch=main");
    first = commit({ "docs/figures.json": "{}" });
  });

  it("are those whose files differ from the commit that docs/figures.json names, or from another", () => {
    const second = commit({ "src/site/http.ts": "changed\n" });
    const third = commit({ "docs/figures.json": JSON.stringify({ commit: second, code: 5 }), "README.md": "third\n" });
    expect(choose("")).toEqual([]);
    expect(choose(first)).toEqual(expect.arrayContaining(["ssh", "browsers", "markup"]));
    commit({ "scripts/publish/rsync.ts": "changed\n" });
    expect(choose("")).toEqual(choose(third));
    expect(choose("")).toEqual(expect.arrayContaining(["ssh", "council-folder"]));
    expect(choose("")).not.toContain("browsers");
    commit({ "package-lock.json": "{}" });
    expect(choose("")).toEqual(
      parts.filter((part) => !part.isByNameAlone && !part.isByPathsAlone).map(({ name }) => name),
    );
  });

  it("are the recipes whose file, or a file that their diffs change, differs", () => {
    commit({ "docs/how-to/change-the-dots.md": "changed\n", "docs/how-to/README.md": "changed\n" });
    expect(choose(first)).toEqual(["change-the-dots"]);
    commit({ "src/messages/en.json": "{}", "tests/nightly/recipes.spec.ts": "changed\n" });
    expect(choose(first).filter((name) => recipes.includes(`${name}.md`))).toEqual([
      "change-the-dots",
      "change-an-errors-wording",
      "add-a-rule-of-the-check",
    ]);
  });

  it("need a commit other than HEAD", () => {
    expect(() => choose("")).toThrow(/docs\/figures\.json names no commit/u);
    expect(() => choose(first)).toThrow(/is HEAD itself/u);
    expect(() => choose("nothing")).toThrow(
      new NightFault("This repository has no commit nothing to compare the nightly parts with: .ci/run COMMIT"),
    );
  });

  it("chooses no parts in a shallow clone without the commit, and says why", () => {
    commit({ "package-lock.json": "{}" });
    const shallow = path.join(folder, "shallow");
    gitIn(folder, "clone", "--quiet", "--depth=1", `file://${repository}`, shallow);
    expect(choose(first, shallow)).toEqual([]);
    expect(console.log).toHaveBeenCalledWith(expect.stringContaining("This clone is shallow"));
  });
});

test("refuses an unknown name, and starts a part by its name alone", () => {
  expect(() => chooseParts(["firefox"], undefined)).toThrow(/^No part firefox\. The parts: ssh, /u);
  expect(chooseParts(["many-rebuilds"], undefined).map(({ name }) => name)).toEqual(["many-rebuilds"]);
});
