import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { parseEntries } from "../../src/content/entry";
import { contentFolder, staticFolder } from "../../src/content/folders";
import { listDueMoments } from "../../src/content/scheduled";
import { computeSha256 } from "../../src/content/sha256";
import { getMinuteInIndia, getNextDay } from "../../src/language/dates";
import { computeCodeDigest, isPublishedWhole, stampFile } from "../../src/pipeline/gatsby-cache";
import { readSourceCommit } from "../../src/pipeline/git";
import { listFiles } from "../../src/pipeline/published-folder";
import { codeFolder } from "../setup/run.mjs";

/** The file that records from what `npm start` last built the site. */
const recordFile = path.join(".cache", "started");

/** The inputs of a build. */
export interface Inputs {
  /** The digest of everything that decides the result of a build, except the time. */
  readonly digest: string;
  /** The first and the last minute in India, YYYY-MM-DDTHH:MM, between which no entry becomes due. */
  readonly from: string;
  readonly before: string;
}

/** Matches the environment variables that decide the result of a build. */
const settings = /^(?:GATSBY_(?!CPU_COUNT)|EDITOR|COMPRESSION_LEVEL$|CONTENT_FOLDER$|BUILD_DATE$)/u;

/** Reads the current inputs of a build of the project. */
export function readInputs(project: string, code = codeFolder): Inputs {
  const from = getMinuteInIndia(new Date());
  const { written } = parseEntries(listProjectFiles(project));
  const midnight = `${getNextDay(from.slice(0, 10))}T00:00`;
  return {
    digest: digestInputs(project, code),
    from,
    before: listDueMoments(written).find((due) => due > from) ?? midnight,
  };
}

/** Records that the site was built from certain inputs. */
export function recordBuild(project: string, { digest, from, before }: Inputs): void {
  writeFileSync(path.join(project, recordFile), [digest, from, before, timeOfStamp(project)].join("\n"));
}

/** Checks whether `public/` equals the result of a build of the project now. */
export function isBuilt(project: string, code = codeFolder): boolean {
  const file = path.join(project, recordFile);
  if (!existsSync(file) || !existsSync(stampFile(project))) return false;
  const [digest, from = "", before = "", stamped] = readFileSync(file, "utf8").split("\n");
  const now = getMinuteInIndia(new Date());
  if (now < from || now >= before || stamped !== timeOfStamp(project)) return false;
  return digest === digestInputs(project, code) && isPublishedWhole(project);
}

/** Returns the modification time of Gatsby's stamp, which any later build changes. */
const timeOfStamp = (project: string) => String(statSync(stampFile(project)).mtimeMs);

function digestInputs(project: string, code: string): string {
  const folders = [contentFolder, staticFolder, "editor"];
  const files = folders.flatMap((folder) =>
    listFiles(path.join(project, folder)).map((file) => path.join(project, folder, file)),
  );
  const variables = Object.entries(process.env).filter(([name]) => settings.test(name));
  return computeSha256(
    JSON.stringify([
      computeCodeDigest(code),
      // The pages show when their content was last changed.
      readSourceCommit(project),
      variables.sort(),
      files.sort().map((file) => [file, computeSha256(readFileSync(file))]),
    ]),
  );
}
