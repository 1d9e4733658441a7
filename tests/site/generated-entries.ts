import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { entryEnding } from "../../src/content/folders";
import { toDigits } from "../../src/language/digits";
import { districts, schools } from "../../src/schema/collections/schools";
import { vocabularies } from "../../src/schema/vocabularies";
import type { LocaleCode } from "../../src/site/locales";
import { createRandom } from "../random";
import names from "./school-names.json";

/** Replaces the schools of a content folder by specimens. Equal counts write equal files. */
export function writeSchools(content: string, count: number): void {
  const folder = path.join(content, schools.folder);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const known = readdirSync(path.join(content, districts.folder)).map((file) => path.basename(file, entryEnding));
  const random = createRandom(1);
  for (let row = 1; row <= count; row += 1) {
    const school = createSchool(row, known, random);
    writeFileSync(path.join(folder, `${school.key}${entryEnding}`), stringify(school));
  }
}

/**
 * Creates a specimen school. Its name consists of a sage or poet, a kind of school and an invented place; in Sanskrit
 * the founder's name is the first part of a compound.
 */
function createSchool(row: number, districts: readonly string[], random: () => number) {
  const pick = pickFrom(random);
  const [founder, kind, place] = [pick(names.founders), pick(names.kinds), pick(names.places)];
  const code = String(row).padStart(5, "0");
  return {
    key: `sp-${code}`,
    specimen: true,
    code: `SP-${code}`,
    name: {
      en: `${founder.en} ${kind.en}, ${place.en} ${row}`,
      hi: `${founder.hi} ${kind.hi}, ${place.hi} ${toDigits(String(row), "hi")}`,
      sa: `${founder.sa}${kind.sa}, ${place.sa} ${toDigits(String(row), "sa")}`,
    },
    district: pick(districts),
    level: pick(Object.keys(vocabularies.level.values)),
    management: pick(Object.keys(vocabularies.management.values)),
  };
}

interface CourtCase {
  readonly key: string;
  readonly number: string;
  readonly parties: Readonly<Partial<Record<LocaleCode, string>>>;
}

/** Adds copies of the court cases of a content folder, with other names, numbers and years. Every tenth is archived. */
export function addCourtCases(content: string, count: number): void {
  const folder = path.join(content, "tables/court-cases");
  const entries = readdirSync(folder)
    .sort()
    .map((file): CourtCase => parse(readFileSync(path.join(folder, file), "utf8")));
  const pick = pickFrom(createRandom(1));
  for (let row = 1; row <= count; row += 1) {
    const entry = pick(entries);
    const { en, hi, sa } = entry.parties;
    const copy = {
      ...entry,
      key: `${entry.key}-${row}`,
      number: `${entry.number}/${row}`,
      parties: {
        en: `${en} ${row}`,
        hi: `${hi} ${toDigits(String(row), "hi")}`,
        sa: `${sa} ${toDigits(String(row), "sa")}`,
      },
      year: pick([2017, 2018, 2019, 2020, 2021, 2022, 2023]),
      ...(row % 10 === 0 && { publishOn: "2019-01-15", expiresOn: "2020-12-31" }),
    };
    writeFileSync(path.join(folder, `${copy.key}${entryEnding}`), stringify(copy));
  }
}

/** Returns a function that picks an item with a generator of numbers from 0 to 1. */
function pickFrom(random: () => number) {
  return <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
}
