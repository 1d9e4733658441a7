import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { benchmarks } from "./bench/benchmarks";
import { longTests } from "./nightly/long-tests";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const folders = ["docs", "src", "scripts", "tests", path.join(".github", "workflows")];
const files = [
  ...readdirSync(".").filter((name) => name.endsWith(".md") || name.endsWith(".ts")),
  ".gitlab-ci.yml",
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|tsx?|mjs|ya?ml)$/u.test(name))
      .map((name) => path.join(folder, name)),
  ),
];

/** Commands that a file names, with the name that follows `--`: `npm run bench -- pages`. */
function commandsIn(file: string) {
  const named = readFileSync(file, "utf8").matchAll(
    /npm run (?:--silent )?([a-z][\w:-]*)(?: -- ([a-z]+(?:-[a-z]+)*))?/gu,
  );
  return Array.from(named, ([, name = "", program]) => ({ file, name, program }));
}

const named = files.flatMap(commandsIn);

test("every command that documents, workflows and code name exists", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test.each([
  ["test:nightly", longTests],
  ["bench", benchmarks],
])("every program of %s that is named exists", (command, programs) => {
  const asked = named.filter(({ name, program }) => name === command && program !== undefined && program !== "all");
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(({ program = "" }) => !Object.hasOwn(programs, program))).toEqual([]);
});

test("the README names every command", () => {
  const readme = readFileSync("README.md", "utf8");
  const missing = Object.keys(scripts).filter(
    (name) => !new RegExp(`npm (?:run )?${name}(?![\\w:-])`, "u").test(readme),
  );
  expect(missing).toEqual([]);
});
