import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { countErrors, type Problem, readContent, report } from "../src/content";
import { getEntries } from "../src/content/reading";
import { ClerkFault, type ClerkLanguage, type ClerkMessageKey, getTexts } from "../src/messages";
import { git, gitSucceeds } from "../src/pipeline/git";
import { council } from "../src/schema/collections/site";
import { listRecordedFiles, listUnchangedFromExample, markExampleEntriesReviewed } from "./adopt/came-with-example";
import { describeOpenItems, findOpenItems } from "./adopt/open-items";
import { readAnswers } from "./adopt/read-answers";
import { type AdoptOptions, type RemovedFiles, writeSite } from "./adopt/write-site";
import { defineCommand, Misuse } from "./command";
import { listErrorsFiles } from "./sheets/files";

defineCommand(__filename, {
  name: "adopt",
  summary:
    "Adopts the site for your council ([docs/adopt.md](docs/adopt.md), [हिन्दी में](docs/adopt.hi.md)); `-- --open` lists the remaining tasks.",
  words: "[FILE…]",
  options: {
    answers: { value: "FILE", help: "a filled copy of docs/answers.yaml" },
    open: { help: "lists the remaining tasks" },
    accept: { help: "keeps the named entries of the example as they are" },
  },
  isForClerks: true,
  run: async ({ words, has, get, language, root }) => {
    if (has("accept")) return console.log(accept(root, words, language));
    if (words.length > 0) throw new Misuse(`Files are named after --accept or --answers only: ${words[0]}`);
    if (!has("open")) {
      const file = get("answers");
      if (file === undefined) throw new Misuse("Copy docs/answers.yaml, fill it in, and name it: --answers FILE");
      const { entries, documents } = await adoptSite(file, { root, reader: language, say: console.log });
      console.log(`${getTexts("adopt.adopted", { entries, documents })[language]}\n`);
    }
    return console.log(describeOpenItems(findOpenItems(root), language));
  },
});

function accept(root: string, files: readonly string[], language: ClerkLanguage): string {
  // Those that were changed need no acceptance, so that `content/pages/*` names all pages.
  const known = new Set([...listRecordedFiles(root), ...listUnchangedFromExample(root)]);
  const unknown = files.filter((file) => !known.has(file));
  if (files.length === 0 || unknown.length > 0)
    throw new ClerkFault(getTexts("adopt.accept-unknown", { files: unknown.join(", ") }));
  return getTexts("adopt.accepted", { count: markExampleEntriesReviewed(root, files) })[language];
}

/**
 * Turns the example project into a council's site and returns the numbers of removed files. Requires a clean working
 * tree, because git restores it after an error.
 *
 * @param file the path of the answers file
 * @throws ClerkFault if the site cannot be adopted; the working tree is then unchanged
 */
export async function adoptSite(file: string, options: AdoptOptions): Promise<RemovedFiles> {
  const { root } = options;
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(getTexts("adopt.no-answers", { file }));
  const { answers, problems } = readAnswers(root, file, readFileSync(file));
  demandNoErrors(problems, "adopt.answers-wrong");
  if (!answers) throw new Error(`${file} has neither answers nor errors.`);
  const answersFolder = path.dirname(path.resolve(file));
  const sheet = typeof answers.districts === "string" ? [path.resolve(answersFolder, answers.districts)] : [];
  const getTree = () => projectWithout(root, [file, ...sheet, ...sheet.flatMap(listErrorsFiles)]);
  demandAdoptable(root, getTree());
  try {
    const removed = await writeSite({ ...options, answers, answersFolder });
    demandNoErrors(readContent(root).problems, "adopt.result-wrong");
    return removed;
  } catch (error) {
    // The files of refused rows are not removed: the clerk corrects them.
    const tree = getTree();
    git(root, "restore", "--", ...tree);
    git(root, "clean", "--force", "-d", "--quiet", "--", ...tree);
    throw error;
  }
}

/** Returns the git pathspecs of the whole project without the answers file and its sheets. */
function projectWithout(root: string, files: readonly string[]): string[] {
  const excluded = files
    .map((file) => path.relative(path.resolve(root), path.resolve(file)).replaceAll(path.sep, "/"))
    .filter((file) => !file.startsWith(".."));
  return [".", ...excluded.map((file) => `:(exclude,literal)${file}`)];
}

function demandAdoptable(root: string, tree: readonly string[]): void {
  if (!gitSucceeds(root, "rev-parse", "--verify", "HEAD")) throw new ClerkFault(getTexts("adopt.no-repository"));
  const changed = git(root, "status", "--porcelain", "--", ...tree);
  if (changed !== "") {
    const files = changed.split("\n").map((line) => line.slice(3));
    const shown = files.length > 3 ? `${files.slice(0, 3).join(", ")}, …` : files.join(", ");
    throw new ClerkFault(getTexts("adopt.uncommitted", { files: shown }));
  }
  const reading = readContent(root);
  const [site] = getEntries(reading, council);
  if (site && !site.value.specimen) throw new ClerkFault(getTexts("adopt.adopted-already", { file: site.file }));
  demandNoErrors(reading.problems, "adopt.content-wrong");
}

function demandNoErrors(problems: readonly Problem[], key: ClerkMessageKey): void {
  if (countErrors(problems) === 0) return;
  const lines = (language: ClerkLanguage) => report(problems, { language, format: "terminal" });
  throw new ClerkFault(getTexts(key, { lines: { en: lines("en"), hi: lines("hi") } }));
}
