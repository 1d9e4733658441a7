import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { parts } from "../tests/nightly/parts";
import { listCommands } from "./help";

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

const folders = ["docs", "src", "scripts", "tests", path.join(".github", "workflows")];
const files = [
  ...readdirSync(".").filter((name) => (name.endsWith(".md") && name !== "CHANGELOG.md") || name.endsWith(".ts")),
  ".gitlab-ci.yml",
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:md|tsx?|mjs|ya?ml)$/u.test(name))
      .map((name) => path.join(folder, name)),
  ),
];

/** Finds the npm commands in a file, with the name after `--`, as in `npm run test:nightly -- browsers`. */
function commandsIn(file: string) {
  const named = readFileSync(file, "utf8").matchAll(
    /npm run (?:--silent )?([a-z][\w:-]*)(?: -- ([a-z]+(?:-[a-z]+)*))?/gu,
  );
  return Array.from(named, ([, name = "", program]) => ({ file, name, program }));
}

const named = files.flatMap(commandsIn);

test("documents, workflows and code name only existing commands", () => {
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test("documents, workflows and code name only existing parts of the night", () => {
  const asked = named.flatMap(({ name, program }) => (name === "test:nightly" && program ? [program] : []));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((program) => !parts.some(({ name }) => name === program))).toEqual([]);
});

test("npm run help lists every npm script", () => {
  const listed = listCommands().map(({ name }) => name);
  expect(listed.filter((name) => !name.endsWith(".ts")).sort()).toEqual(Object.keys(scripts).sort());
  expect(listed.filter((name) => name.endsWith(".ts") && !existsSync(name))).toEqual([]);
});
