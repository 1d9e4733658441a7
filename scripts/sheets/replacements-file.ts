import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { texts } from "../../src/content/messages";
import { readSheet } from "../../src/sheets/read-sheet";
import { toCellText } from "../../src/sheets/sheet";
import type { ValueReplacement } from "../../src/sheets/value-replacements";
import { writeSheetFile } from "./files";

/** The titles of the file, in the order of its columns. */
const titles = [texts("values.column"), texts("values.value"), texts("values.rows"), texts("values.meant")];

/** Returns the path of the file next to a sheet where clerks write the meaning of unknown values. */
function getReplacementsFile(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.values.csv`);
}

/** Reads the replacements for unknown values of a sheet; empty if no import found any. */
export function readReplacements(file: string): ValueReplacement[] {
  const own = getReplacementsFile(file);
  if (!existsSync(own)) return [];
  const isTitle = (text: string) => titles.some((title) => Object.values(title).includes(text));
  return readSheet(own, readFileSync(own), isTitle).rows.map(({ cells }) => {
    const [column = "", value = "", count = "", meant = ""] = cells.map(toCellText);
    return { column, value, count: Number(count), meant };
  });
}

/** Writes unknown values, after the replacements of earlier imports. Returns the file; undefined without any. */
export async function writeReplacements(
  file: string,
  found: readonly ValueReplacement[],
  reader: "en" | "hi",
): Promise<string | undefined> {
  if (found.length === 0) return undefined;
  const isSame = (one: ValueReplacement) => (other: ValueReplacement) =>
    one.column === other.column && one.value === other.value;
  const earlier = readReplacements(file).filter((one) => one.meant !== "" && !found.some(isSame(one)));
  const rows = [...earlier, ...found].map(({ column, value, count, meant }) => [column, value, String(count), meant]);
  const own = getReplacementsFile(file);
  await writeSheetFile(own, [titles.map((title) => title[reader]), ...rows], "values");
  return own;
}
