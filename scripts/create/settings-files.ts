import { repositoryFile } from "../../src/pipeline/postbuild/editor/settings";
import type { AdoptionAnswers } from "./read-answers";

/** The files that name the approvers of changes, on GitHub and on GitLab. */
export const codeOwnersFiles = [".github/CODEOWNERS", ".gitlab/CODEOWNERS"] as const;

/** The folders whose changes are approved by reviewers instead of maintainers. */
const reviewed = ["/content/", "/static/documents/", "/static/brand/"];

/** Returns the settings files that follow from the answers: a map from path to text. */
export function createSettingsFiles({
  reviewers,
  maintainers,
  repository,
}: AdoptionAnswers): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const [github, gitlab] = codeOwnersFiles;
  if (reviewers)
    files.set(repository?.host === "gitlab" ? gitlab : github, codeOwners(reviewers, maintainers ?? reviewers));
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
    "# Reviewers approve what clerks write; maintainers approve the version of the site and its workflows.\n",
    line("*", maintainers),
    ...reviewed.map((folder) => line(folder, reviewers)),
  ].join("");
}
