import {
  type ChangeKind,
  type DescribedChange,
  describeEntryChange,
  describeFileChange,
  findCollectionOf,
} from "../../src/changes/describe-change";
import { createNameFinder } from "../../src/changes/find-names";
import type { Diagnostic } from "../../src/content/diagnostic";
import { memoize } from "../../src/content/memoize";
import { type ClerkLanguage, getTexts } from "../../src/messages";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { formatOtherFiles, formatSection, inBothLanguages } from "./format-request";

/** The languages of a description, in their order. */
const readers: readonly ClerkLanguage[] = ["hi", "en"];

/** The request at HEAD of a repository. */
interface Request {
  readonly root: string;
  /** A commit of the target branch. */
  readonly base: string;
  /** All problems of the content. The description has the errors, and the warnings about files that change. */
  readonly problems: readonly Diagnostic[];
  /** The URL of the run that stores the built site; undefined if none is built. */
  readonly run?: string | undefined;
}

/** A file that differs between the branch point and HEAD. */
interface FileEdit {
  readonly path: string;
  readonly kind: ChangeKind;
}

/** Describes what a request changes as Markdown, in Hindi and English, for the people who approve it. */
export function describeRequest({ root, base, problems, run }: Request): string {
  const edits = listEdits(root, base);
  const others = edits.filter(({ path }) => !isContent(path));
  const ofContent = edits.filter(({ path }) => isContent(path));
  const changed = new Set(edits.map(({ path }) => path));
  const told = problems.filter(({ file, severity }) => severity === "error" || changed.has(file));
  const start = git(root, "merge-base", base, "HEAD");
  const readText = memoize((name: string) =>
    gitSucceeds(root, "cat-file", "-e", name) ? git(root, "show", name) : undefined,
  );
  const describe = ({ path, kind }: FileEdit, language: ClerkLanguage): DescribedChange => {
    const collection = findCollectionOf(path);
    if (!collection) return describeFileChange(path, kind);
    const [before, after] = [`${start}:${path}`, `HEAD:${path}`].map(readText);
    const findNames = createNameFinder((file) => readText(`HEAD:${file}`));
    return describeEntryChange(collection, path, before, after, language, findNames);
  };
  const sections = readers.flatMap((language) => [
    `### ${getTexts("changes.language")[language]}`,
    ...formatSection({
      language,
      problems: told,
      files: ofContent.map((edit) => ({ path: edit.path, describe: () => describe(edit, language) })),
    }),
  ]);
  const site = run ? [formatSiteHint(run)] : [];
  return [`## ${inBothLanguages("changes.title")}`, ...sections, ...formatOtherFiles(others), ...site, ""].join("\n\n");
}

/** Says where the built site is. Clerks never read this, so it may name programs. */
function formatSiteHint(run: string): string {
  const command = "`npm run serve -- FOLDER`";
  return [
    `इस बदलाव के साथ पूरी साइट: [इस जाँच](${run}) का artifact “site”। उसे खोलकर (unzip) ${command} चलाएँ।`,
    `The whole site with this change: the artifact “site” of [this run](${run}). Unpack it, and run ${command}.`,
  ].join(" · ");
}

/** Checks whether a path is that of an entry, a document or the record of a withdrawal. */
function isContent(path: string): boolean {
  return findCollectionOf(path) !== undefined || describeFileChange(path, "changed").what !== "other";
}

const kinds: Readonly<Record<string, ChangeKind>> = { A: "added", D: "deleted" };

/** Lists the files that differ between the branch point and HEAD. A moved file is listed with both paths. */
function listEdits(root: string, base: string): FileEdit[] {
  const list = git(root, "diff", "--name-status", "--no-renames", "-z", `${base}...HEAD`, "--");
  return Array.from(list.matchAll(/([A-Z])\0([^\0]+)\0/gu), ([, status = "", path = ""]) => {
    return { path, kind: kinds[status] ?? "changed" };
  });
}
