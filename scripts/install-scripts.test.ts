import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../tests/temporary-folder";

const folder = temporaryFolder();

/** Runs npm in a folder, without the `npm_` variables that a surrounding npm sets. */
function npm(cwd: string, ...args: readonly string[]) {
  const own = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith("npm_"));
  execFileSync("npm", [...args, "--offline", "--no-audit", "--no-fund"], {
    cwd,
    env: { ...Object.fromEntries(own), NODE_ENV: "test" },
    stdio: "pipe",
    shell: process.platform === "win32",
  });
}

function writeManifest(project: string, manifest: object) {
  mkdirSync(project, { recursive: true });
  writeFileSync(path.join(project, "package.json"), JSON.stringify({ version: "1.0.0", ...manifest }));
}

test("runs no install scripts of packages", () => {
  const ran = path.join(folder, "ran");
  const script = `node -e "require('fs').writeFileSync('${ran.replaceAll("\\", "/")}', '')"`;
  const source = path.join(folder, "source");
  writeManifest(source, { name: "greedy", scripts: { preinstall: script, install: script, postinstall: script } });
  npm(source, "pack", "--pack-destination", folder);
  const project = path.join(folder, "project");
  writeManifest(project, { name: "project", dependencies: { greedy: "file:../greedy-1.0.0.tgz" } });
  copyFileSync(".npmrc", path.join(project, ".npmrc"));

  npm(project, "install");
  npm(project, "ci");

  expect(existsSync(path.join(project, "node_modules", "greedy", "package.json"))).toBe(true);
  expect(existsSync(ran)).toBe(false);
}, 60_000);
