import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "yaml";
import { z } from "zod";
import { git } from "../edit/git";

const steps = z.array(z.object({ id: z.string().optional(), run: z.string().optional() }));
const workflow = z.object({
  jobs: z.record(z.string(), z.object({ name: z.string(), strategy: z.unknown().optional(), steps: steps.optional() })),
});
const read = (name: string) => workflow.parse(parse(readFileSync(path.join(".github", "workflows", name), "utf8")));
const undo = read("undo.yml");

let folder: string;
let host: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "undo-workflow-"));
  host = path.join(folder, "host.git");
  mkdirSync(path.join(folder, "bin"));
  mkdirSync(path.join(folder, "temp"));
  // Stands in for GitHub's own program, and writes down what it was asked.
  const gh = path.join(folder, "bin", "gh");
  writeFileSync(gh, `#!/bin/sh\nprintf '%s\\n' "$*" >> "${path.join(folder, "asked")}"\n`);
  chmodSync(gh, 0o755);
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", host);
  const clerk = checkOut("clerk");
  // The command is the project's; the site it is used on stands here.
  const command = ["--import", pathToFileURL(require.resolve("tsx")).href, path.resolve("scripts/undo.ts")];
  const scripts = { undo: `node ${command.map((one) => `"${one}"`).join(" ")}` };
  save(clerk, "package.json", JSON.stringify({ scripts }));
  save(clerk, "result.yaml", "key: one\n");
  git(clerk, "push", "--quiet", "origin", "main");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function checkOut(name: string): string {
  git(folder, "clone", "--quiet", host, name);
  const clone = path.join(folder, name);
  git(clone, "config", "user.name", "A clerk");
  git(clone, "config", "user.email", "clerk@council.example");
  return clone;
}

function save(clone: string, file: string, text: string) {
  writeFileSync(path.join(clone, file), text);
  git(clone, "add", ".");
  git(clone, "commit", "--quiet", "-m", `Added: ${file}`);
}

/** Runs a job's own step as a machine of GitHub would, and gives the outputs that it wrote. */
function runStep(name: string, clone: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const script = undo.jobs[name]?.steps?.find(({ id }) => id === name)?.run ?? "exit 1";
  const output = path.join(folder, "output");
  writeFileSync(output, "");
  execFileSync("bash", ["--noprofile", "--norc", "-e", "-o", "pipefail", "-c", script], {
    cwd: clone,
    stdio: "pipe",
    env: {
      ...process.env,
      ...env,
      PATH: `${path.join(folder, "bin")}:${process.env.PATH}`,
      GITHUB_OUTPUT: output,
      GITHUB_SHA: git(clone, "rev-parse", "HEAD"),
      GITHUB_REPOSITORY: "council/site",
      RUNNER_TEMP: path.join(folder, "temp"),
    },
  });
  const lines = readFileSync(output, "utf8").trim().split("\n");
  return Object.fromEntries(lines.map((line) => [line.split("=", 1)[0] ?? "", line.slice(line.indexOf("=") + 1)]));
}

const asked = () => readFileSync(path.join(folder, "asked"), "utf8").trim().split("\n");

test("the button proposes what takes the publication back, and does so again when it is pressed again", () => {
  for (const attempt of ["first", "second"]) {
    appendFileSync(path.join(folder, "asked"), "");
    const { branch = "", commit = "" } = runStep("revert", checkOut(`${attempt}-revert`), { PUBLICATION: "last" });
    runStep("propose", checkOut(`${attempt}-propose`), { BRANCH: branch, GH_TOKEN: "secret" });
    expect(git(host, "rev-parse", branch)).toBe(commit);
    expect(git(host, "ls-tree", "--name-only", branch)).toBe("package.json");
    expect(asked().at(-1)).toBe(`pr create --fill --base main --head ${branch}`);
  }
  expect(git(host, "for-each-ref", "refs/heads/undo").split("\n")).toHaveLength(2);
}, 120_000);

test("a branch of another name is not pushed, whatever the job before says", () => {
  expect(() => runStep("propose", checkOut("propose"), { BRANCH: "main", GH_TOKEN: "secret" })).toThrow();
}, 60_000);

test.each(["success", "failure"])(
  "every check of a pull request is reported on its commit: %s",
  (state) => {
    runStep("report", checkOut("report"), { COMMIT: "0123abc", STATE: state, RUN: "https://council.example/run" });
    // A job of several versions has a name for each; the one that gathers them is required.
    const names = Object.values(read("check.yml").jobs).flatMap(({ name, strategy }) => (strategy ? [] : [name]));
    expect(asked()).toEqual(
      names.map((name) => expect.stringContaining(`statuses/0123abc -f context=${name} -f state=${state} `)),
    );
  },
  60_000,
);
