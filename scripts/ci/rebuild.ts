import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { computeSha256 } from "../../src/content/sha256";
import { readWithdrawals } from "../../src/content/withdrawn-list";
import { readDigests } from "../../src/pipeline/postbuild/digests";
import { publicFolder } from "../../src/pipeline/published-folder";
import { fetchDigestList, formatSource } from "../verify/digest-list";
import { findChangedFiles, findExtraFiles } from "../verify/files";
import { fetchWithdrawn } from "../verify/withdrawn";

/**
 * Rebuilds a live site from the commit and minute in its list of digests, without caches, and compares every file. The
 * environment must have the same editor settings as the publication.
 *
 * @returns the number of files that differ
 * @throws if the site names no commit, or the build fails
 */
export async function rebuild(url: string): Promise<number> {
  const origin = new URL(url).origin;
  const { list: live } = await fetchDigestList(origin, { signingKey: undefined });
  if (!live) throw new Error(`${origin} has no list of digests, so it names no commit.`);
  if (live.commit === null || live.uncommitted)
    throw new Error(`${origin} was built from uncommitted changes (${formatSource(live)}): publish from CI alone.`);
  const root = await mkdtemp(path.join(tmpdir(), "rebuild-"));
  try {
    const project = path.join(root, "site");
    execFileSync("git", ["clone", "--quiet", "--no-local", ".", project], { stdio: "inherit" });
    execFileSync("git", ["checkout", "--quiet", "--detach", live.commit], { cwd: project, stdio: "inherit" });
    install(project, live.lock);
    const env = { ...process.env, BUILD_DATE: `${live.day}T${live.time}` };
    execFileSync("npm", ["run", "--silent", "build"], { cwd: project, env, stdio: "inherit" });
    const files = Object.fromEntries(await readDigests(path.join(project, publicFolder)));
    const rebuilt = { ...live, files };
    const withdrawn = await fetchWithdrawn(origin, new Set(readWithdrawals(listProjectFiles(".")).keys()));
    const faults = [...(await findChangedFiles(origin, rebuilt, withdrawn)), ...findExtraFiles(origin, rebuilt, live)];
    for (const { en } of faults) console.error(en);
    console.log(
      `${formatSource(live)}: ${Object.keys(files).length} files built from nothing, ${faults.length} faults.`,
    );
    return faults.length;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** Installs the commit's packages. Copies those of this checkout, verified by npm, if the lock files are equal. */
function install(project: string, lock: string): void {
  if (computeSha256(readFileSync("package-lock.json")) === lock) {
    cpSync("node_modules", path.join(project, "node_modules"), { recursive: true, verbatimSymlinks: true });
  } else execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: project, stdio: "inherit" });
}
