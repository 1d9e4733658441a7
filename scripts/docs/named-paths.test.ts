import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { councilFolder } from "../../tests/site/council";

/** A path that a document names, and the line on which it does. */
interface NamedPath {
  readonly line: number;
  /** From the project's root. */
  readonly path: string;
}

/** Folders of the project that documents name files of. */
const inProject = /^(?:\.github|\.devcontainer|content|docs|editor|scripts|src|static|tests)\/[\w./@-]+$/u;

/**
 * Finds the paths that a document names: in code spans that begin with a folder of the project, and in links to files.
 * Patterns with `<…>`, `*` or `KEY` are no paths.
 *
 * @param file the document, from the project's root
 */
function namedPaths(root: string, file: string): NamedPath[] {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  let isInFence = false;
  return lines.flatMap((text, index) => {
    if (text.trimStart().startsWith("```")) isInFence = !isInFence;
    if (isInFence) return [];
    const spans = Array.from(text.matchAll(/`([^`]+)`/gu), ([, span = ""]) => span).filter((span) =>
      inProject.test(span),
    );
    const links = Array.from(text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/gu), ([, link = ""]) =>
      path.posix.join(path.posix.dirname(file), link),
    );
    return [...spans, ...links].map((named) => ({ line: index + 1, path: named }));
  });
}

const root = path.resolve(__dirname, "../..");
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith(".md") && name !== "CHANGELOG.md"),
  ...readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join("docs", name.replaceAll(path.sep, "/"))),
];

/** Paths that a command or a clerk writes for a council and that this project may lack. */
const written = [
  "content/.published/documents.txt",
  "content/.translated/",
  "content/redirects.csv",
  "editor/repository.json",
  "static/brand/",
];

/** Returns whether a path exists. An entry's folder may be empty in the project, but not in the council for tests. */
function exists(named: string): boolean {
  return [root, path.join(root, councilFolder)].some((folder) => existsSync(path.join(folder, named)));
}

/** Files that a recipe creates. */
function createdIn(file: string): string[] {
  const created = readFileSync(path.join(root, file), "utf8").matchAll(/\bCreate\s+`([^`]+)`:\s*$/gmu);
  return Array.from(created, ([, name = ""]) => name);
}

test("every file and folder that a document names exists", () => {
  const missing = documents.flatMap((file) =>
    namedPaths(root, file)
      .filter((named) => !written.includes(named.path) && !createdIn(file).includes(named.path))
      .filter((named) => !exists(named.path))
      .map((named) => `${file}:${named.line}: ${named.path}`),
  );
  expect(missing).toEqual([]);
});

test("the map names the files of the flow", () => {
  const named = namedPaths(root, "ARCHITECTURE.md").map((each) => each.path);
  expect(named).toEqual(expect.arrayContaining(["src/site/routes.ts", "src/templates/list.tsx", "src/app/index.ts"]));
});

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
const span = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/gu;
const isIdentifier = (word: string) => /[a-z][A-Z]/u.test(word);

test("every identifier in backticks in a comment exists in the code", () => {
  const names = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = names.split("\n").filter(Boolean);
  const texts = files.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
  const code = new Set(texts.flatMap(({ text }) => text.replace(comment, "").match(/[A-Za-z_$][\w$]*/gu) ?? []));
  const missing = texts.flatMap(({ file, text }) =>
    Array.from(text.matchAll(comment), ([found]) => found)
      .flatMap((found) => Array.from(found.matchAll(span), ([, name = ""]) => name.split(".")).flat())
      .filter((word) => isIdentifier(word) && !code.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});
