// `node scripts/create.mjs ARCHIVE FOLDER [--answers FILE]` installs a release archive in a council's new folder. The archive
// then writes the content, the settings and the workflows. Plain JavaScript, because it runs before anything is installed.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { ArchiveError, installedFolder, readArchive, writeDependency } from "./council/archive.mjs";
import { setUp } from "./setup/install.mjs";
import { runNode } from "./setup/run.mjs";

const [source, folder, ...options] = process.argv.slice(2);

/** Returns the exit code. */
async function create() {
  if (!source || !folder || folder.startsWith("-")) {
    console.error("node scripts/create.mjs ARCHIVE FOLDER [--answers FILE] [--language hi]");
    return 2;
  }
  // An earlier try left at least the archive's packages.
  const isTaken =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, installedFolder));
  if (isTaken || existsSync(path.join(folder, "content"))) {
    console.error(`${folder} is not empty; name a new folder · फ़ोल्डर ख़ाली नहीं है; नए फ़ोल्डर का नाम दें`);
    return 2;
  }
  writeDependency(folder, await readArchive(source));
  const from = process.cwd();
  process.chdir(folder);
  const isReady = await setUp();
  process.chdir(from);
  if (!isReady) return 1;
  const product = path.resolve(folder, installedFolder);
  const { findTsx } = await import(path.join(product, "scripts", "setup", "run.mjs"));
  return runNode(["--import", findTsx(), path.join(product, "scripts", "create.ts"), source, folder, ...options], {
    env: { TSX_TSCONFIG_PATH: path.join(product, "tsconfig.json") },
  });
}

try {
  process.exitCode = await create();
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
