import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { councilFolder } from "../../tests/site/council";

/** A path named in a document, with its line number. */
interface NamedPath {
  readonly line: number;
  /** The path from the project's root. */
  readonly path: string;
}

/** Matches paths in the project's folders. */
const inProject = /^(?:\.github|\.devcontainer|content|docs|editor|scripts|src|static|tests)\/[\w./@-]+$/u;

/**
 * Finds the paths named in a document: code spans that begin with a folder of the project, and links to files.
 * Ignores patterns with `<…>`, `*` or `KEY`.
 *
 * @param file the document's path from the project's root
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

/** Paths that a command or a clerk creates for a council. They may be missing in this project. */
const written = [
  "content/.published/documents.txt",
  "content/.published/withdrawn/",
  "content/.translated/",
  "content/redirects.csv",
  "private/",
  "editor/repository.json",
  "static/brand/",
];

/** Checks whether a path exists in the project or in the council for tests, which has no empty folders of entries. */
function exists(named: string): boolean {
  return [root, path.join(root, councilFolder)].some((folder) => existsSync(path.join(folder, named)));
}

/** Returns the files that a recipe creates. */
function createdIn(file: string): string[] {
  const created = readFileSync(path.join(root, file), "utf8").matchAll(/\bCreate\s+`([^`]+)`:\s*$/gmu);
  return Array.from(created, ([, name = ""]) => name);
}

test("documents name only existing files and folders", () => {
  const missing = documents.flatMap((file) =>
    namedPaths(root, file)
      .filter((named) => !written.includes(named.path) && !createdIn(file).includes(named.path))
      .filter((named) => !exists(named.path))
      .map((named) => `${file}:${named.line}: ${named.path}`),
  );
  expect(missing).toEqual([]);
});

test("ARCHITECTURE.md names the files of the data flow", () => {
  const named = namedPaths(root, "ARCHITECTURE.md").map((each) => each.path);
  expect(named).toEqual(expect.arrayContaining(["src/site/routes.ts", "src/templates/list.tsx", "src/app/index.ts"]));
});

const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;
const span = /`([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(?:\(\))?`/gu;
const isIdentifier = (word: string) => /[a-z][A-Z]/u.test(word);
const fileInProject = /\b(?:docs|product|scripts|src|static|tests)\/[\w./-]+\.(?:[cm]?[jt]sx?|css|json|md|yaml)\b/gu;

/** The comments of each file of code and style, and the code without them. */
const commented = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.cjs", "*.css"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter(Boolean)
  .map((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return { file, comments: text.match(comment) ?? [], code: text.replace(comment, "") };
  });

test("comments name only existing identifiers in backticks", () => {
  const code = new Set(commented.flatMap((each) => each.code.match(/[A-Za-z_$][\w$]*/gu) ?? []));
  const missing = commented.flatMap(({ file, comments }) =>
    comments
      .flatMap((found) => Array.from(found.matchAll(span), ([, name = ""]) => name.split(".")).flat())
      .filter((word) => isIdentifier(word) && !code.has(word))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});

test("comments name only existing files", () => {
  const missing = commented.flatMap(({ file, comments }) =>
    comments
      .flatMap((found) => found.match(fileInProject) ?? [])
      .filter((named) => !exists(named))
      .map((named) => `${file}: ${named}`),
  );
  expect(missing).toEqual([]);
});
