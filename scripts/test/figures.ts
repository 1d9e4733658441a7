import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import * as z from "zod";
import { git } from "../../src/pipeline/git";
import { getPageFile } from "../../src/site/http";
import { defaultLocale } from "../../src/site/locales";
import { pathTo } from "../../src/site/paths";
import { routes } from "../../src/site/routes";
import { publicFolder } from "../../tests/site/folder";

/** The file with the recorded figures and the commit that they describe, relative to the project. */
export const figuresFile = "docs/figures.json";

/** Lines and bytes by the name of their row, such as `code src/lists`. */
const rows = z.record(z.string(), z.number());

/** The commit that the recorded figures describe. */
export const recordedCommit = z.object({ commit: z.string().regex(/^[0-9a-f]{40}$/u) });

const recorded = recordedCommit.extend({ figures: rows });

type Figures = z.output<typeof rows>;

/** Returns the folder that a file counts to: two levels of `src` and `scripts`, one of the others. */
function nameFolder(file: string): string {
  const [top = "", ...parts] = file.split("/");
  if (parts.length === 0) return "(root)";
  return /^(?:src|scripts)$/u.test(top) && parts.length > 1 ? `${top}/${parts[0]}` : top;
}

/** Returns what kind of lines a file has; undefined if they are not counted. */
function findKind(file: string): "code" | "tests" | "CSS" | undefined {
  if (/^tests\/(?:hindi-)?council\//u.test(file)) return undefined;
  if (file.endsWith(".css")) return "CSS";
  if (!/\.(?:tsx?|mjs|cjs|js)$/u.test(file)) return undefined;
  return file.startsWith("tests/") || /\.test\.tsx?$/u.test(file) ? "tests" : "code";
}

/** Counts the lines of a text that are neither blank nor comments alone. */
export function countLines(text: string): number {
  const withoutComments = text.replaceAll(/^\s*(?:\{?\/\*[\s\S]*?\*\/\}?|\/\/.*)[ \t]*$/gmu, "");
  return withoutComments.split("\n").filter((line) => line.trim() !== "").length;
}

/** Counts the lines of the project by kind and folder, and the bytes of one page of each template, with brotli. */
export function takeFigures(): Figures {
  const figures: Record<string, number> = {};
  const add = (row: string, number: number) => {
    figures[row] = (figures[row] ?? 0) + number;
  };
  for (const file of git(".", "ls-files", "-z").split("\0")) {
    const kind = findKind(file);
    if (!kind || !existsSync(file)) continue;
    const lines = countLines(readFileSync(file, "utf8"));
    add(kind, lines);
    if (kind !== "CSS") add(`${kind} ${nameFolder(file)}`, lines);
  }
  for (const { id, template } of routes) {
    const file = path.join(publicFolder, getPageFile(pathTo(id, defaultLocale)));
    const row = `bytes ${template}`;
    if (!(row in figures) && existsSync(file)) add(row, brotliCompressSync(readFileSync(file)).length);
  }
  return figures;
}

/** Reads the recorded figures; undefined if the project has none. */
function readFigures(): z.output<typeof recorded> | undefined {
  return existsSync(figuresFile) ? recorded.parse(JSON.parse(readFileSync(figuresFile, "utf8"))) : undefined;
}

/** Formats figures as a table that has all sums, and the other rows that differ from the recorded ones. */
export function formatFigures(now: Figures): string {
  const { commit = "", figures: before = {} } = readFigures() ?? {};
  const lines = [...new Set([...Object.keys(now), ...Object.keys(before)])].sort().flatMap((row) => {
    const [old = 0, today = 0] = [before[row], now[row]];
    const change = today - old;
    if (change === 0 && row.includes(" ")) return [];
    return `${row.padEnd(28)} ${String(today).padStart(7)} ${`${change > 0 ? "+" : ""}${change}`.padStart(7)}`;
  });
  return [`Lines and bytes now, and the change since ${commit.slice(0, 8) || "nothing"}:`, ...lines].join("\n");
}
