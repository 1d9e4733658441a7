/**
 * `npm run bench -- search [FILE...]`: measures the search quality for lists of queries over the test council's
 * content. The lists have the format of `tests/council/search-queries.yaml`. Counts the right results in first place,
 * in the first three and within their limit. Also counts the queries that must have no results. Prints every miss, and
 * how long a query takes.
 */
import { parseArgs } from "node:util";
import { contentOn } from "../../src/build/search/content.testing";
import { searchIndexes } from "../../src/build/search/index-of";
import {
  type Answering,
  type ListedQuery,
  queryDay,
  readQueryList,
  resultNames,
  rightIndex,
} from "../../src/build/search/query-list.testing";
import { createEngine } from "../../src/search/engine";
import { endWith } from "../setup/usage-error";
import { median } from "./figures";

const usage = "npm run bench -- search [FILE...]";

const ownLists = ["tests/council/search-queries.yaml", "tests/council/search-queries-unseen.yaml"];

async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const engine = createEngine();
  for (const { facts, texts } of searchIndexes(contentOn(queryDay)).values()) {
    for (const index of [facts, texts]) engine.load(JSON.stringify(index));
  }
  const files = positionals.length > 0 ? positionals : ownLists;
  // The first answers wait for what an engine does once.
  for (const query of readQueryList(files[0] ?? "").slice(0, 40)) resultNames(engine, query);
  console.table(files.map((file) => measure(engine, file)));
  return 0;
}

/** The figures of a list; prints its misses. */
function measure(engine: Answering, file: string) {
  const asked = readQueryList(file).map((query) => {
    const begin = performance.now();
    const results = resultNames(engine, query);
    const milliseconds = performance.now() - begin;
    return { query, results, milliseconds, index: rightIndex(query, results) };
  });
  const meant = asked.filter(({ query }) => query.first.length > 0);
  const noise = asked.filter(({ query }) => query.first.length === 0);
  const within = (limit: (query: ListedQuery) => number) =>
    meant.filter(({ query, index }) => index >= 0 && index < limit(query)).length;
  for (const { query, results, index } of [...meant.filter((one) => one.index !== 0), ...noise]) {
    if (query.first.length === 0 && results.length === 0) continue;
    const verdict = index >= 0 && index < query.within ? "not first" : "MISSED";
    const found = results.slice(0, query.within).join(", ") || "nothing";
    console.log(
      `${verdict}: ${query.language} "${query.query}" wants ${query.first.join(" or ") || "nothing"}, finds ${found}`,
    );
  }
  const times = asked.map(({ milliseconds }) => milliseconds);
  return {
    file,
    queries: meant.length,
    first: within(() => 1),
    "among three": within(() => 3),
    "within limit": within(({ within: limit }) => limit),
    "noise found nothing": `${noise.filter(({ results }) => results.length === 0).length} of ${noise.length}`,
    "median ms": Math.round(median(times)),
    "slowest ms": Math.round(Math.max(...times)),
  };
}

endWith(run(), usage);
