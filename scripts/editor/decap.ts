import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { writeWhole } from "../../src/build/write-whole";
import { fileInTar } from "./tar";

/** The one script of Decap CMS that the editor runs; never a dependency of the site, whose React it is not. */
const decap = {
  version: "3.16.3",
  /** The registry's own digest of the package (Subresource Integrity, SHA-512), looked at before a byte is used. */
  integrity: "sha512-hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==",
  script: "package/dist/decap-cms.js",
} as const;

/** Where the script is kept between builds. Its name says which it is, so it is never out of date. */
const kept = path.join("node_modules", ".cache", "editor", `decap-cms-${decap.version}.js`);

/** The script could not be had: the registry was not reached, or gave something else than what was pinned. */
export class DecapUnavailable extends Error {}

/** Decap's script as bytes, from the last build's copy or from the registry. Throws `DecapUnavailable`, its cause kept. */
export async function decapScript(): Promise<Buffer> {
  if (existsSync(kept)) return readFile(kept);
  const folder = await mkdtemp(path.join(tmpdir(), "decap-"));
  try {
    const script = await fetchScript(folder);
    await mkdir(path.dirname(kept), { recursive: true });
    await writeWhole(kept, script);
    return script;
  } catch (cause) {
    if (cause instanceof DecapUnavailable) throw cause;
    throw new DecapUnavailable(`Decap CMS ${decap.version} could not be had from the package registry`, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fetchScript(folder: string): Promise<Buffer> {
  await npm(["pack", `decap-cms@${decap.version}`, "--prefer-offline", "--silent", "--pack-destination", folder]);
  const [archive] = await readdir(folder);
  if (!archive) throw new DecapUnavailable("npm packed nothing");
  const bytes = await readFile(path.join(folder, archive));
  const found = `sha512-${createHash("sha512").update(bytes).digest("base64")}`;
  if (found !== decap.integrity) {
    throw new DecapUnavailable(`Decap CMS ${decap.version} is not the one that was pinned: ${found}`);
  }
  const script = fileInTar(gunzipSync(bytes), decap.script);
  if (!script) throw new DecapUnavailable(`Decap CMS ${decap.version} has no ${decap.script}`);
  return script;
}

/** Runs npm: by its script where npm started this program, which works on every system without a shell. */
async function npm(args: readonly string[]): Promise<void> {
  const run = promisify(execFile);
  const script = process.env.npm_execpath;
  const limit = { timeout: 120_000 };
  if (script?.endsWith(".js")) await run(process.execPath, [script, ...args], limit);
  else await run("npm", [...args], { ...limit, shell: process.platform === "win32" });
}
