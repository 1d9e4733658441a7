import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { councilFolder } from "../../src/site/council.testing";
import { follow, readRecipe } from "./recipe";

const root = path.resolve(__dirname, "../..");
const folder = path.join(root, "docs/how-to");
const recipes = readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name), "utf8") }));

/** A council changes the texts of its interface; those of the council for tests are as upstream has them. */
const upstream = (file: string) => (file.startsWith("content/") ? path.join(councilFolder, file) : file);

test.each(recipes)("every edit of $name finds its text once in its file", ({ text }) => {
  for (const action of readRecipe(text)) {
    if (action.kind !== "edit") continue;
    const count = readFileSync(path.join(root, upstream(action.file)), "utf8").split(action.before).length - 1;
    expect({ file: action.file, before: action.before, count }).toMatchObject({ count: 1 });
  }
});

test("the index links to every recipe", () => {
  const index = recipes.find(({ name }) => name === "README.md")?.text ?? "";
  const missing = recipes.filter(({ name }) => name !== "README.md" && !index.includes(`](${name})`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("a recipe is followed: a file is created and edited, a command is run", () => {
  const project = mkdtempSync(path.join(tmpdir(), "recipe-"));
  const recipe = [
    "1. Create `a/one.ts`:",
    "",
    "   ```ts",
    "   const a = 1;",
    "   const c = 3;",
    "   ```",
    "",
    "2. In `a/one.ts`:",
    "",
    "   ```diff",
    "    const a = 1;",
    "   +const b = 2;",
    "   -const c = 3;",
    "   ```",
    "",
    "   ```sh",
    "   cp a/one.ts a/two.ts",
    "   ```",
  ].join("\n");
  try {
    for (const action of readRecipe(recipe)) follow(project, action);
    expect(readFileSync(path.join(project, "a/two.ts"), "utf8")).toBe("const a = 1;\nconst b = 2;\n");
    writeFileSync(path.join(project, "a/one.ts"), "const b = 2;\n");
    const [, edit] = readRecipe(recipe);
    expect(() => edit && follow(project, edit)).toThrow("a/one.ts has 0 times");
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
