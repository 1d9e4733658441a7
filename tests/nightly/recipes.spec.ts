/** Every recipe is followed to the letter in a copy of the project: its changes, then its commands. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { replaceWithCopy } from "../../scripts/setup/copy-project";
import { applyRecipe, listCommands, recipes } from "../site/recipes";

/** Returns the folder of a worker's copies. The next recipe replaces the copy, and uses the caches in it. */
const getFolder = () => path.join(".trial", `recipe-${test.info().parallelIndex}`);

/** Checks of types look only at what differs from the recipe before. */
const types = "npx tsc --noEmit";
const typesAgain = `${types} --incremental --tsBuildInfoFile .cache/types.json`;

/** Matches commands that build or serve a site, or open a browser. Other tests do, every day. */
const slow = /^(?:npm run (?:build|serve)|npx playwright)/u;

for (const recipe of recipes) {
  test(`${recipe} leaves a project without an error`, () => {
    test.setTimeout(1_800_000);
    const folder = getFolder();
    replaceWithCopy(folder);
    for (const [file, text] of applyRecipe(recipe)) {
      const whole = path.join(folder, file);
      mkdirSync(path.dirname(whole), { recursive: true });
      writeFileSync(whole, text);
    }
    for (const command of listCommands(recipe).filter((one) => !slow.test(one))) {
      const { status, stdout, stderr } = spawnSync(command === types ? typesAgain : command, {
        cwd: folder,
        // The copy has content of its own.
        env: { ...process.env, CONTENT_FOLDER: "" },
        shell: true,
        encoding: "utf8",
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
    }
  });
}
