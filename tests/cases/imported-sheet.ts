import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { importSheet } from "../../scripts/sheets/import-sheet";
import type { Collection } from "../../src/schema/collection";
import { schools } from "../../src/schema/collections/schools";
import { createCsv } from "../../src/sheets/export-rows";
import { readCsv } from "../../src/sheets/read-sheet";
import type { SampleFolder } from "./folder";

/** The column titles of a sheet of schools in English, and two of its rows. */
export const titles = [
  "Code",
  "School (English)",
  "School (Hindi)",
  "School (Sanskrit)",
  "District",
  "Level",
  "Management",
];
export const second = ["SK-002", "Second school", "दूसरा विद्यालय", "द्वितीयः विद्यालयः", "Almora", "Prathama", "Aided"];
export const third = ["SK-003", "Third school", "तीसरा विद्यालय", "तृतीयः विद्यालयः", "अल्मोड़ा", "पूर्व मध्यमा", "government"];

interface Import {
  readonly collection?: Collection;
  readonly reader?: "en" | "hi";
  readonly partial?: boolean;
}

/** Imports rows, titles first. Returns the counts and the printed lines. */
export async function imported({ root }: SampleFolder, rows: readonly string[][], options: Import = {}) {
  const { collection = schools, reader = "en", partial = false } = options;
  const file = path.join(root, "list.csv");
  writeFileSync(file, createCsv(rows));
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line.replaceAll(`${root}${path.sep}`, ""));
  return { ...(await importSheet(collection, file, { root, reader, partial, say })), lines };
}

/** Returns the rows that the import of `list.csv` in a folder gave back. */
export function givenBack({ root }: SampleFolder): unknown[][] {
  const { titles, rows } = readCsv(readFileSync(path.join(root, "list.errors.csv")), () => false);
  return [[...titles], ...rows.map(({ cells }) => [...cells])];
}
