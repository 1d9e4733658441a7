import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import * as z from "zod";
import type { Recall } from "../../made-files";
import { getNpmCommand } from "../../npm";

/**
 * The lock file that pins Decap CMS and its dependencies, for the bill of materials, the licences and the update bot.
 * Nothing is installed from it: Decap includes another React, which must not be installed next to the site's.
 */
const lockFile = path.join("editor", "package-lock.json");

const lock = z.object({
  packages: z.object({
    "node_modules/decap-cms": z.object({ version: z.string(), integrity: z.string().startsWith("sha512-") }),
  }),
});

/** The only script of the package that the editor runs. */
const scriptInPackage = "package/dist/decap-cms.js";

/** The timeout of a download from the registry, in milliseconds. */
const downloadTimeoutMs = 120_000;

/** The error for a script that is unavailable: the registry was unreachable, or its package is not the pinned one. */
export class DecapUnavailable extends Error {}

type Pinned = z.infer<typeof lock>["packages"]["node_modules/decap-cms"];

/**
 * Returns Decap's script from its package.
 *
 * @param recall returns the script that an earlier build has extracted from a package of the same digest
 * @throws DecapUnavailable with its cause
 */
export async function readDecapScript(recall: Recall): Promise<Uint8Array> {
  const pinned = lock.parse(JSON.parse(await readFile(lockFile, "utf8"))).packages["node_modules/decap-cms"];
  return recall(["decap", pinned.integrity], () => extractScript(pinned));
}

/**
 * Extracts the script from the package, which npm reads from its cache or the registry. The bytes must have the lock
 * file's digest (Subresource Integrity, SHA-512), so npm's cache need not be trusted.
 */
async function extractScript(pinned: Pinned): Promise<Buffer> {
  const name = `Decap CMS ${pinned.version}`;
  const folder = await mkdtemp(path.join(tmpdir(), "decap-"));
  try {
    const archive = await fetchPackage(`decap-cms@${pinned.version}`, folder).catch((cause: unknown) => {
      throw new DecapUnavailable(`${name} could not be downloaded from the package registry`, { cause });
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

/** Downloads a package into a folder, as the registry packs it, and returns the path of the file. */
async function fetchPackage(name: string, folder: string): Promise<string> {
  const [program, args] = getNpmCommand("pack", name, "--prefer-offline", "--silent", "--pack-destination", folder);
  await promisify(execFile)(program, args, { timeout: downloadTimeoutMs });
  const [archive] = await readdir(folder);
  if (!archive) throw new Error("npm packed nothing");
  return path.join(folder, archive);
}

/** Extracts the script from a package with tar, which Linux, macOS and Windows have. */
async function extract(archive: string): Promise<Buffer> {
  const options = { encoding: "buffer", maxBuffer: Number.POSITIVE_INFINITY } as const;
  const { stdout } = await promisify(execFile)("tar", ["-xzOf", archive, scriptInPackage], options);
  return stdout;
}
