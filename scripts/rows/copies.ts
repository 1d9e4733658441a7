import { isGroup } from "../../src/content/fields";
import { toDigits } from "../../src/language/digits";
import { localeCodes } from "../../src/site/locales";
import { pickFrom } from "./random";

/** Fields that tell one entry from another, and so bear the copy's number. */
const numbered: readonly string[] = ["number", "reference"];
/** Fields that hold the entry's name. */
const named: readonly string[] = ["title", "parties"];
const days: readonly string[] = ["published", "publishOn", "expiresOn", "closes"];

/** The day before which copies end that are made for the archive. */
const longOver = "2020-12-31";

/**
 * The fields of another specimen made from an entry: with a key, a name and a number of its own, its days moved back by up
 * to five years, and every tenth one in the archive.
 */
export function copyOf(entry: Readonly<Record<string, unknown>>, row: number, random: () => number) {
  const back = Math.floor(random() * 5 * 365);
  const copy: Record<string, unknown> = { ...entry, key: `${String(entry.key)}-${row}`, specimen: true };
  for (const name of numbered) if (copy[name] !== undefined) copy[name] = `${String(copy[name])}/${row}`;
  for (const name of named) copy[name] = withNumber(copy[name], row);
  for (const name of days) if (typeof copy[name] === "string") copy[name] = moved(String(copy[name]), back);
  for (const [name, value] of Object.entries(copy)) if (value === undefined) delete copy[name];
  if (typeof copy.year === "number") copy.year = pickFrom(random)([2017, 2018, 2019, 2020, 2021, 2022, 2023]);
  if (row % 10 === 0) putInArchive(copy);
  return copy;
}

function withNumber(texts: unknown, row: number): unknown {
  if (!isGroup(texts)) return texts;
  const numbered = localeCodes.flatMap((code) =>
    code in texts ? [[code, `${String(texts[code])} ${toDigits(String(row), code)}`] as const] : [],
  );
  return { ...texts, ...Object.fromEntries(numbered) };
}

function moved(day: string, back: number): string {
  return new Date(Date.parse(day) - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** Every day before the last one, whatever the entry's days were. */
function putInArchive(copy: Record<string, unknown>): void {
  const [published, closes] = ["2019-01-15", "2019-02-15"];
  if (copy.published !== undefined) copy.published = published;
  if (copy.closes !== undefined) copy.closes = closes;
  delete copy.publishOn;
  copy.expiresOn = longOver;
}
