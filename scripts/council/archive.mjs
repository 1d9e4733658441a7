// Plain JavaScript without dependencies, because it runs before anything is installed.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The name of the package, and of the program in its archive. */
export const productName = "sanskrit-council-site";

/** The path of the installed product in a council's folder, which also names it in the lock file. */
export const installedFolder = `node_modules/${productName}`;

/** The file of an archive with the packages that it locks. npm does not know it. */
export const lockedPackages = "locked-packages.json";

/** The folder of archives in a council's folder, for archives that have no address. */
const archivesFolder = "product";

/**
 * A release archive: a version of the product as npm packs it, with its address or its file.
 *
 * @typedef {{ readonly source: string, readonly bytes: Buffer }} Archive
 */

/** The error for an archive that cannot be read or is not a release archive. */
export class ArchiveError extends Error {}

/**
 * Reads a release archive: a version of the product as npm packs it.
 *
 * @param {string} source its HTTPS address or its file
 * @returns {Promise<Archive>}
 * @throws ArchiveError if it cannot be read or is none
 */
export async function readArchive(source) {
  try {
    const archive = { source, bytes: await readBytes(source) };
    if (readManifestIn(archive).name !== productName) throw new Error(`it is no archive of ${productName}`);
    return archive;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ArchiveError(`${source}: no release archive · यह किसी संस्करण की फ़ाइल नहीं है: ${why}`, { cause });
  }
}

/** @param {string} source */
async function readBytes(source) {
  if (!isAddress(source)) return readFileSync(source);
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** @param {string} source */
const isAddress = (source) => /^https:/u.test(source);

/**
 * Reads a text file of an archive.
 *
 * @param {Archive} archive
 * @param {string} file
 */
export function readTextIn({ bytes }, file) {
  const maxBuffer = Number.POSITIVE_INFINITY;
  /** @type {import("node:child_process").StdioOptions} */
  const stdio = ["pipe", "pipe", "ignore"];
  return execFileSync("tar", ["-xzOf", "-", `package/${file}`], { input: bytes, encoding: "utf8", maxBuffer, stdio });
}

/** @param {Archive} archive */
const readManifestIn = (archive) => JSON.parse(readTextIn(archive, "package.json"));

/**
 * Reads which version of the product a lock file names.
 *
 * @param {string} file
 * @returns {string}
 */
export const readLockedVersion = (file) => JSON.parse(readFileSync(file, "utf8")).packages[installedFolder].version;

/**
 * Writes into a council's `package.json` and `package-lock.json` that it uses the version of an archive, with the packages
 * that the archive locks. npm reads the locked packages of a dependency only with a mark that also installs those of other
 * systems, so the council's lock file repeats them, and its manifest the overrides that they follow from.
 *
 * @param {string} council the council's folder
 * @param {Archive} archive
 */
export function writeDependency(council, archive) {
  const { version, engines, packageManager, council: settings, ...product } = readManifestIn(archive);
  mkdirSync(council, { recursive: true });
  const spec = placeArchive(council, archive);
  const file = path.join(council, "package.json");
  const own = existsSync(file)
    ? JSON.parse(readFileSync(file, "utf8"))
    : { name: "council-site", private: true, engines, packageManager };
  const commands = Object.fromEntries(
    settings.commands.map((/** @type {string} */ one) => [one, `${productName} ${one}`]),
  );
  const dependencies = { ...own.dependencies, [productName]: spec };
  const overrides = { ...own.overrides, ...nameVersions(product.overrides ?? {}, product.dependencies ?? {}) };
  const manifest = { ...own, scripts: { ...own.scripts, ...commands }, dependencies, overrides };
  const { "": root, ...locked } = JSON.parse(readTextIn(archive, lockedPackages)).packages;
  const { name, ...used } = root;
  const nested = Object.entries(locked).map(([at, one]) => [`${installedFolder}/${at}`, one]);
  const integrity = `sha512-${createHash("sha512").update(archive.bytes).digest("base64")}`;
  const lock = {
    ...{ name: manifest.name, lockfileVersion: 3, requires: true },
    packages: {
      "": { name: manifest.name, dependencies, engines: manifest.engines },
      [installedFolder]: { ...used, version, resolved: spec, integrity },
      ...Object.fromEntries(nested),
    },
  };
  replaceFile(council, "package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
  replaceFile(council, "package.json", `${JSON.stringify(manifest, null, 2)}\n`);
  const folder = path.join(council, archivesFolder);
  const others = existsSync(folder) ? readdirSync(folder) : [];
  for (const other of others) if (spec !== `file:${archivesFolder}/${other}`) rmSync(path.join(folder, other));
}

/**
 * Writes a file of a council's folder whole or not at all: a kill or a full disk leaves the former one.
 *
 * @param {string} council
 * @param {string} file
 * @param {string | Buffer} content
 */
export function replaceFile(council, file, content) {
  const part = path.join(council, ".site", ".part");
  for (const one of [part, path.join(council, file)]) mkdirSync(path.dirname(one), { recursive: true });
  writeFileSync(part, content);
  renameSync(part, path.join(council, file));
}

/**
 * Replaces references such as `$react` in overrides by the versions of dependencies.
 *
 * @param {object} overrides
 * @param {Record<string, string>} versions
 * @returns {Record<string, unknown>}
 */
function nameVersions(overrides, versions) {
  return Object.fromEntries(
    Object.entries(overrides).map(([name, value]) => [
      name,
      typeof value === "string" ? (versions[value.replace(/^\$/u, "")] ?? value) : nameVersions(value, versions),
    ]),
  );
}

/**
 * Returns the dependency on an archive. An archive without an address is stored in the council's folder.
 *
 * @param {string} council
 * @param {Archive} archive
 */
function placeArchive(council, { source, bytes }) {
  if (isAddress(source)) return source;
  const file = `${archivesFolder}/${path.basename(source)}`;
  replaceFile(council, file, bytes);
  return `file:${file}`;
}
