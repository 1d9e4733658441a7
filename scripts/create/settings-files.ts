import { writeFileSync } from "node:fs";
import path from "node:path";
import { fillTemplate } from "../../src/pipeline/fill-template";
import { repositoryFile } from "../../src/pipeline/postbuild/editor/repository";
import { codeOwnersFiles } from "../../src/pipeline/tasks/open-items";
import type { AdoptionAnswers } from "./read-answers";

/** The folders whose changes are approved by reviewers instead of maintainers. */
const reviewed = ["/content/", "/static/documents/", "/static/brand/"];

/**
 * Returns the settings files (CODEOWNERS, repository and others) that follow from a council's answers, as text by path.
 */
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

/** The name of a council in the languages of its texts. */
type CouncilName = Readonly<Record<string, string | undefined>>;

/** Writes the READMEs in English and Hindi into a council's folder. */
export function writeReadmes(root: string, name: CouncilName = {}): void {
  const english = name.en ?? name.hi ?? "A council for Sanskrit education";
  const titles = { "README.md": english, "README.hi.md": name.hi ?? english };
  for (const [file, title] of Object.entries(titles))
    writeFileSync(path.join(root, file), fillTemplate(path.join(__dirname, `council-${file}`), { title }));
}
