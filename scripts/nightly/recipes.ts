/**
 * `npm run test:nightly -- recipes [NAME …]`: follows recipes of `docs/how-to` in copies of the project, as they are
 * written, and builds. Ends with 1 and the recipe that failed. `KEEP_COPIES=1` leaves the copies to be looked at.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { follow, readRecipe } from "../docs/recipe";
import { copyProject } from "../setup/copy-project";

/** A page that a recipe adds, below the published folder. */
const addedPages: Readonly<Record<string, readonly string[]>> = {
  "add-a-language": ["ne/index.html", "ne/Government-Order/index.html"],
  "add-a-collection": ["Publications/index.html", "sa/Publications/index.html"],
};

function tryRecipe(name: string): void {
  const project = copyProject(`recipe-${name}`);
  try {
    // The translations' records and the days of pages come from the history.
    execFileSync("git", ["clone", "--quiet", "--bare", ".", path.join(project, ".git")]);
    execFileSync("git", ["config", "core.bare", "false"], { cwd: project });
    for (const action of readRecipe(readFileSync(path.join("docs/how-to", `${name}.md`), "utf8")))
      if (action.kind !== "run" || action.command !== "npm run build") follow(project, action);
    follow(project, { kind: "run", command: "EDITOR=none npm run build" });
    const missing = (addedPages[name] ?? []).filter((page) => !existsSync(path.join(project, "public", page)));
    if (missing.length > 0) throw new Error(`The build has no ${missing.join(", ")}`);
    console.log(`${name}: followed and built.`);
  } finally {
    if (process.env.KEEP_COPIES) console.log(`The copy stays in ${project}.`);
    else rmSync(project, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(addedPages)) tryRecipe(name);
