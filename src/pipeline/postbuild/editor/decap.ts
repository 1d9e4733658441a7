import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { npm } from "../../npm";

/**
 * Pins Decap CMS and names what it is made with, for the bill of materials, the licences and the update bot. Nothing is
 * installed by it: Decap brings a React of its own, which must not stand beside the site's.
 */
const lockFile = path.join("editor", "package-lock.json");

const lock = z.object({
  packages: z.object({
    "node_modules/decap-cms": z.object({ version: z.string(), integrity: z.string().startsWith("sha512-") }),
  }),
});

/** The one script of the package that the editor runs. */
const scriptInPackage = "package/dist/decap-cms.js";

/** Milliseconds after which a registry counts as out of reach. */
const downloadTimeoutMs = 120_000;

/** The script could not be had: the registry was not reached, or gave something else than what is pinned. */
export class DecapUnavailable extends Error {}

/**
 * Gets Decap's script out of its package, which npm takes from its own cache or from the registry. The bytes are held
 * against the lock file's digest (Subresource Integrity, SHA-512) at every build: whatever kept them is not trusted.
 *
 * @throws DecapUnavailable with its cause
 */
export async function decapScript(): Promise<Buffer> {
  const pinned = lock.parse(JSON.parse(await readFile(lockFile, "utf8"))).packages["node_modules/decap-cms"];
  const name = `Decap CMS ${pinned.version}`;
  const folder = await mkdtemp(path.join(tmpdir(), "decap-"));
  try {
    const archive = await fetchPackage(`decap-cms@${pinned.version}`, folder).catch((cause: unknown) => {
      throw new DecapUnavailable(`${name} could not be had from the package registry`, { cause });
    });
    const integrity = `sha512-${createHash("sha512")
      .update(await readFile(archive))
      .digest("base64")}`;
    if (integrity !== pinned.integrity) {
      throw new DecapUnavailable(`${name} is not the one that ${lockFile} pins: ${integrity}`);
    }
    return await extract(archive).catch((cause: unknown) => {
      throw new DecapUnavailable(`${name} has no ${scriptInPackage}`, { cause });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes a package into a folder as the registry packs it. Gives the file. */
async function fetchPackage(name: string, folder: string): Promise<string> {
  const [program, args] = npm("pack", name, "--prefer-offline", "--silent", "--pack-destination", folder);
  await promisify(execFile)(program, args, { timeout: downloadTimeoutMs });
  const [archive] = await readdir(folder);
  if (!archive) throw new Error("npm packed nothing");
  return path.join(folder, archive);
}

/** Reads the script out of a package by tar, which Linux, macOS and Windows have. */
async function extract(archive: string): Promise<Buffer> {
  const options = { encoding: "buffer", maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { stdout } = await promisify(execFile)("tar", ["-xzOf", archive, scriptInPackage], options);
  return stdout;
}
