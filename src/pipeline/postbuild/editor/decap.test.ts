import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { temporaryFolder } from "../../../../tests/temporary-folder";
import type { Recall } from "../../made-files";
import { DecapUnavailable, readDecapScript } from "./decap";

const project = process.cwd();
const makeAgain: Recall = (_inputs, make) => make();
const npmBefore = process.env.npm_execpath;
const folder = temporaryFolder();

beforeEach(() => {
  mkdirSync(path.join(folder, "editor"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  if (npmBefore === undefined) delete process.env.npm_execpath;
  else process.env.npm_execpath = npmBefore;
});

/** Returns a package as the registry delivers it, with the given script as Decap's. */
function packed(script: string): Buffer {
  mkdirSync(path.join(folder, "package", "dist"), { recursive: true });
  writeFileSync(path.join(folder, "package", "dist", "decap-cms.js"), script);
  execFileSync("tar", ["--format=ustar", "-czf", "packed.tgz", "package"], { cwd: folder });
  return readFileSync(path.join(folder, "packed.tgz"));
}

/** Pins a package in the lock file and makes npm deliver one. */
function setUp({ pinned, delivered }: { readonly pinned: Buffer; readonly delivered: Buffer | undefined }) {
  const integrity = `sha512-${createHash("sha512").update(pinned).digest("base64")}`;
  const packages = { "node_modules/decap-cms": { version: "3.0.0", integrity } };
  writeFileSync(path.join(folder, "editor", "package-lock.json"), JSON.stringify({ packages }));
  if (delivered) writeFileSync(path.join(folder, "delivered.tgz"), delivered);
  const npm = path.join(folder, "npm-cli.js");
  writeFileSync(
    npm,
    `const { copyFileSync } = require("node:fs");
    const args = process.argv;
    if (args[2] !== "pack" || args[3] !== "decap-cms@3.0.0") throw new Error("not what is pinned");
    copyFileSync("delivered.tgz", args[args.indexOf("--pack-destination") + 1] + "/decap-cms-3.0.0.tgz");`,
  );
  process.env.npm_execpath = npm;
}

test("returns the script of the package that the lock file pins", async () => {
  const right = packed("right");
  setUp({ pinned: right, delivered: right });
  expect(String(await readDecapScript(makeAgain))).toBe("right");
});

test.each(["other bytes", "nothing"])("throws if the registry delivers %s", async (kind) => {
  const pinned = packed("right");
  setUp({ pinned, delivered: kind === "nothing" ? undefined : packed("wrong") });
  await expect(readDecapScript(makeAgain)).rejects.toThrow(DecapUnavailable);
});

test("pins the same version in manifest and lock file, and does not install it", () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(project, file), "utf8"));
  const lock = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
  const { packages } = lock.parse(read("editor/package-lock.json"));
  const version = packages["node_modules/decap-cms"]?.version;
  expect(version).toMatch(/^\d+\.\d+\.\d+$/u);
  expect(read("editor/package.json")).toMatchObject({ dependencies: { "decap-cms": version } });
  expect(lock.parse(read("package-lock.json")).packages).not.toHaveProperty(["node_modules/decap-cms"]);
});
