/** Tests the search engine by the small indexes, queries and expected answers in tests/search/engine.yaml. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { answerTo, engineWith, listHits, record } from "../../tests/search/records";
import { localeCodes } from "../site/locales";
import { routeIds } from "../site/routes";

const text = z.string().default("");
const list = z.array(z.string());
const fields = z.strictObject({
  title: z.string(),
  summary: text,
  body: text,
  synonyms: text,
  reference: text,
  details: list.default([]),
  year: z.int().optional(),
  expiresOn: z.string().optional(),
  lastDay: z.string().optional(),
});
const kind = z.strictObject({
  kind: z.enum(["pages", ...routeIds]),
  synonyms: text,
  records: z.record(
    z.string(),
    z.preprocess((written) => (typeof written === "string" ? { title: written } : written), fields),
  ),
});
const answer = z.strictObject({
  query: z.string(),
  language: z.enum(localeCodes).default("en"),
  keys: list.optional(),
  all: list.optional(),
  first: z.string().optional(),
  last: z.string().optional(),
  years: z.array(z.int()).optional(),
  archived: z.array(z.boolean()).optional(),
  coverage: z.string().optional(),
  missing: list.optional(),
  near: z.string().optional(),
  nearest: z.string().optional(),
});
const tables = z.array(
  z.strictObject({
    what: z.string(),
    index: z.partialRecord(z.enum(localeCodes), z.array(kind)),
    answers: z.array(answer),
  }),
);

const written = readFileSync(path.resolve("tests", "search", "engine.yaml"), "utf8");

describe.each(tables.parse(parse(written)))("$what", ({ index, answers }) => {
  const indexes = localeCodes.map((language) => {
    const kinds = index[language]?.map((one) => ({
      ...one,
      records: Object.entries(one.records).map(([key, { title, ...given }]) =>
        record(key, title, { language, ...given }),
      ),
    }));
    return [language, kinds] as const;
  });
  const engine = engineWith(Object.fromEntries(indexes.filter(([, kinds]) => kinds)));

  it.each(answers)("$query", ({ query, language, ...expected }) => {
    const given = answerTo(engine, query, language);
    const { coverage, missing, near, unknownDay } = given;
    const hits = listHits(given);
    const keys = hits.map(({ key }) => key);
    expect({
      ...{ keys, all: [...keys].sort(), first: keys[0], last: keys.at(-1), coverage, missing, near },
      nearest: unknownDay?.nearest,
      years: hits.map(({ year }) => year),
      archived: hits.map(({ archived }) => archived),
    }).toMatchObject(expected);
  });
});
