import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { satisfies } from "semver";
import * as z from "zod";
import { temporaryFolder } from "../../tests/temporary-folder";

const copy = temporaryFolder();

const installer = pathToFileURL(path.join(__dirname, "install.mjs")).href;

const causes = pathToFileURL(path.join(__dirname, "causes.mjs")).href;

/** Evaluates an expression in a separate Node process, because the module must run before any tool is installed. */
function evaluate(expression: string): unknown {
  const program = `import { isInRange, isInstalled } from ${JSON.stringify(installer)};
    import { findRemedy } from ${JSON.stringify(causes)};
    process.stdout.write(JSON.stringify(${expression} ?? null));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }));
}

const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));

it.each([
  "18.20.8",
  "20.18.3",
  "20.19.0",
  "21.7.3",
  "22.12.0",
  "22.13.0",
  "23.11.1",
  "24.0.0-rc.1",
  "24.0.1",
  "25.1.0",
  "26.10.0",
  "27.0.0",
])("judges Node %s as npm does", (version) => {
  expect(evaluate(`isInRange("${version}", ${JSON.stringify(engines.node)})`)).toBe(satisfies(version, engines.node));
});

it("says in one sentence that the packages are missing, or that Node is unfit", () => {
  const { stderr, status } = runWithoutPackages({ node: engines.node });
  expect(stderr).toBe("The packages of this site are not installed yet. Run npm start once: it installs them.\n");
  expect(status).toBe(1);
  expect(runWithoutPackages({ node: "^1.0" }).stderr).toBe(
    `This site does not run on Node ${process.versions.node}. Install Node 24 from https://nodejs.org and run the command again.\n`,
  );
});

it.each([
  ["npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write", /^The disk is full\. Free 3 GB/u],
  ["npm error code EAI_AGAIN\nnpm error network request failed", /^npm's registry did not answer\. Check the network/u],
])("says what to do about %j", (printed, remedy) => {
  expect(evaluate(`findRemedy(${JSON.stringify(printed)})`)).toMatch(remedy);
  expect(evaluate('findRemedy("npm error ERESOLVE")')).toBeNull();
});

/** Starts a command of a copy of the project that has no packages. */
function runWithoutPackages(required: object) {
  cpSync(__dirname, path.join(copy, "scripts", "setup"), { recursive: true });
  writeFileSync(path.join(copy, "package.json"), JSON.stringify({ engines: required }));
  const args = ["--import", "./scripts/setup/tsx.mjs", "scripts/check.ts"];
  return spawnSync(process.execPath, args, { cwd: copy, encoding: "utf8" });
}

describe("the installed packages", () => {
  const folder = temporaryFolder();
  const put = (file: string, packages: unknown) => writeFileSync(path.join(folder, file), JSON.stringify({ packages }));
  const isInstalled = () => evaluate(`isInstalled(${JSON.stringify(folder)})`);
  const lock = {
    "": { name: "site" },
    "node_modules/a": { version: "1.0.0", integrity: "sha512-a" },
    "node_modules/for-windows": { version: "1.0.0", integrity: "sha512-w", optional: true },
  };

  beforeEach(() => {
    mkdirSync(path.join(folder, "node_modules"));
    put("package-lock.json", lock);
  });

  it("are missing without npm's list of them", () => {
    expect(isInstalled()).toBe(false);
  });

  it("are complete if only packages for other systems are missing", () => {
    put("node_modules/.package-lock.json", { "node_modules/a": lock["node_modules/a"] });
    expect(isInstalled()).toBe(true);
  });

  it.each([
    ["is missing", {}],
    ["has another version", { "node_modules/a": { version: "0.9.0", integrity: "sha512-a" } }],
    ["has other content", { "node_modules/a": { version: "1.0.0", integrity: "sha512-b" } }],
  ])("are outdated if one %s", (_what, packages) => {
    put("node_modules/.package-lock.json", packages);
    expect(isInstalled()).toBe(false);
  });
});
