import { spawnSync } from "node:child_process";
import { cpSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { withSampleFolder } from "../../tests/cases/folder";
import { sampleFiles } from "../../tests/cases/sample";
import { councilFolder } from "../../tests/site/council";

const { PATH } = process.env;

/** Runs TypeScript in a folder, in a process that inherits nothing from Jest, and returns what it prints. */
const runIn = (cwd: string, ...args: string[]) =>
  spawnSync(process.execPath, ["--import", require.resolve("tsx"), ...args], { cwd, env: { PATH }, encoding: "utf8" })
    .stdout;

test("no command changes the environment when it is loaded, so that its importers read the council's content", () => {
  const load = `const before = JSON.stringify(process.env);
    require("./scripts/help.ts").listCommands();
    console.log(JSON.stringify(process.env) === before);`;
  expect(runIn(".", "--eval", load)).toBe("true\n");
});

test("checks a council's content with its own languages and vocabularies", async () => {
  const school = "content/tables/schools/school-1.yaml";
  await withSampleFolder(async ({ root, write }) => {
    symlinkSync(path.resolve("src"), path.join(root, "src"));
    // This council has no Sanskrit, so no list of verses.
    rmSync(path.join(root, "content/pages/verses.yaml"), { force: true });
    cpSync(path.join(councilFolder, "content/vocabularies"), path.join(root, "content/vocabularies"), {
      recursive: true,
    });
    write({
      "content/locales/languages.yaml": "[en, hi]\n",
      [school]: String(sampleFiles[school])
        .replace("level: prathama", "level: gurukul")
        .replace(/^ {2}sa: .+\n/mu, ""),
      "content/vocabularies/level.yaml":
        "key: level\ntitle: { en: Levels, hi: स्तर }\nvalues:\n  - { key: gurukul, name: { en: Gurukul, hi: गुरुकुल } }\n",
    });
    expect(runIn(root, path.resolve("scripts/check.ts"))).toContain("no errors");
  });
});
