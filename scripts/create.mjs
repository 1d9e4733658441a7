// `node scripts/create.mjs ARCHIVE FOLDER [--languages hi,en] [--answers FILE]` installs a release archive in a
// council's new folder. The archive then writes the content, the settings and the workflows. In a terminal it first
// asks for what is not given. Plain JavaScript, because it runs before anything is installed.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ArchiveError, installedFolder, readArchive, writeDependency } from "./council/archive.mjs";
import { askAnswers, chooseReader, explainLanguages, listLanguages } from "./create/ask-answers.mjs";
import { setUp } from "./setup/install.mjs";
import { codeFolder, runNode } from "./setup/run.mjs";

const [source, folder, ...rest] = process.argv.slice(2);

/**
 * Returns the value of an option and removes both from the arguments.
 *
 * @param {string} name
 */
function take(name) {
  const at = rest.indexOf(name);
  return at === -1 ? undefined : (rest.splice(at, 2)[1] ?? "");
}

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
  const isAsked = process.stdin.isTTY && !rest.includes("--languages") && !rest.includes("--answers");
  const { stdin: input, stdout: output } = process;
  const file = `${folder.replace(/[\\/]+$/u, "")}.answers.yaml`;
  const asked = isAsked ? await askAnswers({ input, output, file, code: codeFolder }) : undefined;
  const [named, given] = asked ? [asked.languages, file] : [take("--languages"), take("--answers")];
  if (given !== undefined && !existsSync(given)) {
    console.error(`${given}: there is no such file of answers · उत्तरों की ऐसी कोई फ़ाइल नहीं है`);
    return 2;
  }
  const list = named === undefined ? undefined : listLanguages(named);
  if (named !== undefined && list === undefined) {
    console.error(`${named}: ${explainLanguages("en")} · ${explainLanguages("hi")}`);
    return 2;
  }
  const reader = take("--language") ?? (list && chooseReader(list));
  const options = [...(reader ? ["--language", reader] : []), ...(given === undefined ? [] : ["--answers", given])];
  writeDependency(folder, await readArchive(source));
  const from = process.cwd();
  process.chdir(folder);
  const isReady = await setUp(reader === "hi" ? "hi" : "en");
  process.chdir(from);
  if (!isReady) return 1;
  const product = path.resolve(folder, installedFolder);
  const { findTsx } = await import(path.join(product, "scripts", "setup", "run.mjs"));
  const example = list ? copyExample(product, list) : product;
  try {
    return await runNode(
      ["--import", findTsx(), path.join(product, "scripts", "create.ts"), source, folder, ...options, ...rest],
      {
        env: { TSX_TSCONFIG_PATH: path.join(product, "tsconfig.json"), CONTENT_FOLDER: path.join(example, "content") },
      },
    );
  } finally {
    if (list) rmSync(example, { recursive: true, force: true });
  }
}

/**
 * Copies the example with other languages outside the council's folder, for programs that read them when they start.
 * Returns the folder of the copy.
 *
 * @param {string} product
 * @param {string} languages the list of languages
 */
function copyExample(product, languages) {
  const to = mkdtempSync(path.join(tmpdir(), "example-"));
  for (const part of ["content", "static"]) cpSync(path.join(product, part), path.join(to, part), { recursive: true });
  writeFileSync(path.join(to, "content", "locales", "languages.yaml"), languages);
  return to;
}

try {
  process.exitCode = await create();
} catch (error) {
  if (!(error instanceof ArchiveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
