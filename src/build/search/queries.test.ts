import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Hit } from "../../search/answer";
import { createEngine } from "../../search/engine";
import { localeCodes } from "../../site/locales";
import { isRouteId } from "../../site/routes";
import { contentOn } from "./content.testing";
import { searchIndexes } from "./index-of";

/** Dates decide what is shown and what is archived, so that the answers belong to a day. */
const today = "2026-11-21";

/** Of a hundred queries, the right answer must stand first for these, and among the first few for all. */
const firstOfHundred = 95;

/** Answers looked at, where the list does not say otherwise. */
const usualPlaces = 3;

const queries = z
  .array(
    z.strictObject({
      query: z.string(),
      language: z.enum(localeCodes),
      first: z.union([z.string(), z.array(z.string())]).transform((first) => [first].flat()),
      within: z.int().positive().default(usualPlaces),
    }),
  )
  .parse(parse(readFileSync(path.resolve("tests", "search-queries.yaml"), "utf8")));

const engine = createEngine();
for (const index of searchIndexes(contentOn(today)).values()) engine.load(JSON.parse(JSON.stringify(index)));

/** What was found, in the order in which it is shown, named as the list names it. */
function namesFound(query: string, language: (typeof localeCodes)[number]): string[] {
  const name = ({ kind, key }: Hit) => (kind === "pages" ? key : `${kind}/${key}`);
  const { languages } = engine.answer({ query, language, today, opened: [] });
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(name)));
}

function placeOf(wanted: readonly string[], found: readonly string[]): number {
  const patterns = wanted.map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`, "u"));
  return found.findIndex((name) => patterns.some((pattern) => pattern.test(name)));
}

const answered = queries.map((asked) => {
  const found = namesFound(asked.query, asked.language);
  return { ...asked, found, place: placeOf(asked.first, found) };
});

it("has queries in every language, and names only pages that exist", () => {
  expect(queries.length).toBeGreaterThanOrEqual(70);
  for (const language of localeCodes)
    expect(queries.filter((asked) => asked.language === language).length).toBeGreaterThan(20);
  for (const name of queries.flatMap(({ first }) => first))
    expect([name, isRouteId(name.split("/")[0])]).toEqual([name, true]);
});

const meaningless = answered.filter(({ first }) => first.length === 0);
const meant = answered.filter(({ first }) => first.length > 0);

it.each(meaningless)("$language: $query finds nothing", ({ found }) => {
  expect(found).toEqual([]);
});

it.each(meant)("$language: $query", ({ place, within, first, found }) => {
  const isAmongFirst = place >= 0 && place < within;
  expect({ isAmongFirst, first, found: found.slice(0, within) }).toMatchObject({ isAmongFirst: true });
});

it("has the right answer first often enough", () => {
  const right = meant.filter(({ place }) => place === 0).length;
  expect((100 * right) / meant.length).toBeGreaterThanOrEqual(firstOfHundred);
});

it("finds all schools whose compound names hold a name, before anything else", () => {
  const named = ["schools/sp-alm-01", "schools/sp-ddn-07", "schools/sp-rdp-01"];
  expect(namesFound("महर्षिवाल्मीकि", "sa").slice(0, named.length).sort()).toEqual(named);
});
