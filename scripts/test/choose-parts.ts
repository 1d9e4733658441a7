import { readFileSync } from "node:fs";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { type Part, parts } from "../../tests/nightly/parts";
import { figuresFile, recordedCommit } from "./figures";

/** Why the night cannot begin, as a sentence for developers. */
export class NightFault extends Error {}

/**
 * Chooses the nightly parts to run, and describes the choice if a change determined it.
 *
 * @param names the names of the parts; without one, all but those that run only by name
 * @param since a commit, of whose parts only those run whose files differ from it; empty for that in `docs/figures.json`
 * @throws NightFault if there is no such part or commit
 */
export function chooseParts(names: readonly string[], since: string | undefined, root = "."): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new NightFault(`No part ${unknown.join(", ")}. The parts: ${parts.map(({ name }) => name).join(", ")}`);
  const named = parts.filter(({ name, isByNameAlone }) => (names.length > 0 ? names.includes(name) : !isByNameAlone));
  if (since === undefined) return named;
  const base = findBase(since, root);
  if (base === undefined) {
    console.log(
      "This clone is shallow and lacks the commit to compare with, so no nightly part ran: git fetch --unshallow",
    );
    return [];
  }
  const differs = (files: readonly string[]) => !gitSucceeds(root, "diff", "--quiet", base, "HEAD", "--", ...files);
  const isEach = differs(common);
  const changed = named.filter(
    ({ specs, paths, isByPathsAlone }) => (!isByPathsAlone && (isEach || differs(specs))) || differs(paths),
  );
  console.log(`Nightly parts that differ from ${base}: ${changed.map(({ name }) => name).join(", ") || "none"}`);
  return changed;
}

/**
 * Finds the commit that the files of the parts are compared with.
 *
 * @param asked a name of the commit; without one, that in `docs/figures.json`
 * @returns its hash; undefined if a shallow clone lacks it
 * @throws NightFault if there is no such commit, or if it is HEAD itself
 */
function findBase(asked: string, root: string): string | undefined {
  const name = asked || readRecordedCommit(root);
  const options = ["rev-parse", "--verify", "--quiet"] as const;
  if (!gitSucceeds(root, ...options, `${name}^{commit}`)) {
    if (git(root, "rev-parse", "--is-shallow-repository") === "true") return undefined;
    throw new NightFault(`This repository has no commit ${name} to compare the nightly parts with: .ci/run COMMIT`);
  }
  const base = git(root, ...options, `${name}^{commit}`);
  if (base === git(root, "rev-parse", "HEAD"))
    throw new NightFault(`The commit ${name} is HEAD itself, so no part would differ: .ci/run EARLIER-COMMIT`);
  return base;
}

function readRecordedCommit(root: string): string {
  try {
    return recordedCommit.parse(JSON.parse(readFileSync(path.join(root, figuresFile), "utf8"))).commit;
  } catch (cause) {
    const fault = `${figuresFile} names no commit (40 hex digits in "commit") to compare the nightly parts with`;
    throw new NightFault(`${fault}: .ci/run COMMIT`, { cause });
  }
}

/** The files that every part depends on. */
const common = ["package-lock.json", ".node-version", "playwright.config.ts", "tests/nightly/playwright.config.ts"];

/** Returns the files of a part's tests, also those that are not committed yet. */
export function listSpecs({ specs }: Part): string[] {
  return git(".", "ls-files", "--cached", "--others", "--exclude-standard", "--", ...specs).split("\n");
}
