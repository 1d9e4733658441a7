import type { ResolverContext } from "./graphql-types";
import { newestFirst, news } from "./news";

const justAfterMidnight = new Date("2026-11-21T18:30:00.000Z");

beforeEach(() => jest.useFakeTimers({ now: justAfterMidnight }));
afterEach(() => jest.useRealTimers());

const title = { en: "Title" };

/** Gatsby's nodes by type, as the YAML has them. */
function context(nodes: Readonly<Record<string, readonly object[]>>): ResolverContext {
  return {
    nodeModel: {
      findOne: async () => null,
      findAll: async ({ type }) => ({ entries: nodes[type] ?? [] }),
    },
  };
}

const nodes = {
  Order: [
    { key: "old", title, published: "2024-01-15" },
    { key: "new", title, published: new Date("2026-11-20T00:00:00.000Z"), link: "" },
  ],
  Tender: [
    { key: "over", title, published: "2026-10-01", closes: "2026-11-01", expiresOn: "2026-11-21" },
    { key: "last-day", title, published: "2026-10-01", closes: "2026-11-01", expiresOn: "2026-11-22" },
  ],
  Result: [{ key: "undated", title }],
  CourtCase: [{ key: "case", parties: { en: "A v. B" }, publishOn: "2026-11-21" }],
};

const asked = async (question: Parameters<typeof news.resolve>[1]) =>
  (await news.resolve({}, question, context(nodes))).map(({ kind, key }) => `${kind} ${key}`);

it("gathers the dated entries of every collection, the newest first, without those in the archive", async () => {
  expect(await asked({})).toEqual(["court-cases case", "orders new", "tenders last-day", "orders old"]);
});

it("gathers some kinds only, so many only, or the archive", async () => {
  expect(await asked({ kinds: ["orders"] })).toEqual(["orders new", "orders old"]);
  expect(await asked({ first: 1 })).toEqual(["court-cases case"]);
  expect(await asked({ archived: true })).toEqual(["tenders over"]);
});

it("orders the entries of one day the same in every build", () => {
  const of = (key: string, time?: string) => ({ day: "2026-11-20", time, kind: "orders" as const, key });
  const entries = [of("c"), of("a"), of("z", "17:30"), of("b")];
  expect(newestFirst(entries).map(({ key }) => key)).toEqual(["z", "a", "b", "c"]);
  expect(newestFirst(entries.reverse()).map(({ key }) => key)).toEqual(["z", "a", "b", "c"]);
});
