/** Reads the recipes in `docs/how-to` and applies their changes, so that tests can try each of them. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = path.join("docs", "how-to");

/** A block of a recipe between two fences: what it is written in, the file named last before it, and its text. */
interface Block {
  readonly language: string;
  readonly file: string;
  /** True if the recipe says "Create" before the file. */
  readonly isNew: boolean;
  readonly text: string;
}

/** The names of all recipes. */
export const recipes = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");

/** Matches the file that the next block changes or creates: a path with an ending, in backticks. */
const named = /(\bCreate\s+)?`((?:content|docs|product|scripts|src|tests)\/[\w./@-]+\.\w+)`/gu;

/** Matches a fenced block: the indent, the language and the text. */
const fenced = /^( *)```(\w+)\n(.*?)\n *```$/gmsu;

function readBlocks(recipe: string): Block[] {
  const text = readFileSync(path.join(folder, recipe), "utf8");
  let end = 0;
  let file = "";
  return Array.from(text.matchAll(fenced), ({ 0: whole, 1: indent = "", 2: language = "", 3: inside = "", index }) => {
    let isNew = false;
    for (const [, create, name = ""] of text.slice(end, index).matchAll(named)) {
      file = name;
      isNew = create !== undefined;
    }
    end = index + whole.length;
    const lines = inside.split("\n").map((line) => line.slice(indent.length));
    return { language, file, isNew, text: lines.join("\n") };
  });
}

/** Returns the commands that a recipe ends with. */
export function listCommands(recipe: string): string[] {
  return readBlocks(recipe)
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.split("\n"))
    .filter(Boolean);
}

/** Returns the existing files that a recipe changes. */
export function listChangedFiles(recipe: string): string[] {
  return readBlocks(recipe).flatMap(({ language, file, isNew }) => (language === "diff" && !isNew ? [file] : []));
}

/**
 * Applies the changes of a recipe to the project's files.
 *
 * @returns the new text of each changed file, by its path
 * @throws if the lines before a change are not in the file exactly once
 */
export function applyRecipe(recipe: string): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const { language, file, isNew, text } of readBlocks(recipe)) {
    if (language === "sh") continue;
    if (isNew) {
      if (existsSync(file)) throw new Error(`${recipe} creates ${file}, which exists.`);
      changed.set(file, `${text}\n`);
    } else if (language === "diff") {
      changed.set(file, applyDiff(changed.get(file) ?? readFileSync(file, "utf8"), text, `${recipe}, ${file}`));
    }
  }
  return changed;
}

function applyDiff(text: string, diff: string, place: string): string {
  const lines = diff.split("\n");
  const take = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(1));
  const [from, to] = [take("+").join("\n"), take("-").join("\n")];
  const parts = `\n${text}`.split(`\n${from}\n`);
  if (parts.length !== 2) throw new Error(`${place}: these lines are there ${parts.length - 1} times:\n${from}`);
  return parts.join(`\n${to}\n`).slice(1);
}
