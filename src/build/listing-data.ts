import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { z } from "zod";
import { columnOf, type RowsFile } from "../components/ListingTable/rows-file";
import { collatorOf } from "../language/collate";
import { listDataPath, pageCountOf } from "../site/listing";
import { type LocaleCode, localeCodes } from "../site/locales";
import type { RouteId } from "../site/routes";
import { localizedText } from "./localized";

/** What the query of a page of a list must know of the whole. */
const orderedList = z.object({
  /** Gatsby's ids of its entries, in order. */
  order: z.array(z.string()),
  facets: z.array(
    z.object({
      column: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string().nullable(), count: z.number() })),
    }),
  ),
});
type OrderedList = z.output<typeof orderedList>;

/** A list in the order of a language, before it is parted into pages. */
export interface LocalList extends OrderedList {
  readonly route: RouteId;
  readonly language: LocaleCode;
  /** Changes whenever what any page of it says of the whole changes. */
  readonly digest: string;
}

const district = z.object({ key: z.string(), name: z.unknown() });
const school = z.object({
  id: z.string(),
  key: z.string(),
  specimen: z.boolean().nullish(),
  code: z.string(),
  name: z.unknown(),
  district: z.string(),
  level: z.string(),
  management: z.string(),
});

/** Where the published folder is, from the project's root. */
const publicFolder = "public";

/** Where a list's order is handed to the processes in which Gatsby runs the pages' queries. */
const orderFile = (language: LocaleCode) => path.join(".cache", "lists", `schools.${language}.json`);

/** The lists of this build: what a page's query asks for was put in order before any page was made. */
const known = new Map<LocaleCode, OrderedList>();

/** The list of schools in a language, as the last call of `publishLists` found it, be it in another process. */
export function schoolList(language: LocaleCode): OrderedList {
  const found = known.get(language) ?? orderedList.parse(JSON.parse(readFileSync(orderFile(language), "utf8")));
  known.set(language, found);
  return found;
}

/**
 * Puts the lists that may be long in the order of every language, and writes the rows of those that are parted into
 * pages to the published folder.
 */
export function publishLists(getNodesByType: NodePluginArgs["getNodesByType"]): readonly LocalList[] {
  const districts = getNodesByType("District").map((node) => district.parse(node));
  const schools = getNodesByType("School").map((node) => school.parse(node));
  return localeCodes.map((language) => {
    const { list, file } = schoolsIn(language, schools, districts);
    known.set(language, list);
    write(orderFile(language), { order: list.order, facets: list.facets });
    publish(list, file);
    return list;
  });
}

function publish({ route, language, order }: LocalList, file: RowsFile): void {
  const target = path.join(publicFolder, listDataPath(route, language));
  if (pageCountOf(order.length) === 1) {
    rmSync(target, { force: true });
    return;
  }
  write(target, file);
}

function write(target: string, content: unknown): void {
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, JSON.stringify(content));
}

/** The schools by district and name, and the file of all of them. */
function schoolsIn(
  language: LocaleCode,
  schools: readonly z.output<typeof school>[],
  districts: readonly z.output<typeof district>[],
): { readonly list: LocalList; readonly file: RowsFile } {
  const { compare } = collatorOf(language);
  const districtNames = new Map(districts.map(({ key, name }) => [key, localizedText(name, language)?.text ?? key]));
  const districtOf = (row: z.output<typeof school>) => districtNames.get(row.district) ?? row.district;
  const rows = schools
    .map((row) => ({ ...row, name: localizedText(row.name, language) ?? { text: row.key, language } }))
    .sort(
      (one, other) =>
        compare(districtOf(one), districtOf(other)) ||
        compare(one.name.text, other.name.text) ||
        // Schools of one name: in the same order in every build, however their files were found.
        Number(one.key > other.key) - Number(one.key < other.key),
    );

  const column = (cellOf: (row: (typeof rows)[number]) => string) => columnOf(rows.map(cellOf));
  const columns = {
    key: column(({ key }) => key),
    specimen: column(({ specimen }) => (specimen ? "yes" : "")),
    code: column(({ code }) => code),
    name: column(({ name }) => name.text),
    nameLanguage: column(({ name }) => name.language),
    district: column((row) => row.district),
    level: column(({ level }) => level),
    management: column(({ management }) => management),
  };
  const facets = (["district", "level", "management"] as const).map((name) => ({
    column: name,
    values: countsOf(rows.map((row) => row[name])).map(([value, count]) => ({
      value,
      label: name === "district" ? (districtNames.get(value) ?? value) : null,
      count,
    })),
  }));
  const order = rows.map(({ id }) => id);
  const digest = createHash("sha256")
    // By their keys: Gatsby's ids differ with the folder that the project lies in.
    .update(JSON.stringify([rows.map(({ key }) => key), facets]))
    .digest("hex")
    .slice(0, 16);
  return { list: { route: "schools", language, order, facets, digest }, file: { rows: rows.length, columns } };
}

function countsOf(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts];
}
