/** For tests and benches: lists of queries with their right answers, and where an engine puts those. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Hit, SearchAnswer, SearchRequest } from "../../src/search/answer";
import { localeCodes } from "../../src/site/locales";

/** Dates decide what is shown and what is archived, so that the answers belong to a day. */
export const queryDay = "2026-11-21";

/** Results looked at, where the list does not say otherwise. */
const usualLimit = 3;

const queryList = z.array(
  z.strictObject({
    query: z.string(),
    language: z.enum(localeCodes),
    first: z.union([z.string(), z.array(z.string())]).transform((first) => [first].flat()),
    within: z.int().positive().default(usualLimit),
  }),
);

/** A query, the patterns of its right answers (none where nothing may be found), and how far down one may stand. */
export type ListedQuery = z.output<typeof queryList>[number];

/** Reads a list of queries from a YAML file. Throws an Error for a file that is no such list. */
export function readQueryList(file: string): ListedQuery[] {
  return queryList.parse(parse(readFileSync(file, "utf8")));
}

/** The search engine under test. */
export interface Answering {
  answer(request: SearchRequest): SearchAnswer;
}

/** The results for a query in the order in which they are shown, named as the lists name them. */
export function resultNames(engine: Answering, { query, language }: Pick<ListedQuery, "query" | "language">): string[] {
  const name = ({ kind, key }: Hit) => (kind === "pages" ? key : `${kind}/${key}`);
  const { languages } = engine.answer({ query, language, today: queryDay, opened: [] });
  return languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(name)));
}

/** The index of the first right answer among the results; -1 where there is none. */
export function rightIndex({ first }: Pick<ListedQuery, "first">, results: readonly string[]): number {
  const patterns = first.map((name) => new RegExp(`^${name.replaceAll("*", ".*")}$`, "u"));
  return results.findIndex((name) => patterns.some((pattern) => pattern.test(name)));
}
