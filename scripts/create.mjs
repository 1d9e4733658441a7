// `node scripts/create.mjs ARCHIVE FOLDER [--languages hi,en] [--answers FILE]` installs a release archive in a council's new folder. The archive
// then writes the content, the settings and the workflows. Plain JavaScript, because it runs before anything is installed.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ArchiveError, installedFolder, readArchive, writeDependency } from "./council/archive.mjs";
import { setUp } from "./setup/install.mjs";
import { runNode } from "./setup/run.mjs";

const [source, folder, ...rest] = process.argv.slice(2);
const at = rest.indexOf("--languages");
const [, codes] = at === -1 ? [] : rest.splice(at, 2);

/** Returns the exit code. */
async function create() {
  if (!source || !folder || folder.startsWith("-")) {
    console.error("node scripts/create.mjs ARCHIVE FOLDER [--languages hi,en] [--answers FILE] [--language hi]");
    return 2;
  }
  // An earlier try left at least the archive's packages.
  const isTaken =
    existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(path.join(folder, installedFolder));
  if (isTaken || existsSync(path.join(folder, "content"))) {
    console.error(`${folder} is not empty; name a new folder · फ़ोल्डर ख़ाली नहीं है; नए फ़ोल्डर का नाम दें`);
    return 2;
  }
  const answers = rest[rest.indexOf("--answers") + 1];
  if (rest.includes("--answers") && !(answers && existsSync(answers))) {
    console.error(`${answers}: there is no such file of answers · उत्तरों की ऐसी कोई फ़ाइल नहीं है`);
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
  const example = codes ? copyExample(product, codes) : product;
  try {
    return await runNode(["--import", findTsx(), path.join(product, "scripts", "create.ts"), source, folder, ...rest], {
      env: { TSX_TSCONFIG_PATH: path.join(product, "tsconfig.json"), CONTENT_FOLDER: path.join(example, "content") },
    });
  } finally {
    if (codes) rmSync(example, { recursive: true, force: true });
  }
}

/**
 * Copies the example with other languages outside the council's folder, for programs that read them when they start. Returns the folder of the copy.
 *
 * @param {string} product
 * @param {string} languages codes with commas; the first is that of the home page, and others may lack texts
 */
function copyExample(product, languages) {
  const to = mkdtempSync(path.join(tmpdir(), "example-"));
  for (const part of ["content", "static"]) cpSync(path.join(product, part), path.join(to, part), { recursive: true });
  const [first, ...others] = languages.split(",").map((code) => code.trim());
  const list = [`- ${first}\n`, ...others.map((code) => `- code: ${code}\n  partial: true\n`)];
  writeFileSync(path.join(to, "content", "locales", "languages.yaml"), list.join(""));
  return to;
}

try {
  process.exitCode = await create();
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
