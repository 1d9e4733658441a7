import { execFileSync } from "node:child_process";
import path from "node:path";
import {
  type ClerkLanguage,
  type ContentReading,
  countErrors,
  formatSummary,
  getEntries,
  listProjectFiles,
  type Problem,
  report,
} from "../src/content";
import { createFileDiagnostic } from "../src/content/diagnostic";
import { findOwnDocuments } from "../src/content/document-uses";
import { getCollectionPath } from "../src/content/files";
import { oldPathsSource } from "../src/content/folders";
import { compareLedger, ledgerFile } from "../src/content/ledger";
import { checkDocuments } from "../src/content/open-documents";
import { createSite, type Site, selectEntries } from "../src/content/site";
import { getTodayInIndia } from "../src/language/dates";
import { toMessage } from "../src/messages";
import { buildMoment } from "../src/pipeline/build-date";
import { findHidingWords } from "../src/pipeline/search/hiding-words";
import { readSiteContent, type SiteContent } from "../src/pipeline/site-content";
import { findExampleRemains } from "../src/pipeline/tasks/example-remains";
import { listTasks } from "../src/pipeline/tasks/open-items";
import { council } from "../src/schema/collections/site";
import { defineCommand } from "./command";
import { hostLimits, isHost } from "./publish/hosts";

const councilFile = getCollectionPath(council);

/** The settings of a check: the project, the language of its messages and the environment. */
interface CheckRun {
  readonly root: string;
  readonly language: ClerkLanguage;
  readonly environment: NodeJS.ProcessEnv;
}

/** Reads and checks a project's content, and opens its documents. */
export async function readProblems({ root, environment }: Omit<CheckRun, "language">) {
  const content = readSiteContent(listProjectFiles(root), buildMoment());
  const named = content.written.flatMap(({ fields }) => findOwnDocuments(fields));
  const languages = new Map(named.flatMap(({ name, language }) => (language ? [[name, language] as const] : [])));
  const ofDocuments = await checkDocuments(content.from, content.documents, { warns: true, languages });
  const isAdopted = getEntries(content, council).some(({ value }) => value.adopted);
  const remains = isAdopted ? [...findExampleRemains(content.from, content), ...countTasks(content, root)] : [];
  const unserved = [...unservedRedirects(content, environment.PUBLISH_TO), ...findHidingSearchWords(content)];
  const problems = [...content.problems, ...ofDocuments, ...compareLedgers(root), ...remains, ...unserved];
  return { ...content, problems };
}

/** Warns of the tasks that a council has not done although it has adopted the site. */
function countTasks(content: SiteContent, root: string): Problem[] {
  const { length: count } = listTasks(content, root).filter(({ kind }) => kind === "open");
  return count > 0 ? [createFileDiagnostic(councilFile, toMessage("open.adopted", { count }), "warning")] : [];
}

/**
 * Checks a project's content and prints the report. In GitHub Actions, also prints it as annotations.
 *
 * @returns 1 if errors prevent publication, else 0
 */
export async function checkContent({ root, language, environment }: CheckRun): Promise<number> {
  const content = await readProblems({ root, environment });
  const { problems } = content;
  const lines = [report(problems, { language, format: "terminal" })];
  if (environment.GITHUB_ACTIONS === "true") lines.push(report(problems, { language, format: "github" }));
  lines.push(formatSummary(content, language));
  console.log(lines.filter((line) => line !== "").join("\n"));
  return countErrors(problems) > 0 ? 1 : 0;
}

defineCommand(__filename, {
  name: "check",
  summary: "Reads the content and reports its errors and warnings.",
  isForClerks: true,
  run: ({ language, root }) => checkContent({ language, root, environment: process.env }),
});

/** Creates the site that the search indexes: all entries, with the names of documents alone. */
function createSearchedSite({ entries, documents }: ContentReading): Site {
  const found = documents.map(({ name }) => ({
    ...{ name, language: null, digest: "", address: "", pages: null, bytes: 0 },
    type: path.extname(name).slice(1),
  }));
  return createSite(selectEntries(entries), found, getTodayInIndia(new Date()));
}

/** Finds words of the search in `content/site.yaml` that keep a page from being found by a word of its title. */
function findHidingSearchWords(content: ContentReading): Problem[] {
  const added = getEntries(content, council).flatMap(({ value }) => value.searchWords ?? []);
  const words = added.flatMap((item) => item.words.toLowerCase().split(/\s+/u));
  return findHidingWords(createSearchedSite(content), words).map((values) =>
    createFileDiagnostic(councilFile, toMessage("search-word-hides", { ...values })),
  );
}

/**
 * Compares the ledger with those of the latest commit and its first parent. On a pull request the latest
 * commit is the merge, and its first parent is the target branch. Finds nothing without a git history.
 */
function compareLedgers(root: string): Problem[] {
  const files = listProjectFiles(root);
  const found = ["HEAD", "HEAD^1"].flatMap((commit) => compareLedger(files, ledgerIn(root, commit)));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Returns the ledger at a commit; empty if the commit does not exist or has no ledger. */
function ledgerIn(root: string, commit: string): string {
  try {
    return execFileSync("git", ["show", `${commit}:./${ledgerFile}`], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

/**
 * Returns a warning if the site's host cannot serve some redirects of the previous site.
 *
 * @param publishTo the host that CI publishes to; by default GitHub Pages or GitLab Pages
 */
function unservedRedirects({ oldPaths }: Pick<ContentReading, "oldPaths">, publishTo = ""): Problem[] {
  const host = isHost(publishTo) ? publishTo : "pages";
  const { redirects, queries } = hostLimits[host];
  const unserved = oldPaths.filter(({ query }) => !redirects || (!queries && query !== undefined));
  if (unserved.length === 0) return [];
  const name = host === "git" ? "Netlify, Cloudflare Pages" : "GitHub Pages, GitLab Pages";
  const values = { count: unserved.length, total: oldPaths.length, host: name };
  return [createFileDiagnostic(oldPathsSource, toMessage("redirect-host", values), "warning")];
}
