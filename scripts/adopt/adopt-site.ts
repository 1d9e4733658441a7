import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { countErrors, type Problem, readContent } from "../../src/content";
import { ClerkFault } from "../../src/content/clerk-fault";
import { type ClerkLanguage, texts } from "../../src/content/messages";
import { entriesOf } from "../../src/content/reading";
import { git, gitSucceeds } from "../edit/git";
import { listErrorsFiles } from "../sheets/files";
import { readAnswers } from "./read-answers";
import { type StagedSite, stageSite } from "./stage-site";
import { adoptionFolder, restoreTree } from "./switch-tree";

/** The answers of a file, or of a person in the terminal. */
export interface GivenAnswers {
  /** The file's path; of answers given in the terminal, the name under which problems are told. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** The root of the project, the language of its reader, and the output of an adoption. */
export interface AdoptOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  readonly say: (line: string) => void;
}

/** The answers have errors, each with its line. */
export class WrongAnswers extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super("The answers have errors.");
    this.name = "WrongAnswers";
  }
}

/**
 * Demands that nothing is under way in a project which an adoption could lose, and puts back what an adoption that was
 * broken off by a crash left behind.
 *
 * @param own files that may be there uncommitted: the answers and their sheet
 * @throws ClerkFault where it is no git repository, has uncommitted changes, or was adopted already
 */
export function demandAdoptable(root: string, own: readonly string[]): void {
  restoreTree(root);
  if (!gitSucceeds(root, "rev-parse", "--verify", "HEAD")) throw new ClerkFault(texts("adopt.no-repository"));
  const excluded = own
    .map((file) => path.relative(root, path.resolve(file)).replaceAll(path.sep, "/"))
    .filter((file) => !file.startsWith(".."))
    .map((file) => `:(exclude,literal)${file}`);
  const changed = git(root, "status", "--porcelain", "--", ".", ...excluded);
  if (changed !== "") {
    const files = changed.split("\n").map((line) => line.slice(3));
    const shown = files.length > 3 ? `${files.slice(0, 3).join(", ")}, …` : files.join(", ");
    throw new ClerkFault(texts("adopt.uncommitted", { files: shown }));
  }
  const [site] = entriesOf(readContent(root), "council");
  if (site && !site.value.specimen) throw new ClerkFault(texts("adopt.adopted-already", { file: site.file }));
}

/**
 * Makes the project a council's own. All is prepared aside and checked; only then are the files switched, in a process
 * of its own, which the end of this one does not stop.
 *
 * @throws WrongAnswers, or a ClerkFault where it cannot be done; the tree is then as it was
 */
export async function adoptSite({ file, bytes }: GivenAnswers, options: AdoptOptions): Promise<StagedSite> {
  const { root } = options;
  const { answers, problems } = readAnswers(root, file, bytes);
  if (!answers || countErrors(problems) > 0) throw new WrongAnswers(problems);
  const answersFolder = path.dirname(path.resolve(file));
  const sheet = typeof answers.districts === "string" ? [path.resolve(answersFolder, answers.districts)] : [];
  demandAdoptable(root, [file, ...sheet, ...sheet.flatMap(listErrorsFiles)]);
  try {
    const staged = await stageSite({ ...options, answers, answersFolder });
    await startSwitch(root, staged.paths);
    return staged;
  } finally {
    // Without a journal this only removes what was prepared.
    restoreTree(root);
  }
}

async function startSwitch(root: string, paths: readonly string[]): Promise<void> {
  const program = path.join(__dirname, "switch-process.ts");
  const args = ["--import", "tsx", program, path.resolve(root), ...paths];
  const child = spawn(process.execPath, args, { detached: true, stdio: ["ignore", "ignore", "inherit"] });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`The files in ${path.join(root, adoptionFolder)} could not be put in their places.`);
}
