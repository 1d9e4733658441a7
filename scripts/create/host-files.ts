import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { codeFolder } from "../setup/run.mjs";

/** The services that hold the repository of a council. */
export type RepositoryHost = "github" | "gitlab";

/** The workflows of each host. Their paths are those of this project. */
const hostFiles: Readonly<Record<RepositoryHost, readonly string[]>> = {
  github: [".github/workflows", ".github/actions", ".github/dependabot.yml", ".github/pull_request_template.md"],
  gitlab: [".gitlab-ci.yml", ".github/actions/scripts/fetch.sh"],
};

/** The files of every host. */
const anyHostFiles = ["LICENSE", ".node-version", ".devcontainer"];

/** What npm leaves out of an archive, with its text. */
const otherFiles: Readonly<Record<string, string>> = {
  ".gitattributes": "* text=auto eol=lf\ncontent/.translated/records.txt merge=union\n*.pdf binary\n",
  ".gitignore": [
    ...[
      "/node_modules/",
      "/.site/",
      "/.cache",
      "/public",
      "/deploy",
      "/.kept/",
      "/.trial/",
      "/.prepared/",
      "/.releases/",
    ],
    ...["/.release.lock", "/preview/", "/scripts/", "*.log", "*.errors.csv", "/private/", ".DS_Store", ""],
  ].join("\n"),
  ".npmrc": "# No package runs an install script.\nignore-scripts=true\n",
};

/** Matches the parts of a workflow that concern the code alone: a line with the mark, or the lines between two marks. */
const ofCode = /^.*\bCode only: begin\b[\s\S]*?\bCode only: end\b.*\n|^.*# Code only\n/gmu;

/** Returns a workflow as councils have it. */
export const leaveOutCode = (workflow: string): string => workflow.replace(ofCode, "");

/**
 * Writes the workflows and the settings of git and npm into a council's folder.
 *
 * @param product the folder of the version of the product that has them
 * @param host by default the host whose workflows are there already
 */
export function writeWorkflows(council: string, product = codeFolder, host = findHost(council)): void {
  for (const [file, text] of Object.entries(otherFiles)) writeFileSync(path.join(council, file), text);
  for (const part of [...hostFiles[host], ...anyHostFiles]) {
    for (const file of listFilesAt(product, part)) {
      const to = path.join(council, file);
      mkdirSync(path.dirname(to), { recursive: true });
      writeFileSync(to, leaveOutCode(readFileSync(path.join(product, file), "utf8")));
    }
  }
}

const findHost = (council: string): RepositoryHost =>
  existsSync(path.join(council, ".gitlab-ci.yml")) ? "gitlab" : "github";

function listFilesAt(product: string, part: string): string[] {
  const whole = path.join(product, part);
  if (!statSync(whole).isDirectory()) return [part];
  return readdirSync(whole).flatMap((name) => listFilesAt(product, `${part}/${name}`));
}
