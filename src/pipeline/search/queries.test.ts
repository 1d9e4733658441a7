import { contentOn } from "../../../tests/search/content";
import { queryDay, readQueryList, resultNames, rightIndex } from "../../../tests/search/query-list";
import { createEngine } from "../../search/engine";
import { localeCodes } from "../../site/locales";
import { isRouteId } from "../../site/routes";
import { searchIndexes } from "../search-index";

/** The number of queries in a hundred whose expected answer must be first. It must be among the first few for all. */
const firstOfHundred = 95;

const indexes = [...searchIndexes(contentOn(queryDay)).values()].map(({ facts, texts, documents }) => ({
  first: [facts, texts].map((index) => JSON.stringify(index)),
  documents: documents.map((index) => ({ ...index, written: JSON.stringify(index) })),
}));

/** Returns an engine in its initial state, before the first query. */
function firstEngine() {
  const engine = createEngine();
  for (const { first } of indexes) for (const index of first) engine.load(index);
  return engine;
}

const engine = firstEngine();

const answered = readQueryList("tests/council/search-queries.yaml").map((query) => {
  const found = resultNames(engine, query);
  return { ...query, found, place: rightIndex(query, found) };
});

it("has queries in every language, which name only existing pages", () => {
  expect(answered.length).toBeGreaterThanOrEqual(70);
  for (const language of localeCodes)
    expect(answered.filter((asked) => asked.language === language).length).toBeGreaterThan(20);
  for (const name of answered.flatMap(({ first }) => first))
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

it("ranks the expected answer first often enough", () => {
  const right = meant.filter(({ place }) => place === 0).length;
  expect((100 * right) / meant.length).toBeGreaterThanOrEqual(firstOfHundred);
});

it("ranks answers as well for queries that it was not tuned on", () => {
  const unseen = readQueryList("tests/council/search-queries-unseen.yaml").filter(({ first }) => first.length > 0);
  const right = unseen.filter((query) => rightIndex(query, resultNames(engine, query)) === 0).length;
  expect((100 * right) / unseen.length).toBeGreaterThanOrEqual(firstOfHundred);
});

describe("document texts, which are fetched on demand", () => {
  it.each(readQueryList("tests/council/search-queries-texts.yaml"))("$language: $query", (asked) => {
    const fresh = firstEngine();
    const { wanting } = fresh.answer({ ...asked, today: queryDay, opened: [] });
    const chunks = indexes.flatMap(({ documents }) => documents);
    for (const { written } of chunks.filter(({ language, chunk }) =>
      wanting.some((name) => name.part === "documents" && name.language === language && name.chunk === chunk),
    ))
      fresh.load(written);
    const found = resultNames(fresh, asked);
    const place = rightIndex(asked, found);
    expect([place >= 0 && place < asked.within, found.slice(0, asked.within)]).toEqual([true, expect.anything()]);
  });
});

it("ranks all schools whose compound names contain a name before anything else", () => {
  const named = ["schools/tc-alm-01", "schools/tc-ddn-07", "schools/tc-rdp-01"];
  const found = resultNames(engine, { query: "महर्षिवाल्मीकि", language: "sa" });
  expect(found.slice(0, named.length).sort()).toEqual(named);
});
