import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { isGroup } from "../../src/content/fields";
import { pathOf } from "../../src/content/files";
import { contentFolder, entryEnding } from "../../src/content/folders";
import { collections } from "../../src/schema/collections";
import { districts, schools } from "../../src/schema/collections/schools";
import { copyOf } from "./copies";
import { pickFrom, randomFrom } from "./random";
import { schoolOf } from "./schools";

interface Trial {
  /** The project's root. */
  readonly from: string;
  /** The folder to make; it must not exist, or be one that was made so. */
  readonly to: string;
  readonly rows: number;
  /** How many entries to add to other lists, by the names of their collections. */
  readonly more?: Readonly<Record<string, number>>;
  /** The same seed makes the same schools. */
  readonly seed: number;
}

interface Places {
  readonly from: string;
  readonly folder: string;
}

/** The collections that entries can be added to: those whose entries have days. */
const copiable = collections.filter(({ schema }) => "expiresOn" in schema.shape);

/** Marks a folder as made here, so that it may be made again. */
const mark = ".specimen-rows";

/**
 * Copies the content, puts specimen schools in place of its own, one file each, and adds to other lists. Returns the new
 * folder. Throws rather than write into a folder that holds anything else.
 */
export function generateRows({ from, to, rows, more = {}, seed }: Trial): string {
  const folder = path.resolve(to);
  if (existsSync(folder)) {
    if (readdirSync(folder).length > 0 && !existsSync(path.join(folder, mark))) {
      throw new Error(`${folder} holds something that was not made here; name a new folder.`);
    }
    rmSync(folder, { recursive: true });
  }
  const source = path.resolve(from, contentFolder);
  cpSync(source, folder, { recursive: true });
  writeFileSync(path.join(folder, mark), "");
  const place = path.join(folder, path.posix.relative(contentFolder, pathOf(schools)));
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const known = readdirSync(path.resolve(from, pathOf(districts))).map((file) => path.basename(file, entryEnding));
  const random = randomFrom(seed);
  for (let row = 1; row <= rows; row += 1) {
    const school = schoolOf(row, known, random);
    writeFileSync(path.join(place, `${school.key}${entryEnding}`), stringify(school));
  }
  for (const [name, count] of Object.entries(more)) addCopies({ from, folder }, name, count, random);
  return folder;
}

/** Adds specimens made from the entries that a collection has. */
function addCopies({ folder, from }: Places, name: string, count: number, random: () => number): void {
  const collection = copiable.find((candidate) => candidate.name === name);
  if (!collection) {
    throw new Error(
      `There is no list called ${name} to add to; there are ${copiable.map((one) => one.name).join(", ")}.`,
    );
  }
  const source = path.resolve(from, pathOf(collection));
  const entries = readdirSync(source)
    .sort()
    .map((file) => parse(readFileSync(path.join(source, file), "utf8")))
    .filter(isGroup);
  const pick = pickFrom(random);
  for (let row = 1; row <= count; row += 1) {
    const copy = copyOf(pick(entries), row, random);
    writeFileSync(path.join(folder, collection.folder, `${copy.key}${entryEnding}`), stringify(copy));
  }
}
