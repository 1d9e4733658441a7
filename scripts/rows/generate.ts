import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { pathOf } from "../../src/content/files";
import { contentFolder, entryEnding } from "../../src/content/folders";
import { districts, schools } from "../../src/schema/collections/schools";
import { level, management } from "../../src/schema/vocabularies";
import { founders, kinds, places } from "./names";

interface Trial {
  /** The project's root. */
  readonly from: string;
  /** The folder to make; it must not exist, or be one that was made so. */
  readonly to: string;
  readonly rows: number;
  /** The same seed makes the same schools. */
  readonly seed: number;
}

/** Marks a folder as made here, so that it may be made again. */
const mark = ".specimen-rows";

/**
 * Copies the content and puts specimen schools in place of its own, one file each. Returns the new folder. Throws rather
 * than write into a folder that holds anything else.
 */
export function generateRows({ from, to, rows, seed }: Trial): string {
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
  return folder;
}

function schoolOf(row: number, known: readonly string[], random: () => number) {
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
  const [founder, kind, place] = [pick(founders), pick(kinds), pick(places)];
  const code = String(row).padStart(5, "0");
  return {
    key: `sp-${code}`,
    specimen: true,
    code: `SP-${code}`,
    name: {
      en: `${founder.en} ${kind.en}, ${place.en} ${row}`,
      hi: `${founder.hi} ${kind.hi}, ${place.hi} ${row}`,
      sa: `${founder.sa}${kind.sa}, ${place.sa} ${row}`,
    },
    district: pick(known),
    level: pick(Object.keys(level.values)),
    management: pick(Object.keys(management.values)),
  };
}

/** Numbers from 0 to 1 that look random and follow from the seed (the generator Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
