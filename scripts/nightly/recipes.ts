/**
 * `npm run test:nightly -- recipes [NAME …]`: follows recipes of `docs/how-to` in copies of the project, as they are
 * written, and builds. Ends with 1 and the recipe that failed. `KEEP_COPIES=1` leaves the copies to be looked at.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { follow, readRecipe } from "../docs/recipe";
import { copyProject } from "../setup/copy-project";

/** Pages that a recipe adds or changes, below the published folder, each with something that it must say. */
const changedPages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "add-a-language": { "ne/index.html": 'lang="ne"', "ne/Government-Order/index.html": 'lang="ne"' },
  "add-a-collection": { "Publications/index.html": "Example grammar", "sa/Publications/index.html": "उदाहरणव्याकरणम्" },
  "add-a-column": { "Government-Order/index.html": ">Office<", "hi/Government-Order/index.html": ">कार्यालय<" },
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
    for (const [page, text] of Object.entries(changedPages[name] ?? {})) {
      const html = readFileSync(path.join(project, "public", page), "utf8");
      if (!html.includes(text)) throw new Error(`${page} does not say ${text}`);
    }
    console.log(`${name}: followed and built.`);
  } finally {
    if (process.env.KEEP_COPIES) console.log(`The copy stays in ${project}.`);
    else rmSync(project, { recursive: true, force: true });
  }
}

const names = process.argv.slice(2);
for (const name of names.length > 0 ? names : Object.keys(changedPages)) tryRecipe(name);
