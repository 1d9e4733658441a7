import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../tests/temporary-folder";

const installer = pathToFileURL(path.join(__dirname, "install.mjs")).href;

/** Evaluates an expression in a separate Node process, because the module must run before any tool is installed. */
function evaluate(expression: string): unknown {
  const program = `import { isInstalled, unfitNode } from ${JSON.stringify(installer)};
    process.stdout.write(JSON.stringify(${expression} ?? null));`;
  return JSON.parse(execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" }));
}

it.each([
  ["20.19.0", true],
  ["24.0.1", true],
  ["20.18.3", false],
  ["18.20.8", false],
])("Node %s is supported: %s", (version, isFit) => {
  const told = evaluate(`unfitNode("${version}", ">=20.19")`);
  expect(told).toEqual(isFit ? null : expect.stringContaining(`needs Node 20.19 or newer; this is Node ${version}`));
});

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
