import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getNpmCommand } from "../../src/pipeline/npm";
import { localeCodes } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { findFreePort } from "../edit/ports";
import { codeFolder, runNode } from "../setup/run.mjs";
import { ReleaseError } from "./version-files";

/**
 * Tries a release archive by the two commands of `docs/adopt.md` in an empty folder: one creates a folder with the example,
 * the other builds and serves it.
 *
 * @throws ReleaseError if the folder is not created, or a first page is not served
 */
export async function tryArchive(archive: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "release-"));
  const site = path.join(folder, "site");
  try {
    if ((await runNode([path.join(codeFolder, "scripts", "create.mjs"), archive, site])) !== 0)
      throw new ReleaseError("The archive could not be installed in an empty folder.");
    await serveOnce(site, async (origin) => {
      for (const language of localeCodes) {
        const { status } = await fetch(origin + pathTo("home", language));
        if (status !== 200) throw new ReleaseError(`${pathTo("home", language)} is answered with ${status}.`);
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs `npm start` in a folder until the site is served, calls `look` with its origin, and ends it. */
async function serveOnce(site: string, look: (origin: string) => Promise<void>): Promise<void> {
  const [program, args] = getNpmCommand("start");
  const env = { ...process.env, PORT: String(await findFreePort()), EDITOR: "none", CONTENT_FOLDER: "" };
  // A group of its own, since npm starts other programs.
  const child = spawn(program, args, { cwd: site, env, detached: true, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const origin = await new Promise<string>((resolve, reject) => {
      child.stdout.on("data", (bytes: Buffer) => {
        process.stdout.write(bytes);
        const served = /^http:\/\/localhost:\d+$/mu.exec(String(bytes))?.[0];
        if (served) resolve(served);
      });
      child.on("error", reject);
      child.on("close", (code) => reject(new ReleaseError(`npm start ended with ${code}.`)));
    });
    await look(origin);
  } finally {
    child.removeAllListeners("close");
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGTERM");
  }
}
