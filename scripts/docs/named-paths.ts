import { readFileSync } from "node:fs";
import path from "node:path";

/** A path that a document names, and the line on which it does. */
export interface NamedPath {
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
export function namedPaths(root: string, file: string): NamedPath[] {
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
