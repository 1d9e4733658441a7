import { repositoryFile } from "../../src/pipeline/postbuild/editor/settings";
import type { Answers } from "./read-answers";

/** The file in which GitHub looks for who approves changes. */
export const codeOwnersFile = ".github/CODEOWNERS";

/** The path of the CODEOWNERS file on GitLab. */
const gitlabCodeOwnersFile = ".gitlab/CODEOWNERS";

/** The folders of the clerks' content, whose changes reviewers approve. */
const reviewed = ["/content/", "/static/documents/", "/static/brand/"];

/** The files of the project's settings that follow from the answers: their paths and texts. */
export function settingsFiles({ reviewers, maintainers, repository }: Answers): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  if (reviewers) {
    const text = codeOwners(reviewers, maintainers ?? reviewers);
    files.set(codeOwnersFile, text);
    if (repository?.host === "gitlab") files.set(gitlabCodeOwnersFile, text);
  }
  if (repository) {
    const { host, name } = repository;
    files.set(repositoryFile, `${JSON.stringify({ host, repository: name }, null, 2)}\n`);
  }
  return files;
}

function codeOwners(reviewers: readonly string[], maintainers: readonly string[]): string {
  const width = Math.max(...reviewed.map(({ length }) => length)) + 2;
  const line = (pattern: string, owners: readonly string[]) => `${pattern.padEnd(width)}${owners.join(" ")}\n`;
  return [
    "# Reviewers approve what clerks write; maintainers approve what makes the site.\n",
    line("*", maintainers),
    ...reviewed.map((folder) => line(folder, reviewers)),
  ].join("");
}
