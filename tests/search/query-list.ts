/** Lists of queries with their expected results, and the rank of those results. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import type { Hit, SearchAnswer, SearchRequest } from "../../src/search/answer";
import { localeCodes } from "../../src/site/locales";

/** The date of all queries (YYYY-MM-DD). The results depend on it, since entries expire and are archived. */
export const queryDay = "2026-11-21";

/** The number of results to check, unless the list specifies it. */
const usualLimit = 3;

const queryList = z.array(
  z.strictObject({
    query: z.string(),
    language: z.enum(localeCodes),
    first: z.union([z.string(), z.array(z.string())]).transform((first) => [first].flat()),
    within: z.int().positive().default(usualLimit),
  }),
);

/** A query, the name patterns of its expected results (empty if nothing may be found), and the lowest allowed rank. */
export type ListedQuery = z.output<typeof queryList>[number];

/** Reads a list of queries from a YAML file. Throws an error if the file is not valid. */
export function readQueryList(file: string): ListedQuery[] {
  return queryList.parse(parse(readFileSync(file, "utf8")));
}

/** The search engine under test. */
export interface Answering {
  answer(request: SearchRequest): SearchAnswer;
}

/** Returns the results of a query in display order, named as in the lists. */
export function resultNames(engine: Answering, { query, language }: Pick<ListedQuery, "query" | "language">): string[] {
  const name = ({ kind, key }: Hit) => (kind === "pages" ? key : `${kind}/${key}`);
  const { languages } = engine.answer({ query, language, today: queryDay, opened: [] });
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(name)));
}

/** Returns the index of the first expected result; -1 if there is none. */
export function rightIndex({ first }: Pick<ListedQuery, "first">, results: readonly string[]): number {
  const patterns = first.map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`, "u"));
  return results.findIndex((name) => patterns.some((pattern) => pattern.test(name)));
}
