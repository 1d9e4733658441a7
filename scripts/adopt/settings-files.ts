import { repositoryFile } from "../../src/pipeline/postbuild/editor/settings";
import type { AdoptionAnswers } from "./read-answers";

/** The path of the CODEOWNERS file on GitHub, which names the approvers of changes. */
export const codeOwnersFile = ".github/CODEOWNERS";

/** The path of the CODEOWNERS file on GitLab. */
const gitlabCodeOwnersFile = ".gitlab/CODEOWNERS";

/** The folders whose changes are approved by reviewers instead of maintainers. */
const reviewed = ["/content/", "/static/documents/", "/static/brand/"];

/** Returns the settings files that follow from the answers: a map from path to text. */
export function createSettingsFiles({
  reviewers,
  maintainers,
  repository,
}: AdoptionAnswers): ReadonlyMap<string, string> {
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
