import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One action of a recipe. Files are paths from the project's root. */
export type Action =
  | { readonly kind: "edit"; readonly file: string; readonly before: string; readonly after: string }
  | { readonly kind: "create"; readonly file: string; readonly text: string }
  | { readonly kind: "run"; readonly command: string };

const fence = /^( *)```(\w+)\n(.*?)\n\1```$/gmsu;
const span = /`([^`\n]+)`/gu;

/**
 * Reads the actions out of a recipe in Markdown, in order: a `diff` block edits the file that was named last, a `sh` block
 * runs each of its lines, and any other block is the text of the file that was named last, after the word "Create".
 *
 * @throws for a block before which no file is named
 */
export function readRecipe(markdown: string): Action[] {
  const actions: Action[] = [];
  let end = 0;
  let file: string | undefined;
  for (const match of markdown.matchAll(fence)) {
    const [whole, indent = "", language = "", body = ""] = match;
    const prose = markdown.slice(end, match.index);
    end = match.index + whole.length;
    file =
      Array.from(prose.matchAll(span), ([, name = ""]) => name).findLast((name) => /\/.*\.\w+$/u.test(name)) ?? file;
    const lines = body.split("\n").map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    if (language === "sh") actions.push(...lines.map((command) => ({ kind: "run" as const, command })));
    else if (file === undefined) throw new Error(`No file is named before the block: ${body}`);
    else if (language === "diff") actions.push({ kind: "edit", file, ...sidesOf(lines) });
    else if (/\bCreate\s+`[^`]+`:\s*$/u.test(prose))
      actions.push({ kind: "create", file, text: `${lines.join("\n")}\n` });
  }
  return actions;
}

/** The text before and after a diff: lines that begin with a space stand in both. */
function sidesOf(lines: readonly string[]): { readonly before: string; readonly after: string } {
  const side = (left: string) =>
    lines
      .filter((line) => !line.startsWith(left))
      .map((line) => line.slice(1))
      .join("\n");
  return { before: side("+"), after: side("-") };
}

/**
 * Follows one action in a project.
 *
 * @throws when the text to edit does not stand in the file exactly once, or a command fails
 */
export function follow(project: string, action: Action): void {
  if (action.kind === "run") {
    execFileSync("sh", ["-c", action.command], { cwd: project, stdio: ["ignore", "ignore", "inherit"] });
    return;
  }
  const file = path.join(project, action.file);
  if (action.kind === "create") {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, action.text, { flag: "wx" });
    return;
  }
  const parts = readFileSync(file, "utf8").split(action.before);
  if (parts.length !== 2)
    throw new Error(`${action.file} has ${parts.length - 1} times the text that the recipe edits:\n${action.before}`);
  writeFileSync(file, parts.join(action.after));
}
