import { createTestSite } from "../../tests/search/content";
import { orders } from "../../tests/site/lists-by-file";
import { readNews, sortNewestFirst } from "./news";

const title = { en: "Title" };
const order = { title, number: "1", subject: "finance" };
const tender = { title, reference: "1", notice: "tender" };
const site = createTestSite(
  {
    orders: [
      { ...order, key: "old", published: "2024-01-15" },
      { ...order, key: "new", published: "2026-11-20", link: "" },
    ],
    tenders: [
      { ...tender, key: "over", published: "2026-10-01", closes: "2026-11-01", expiresOn: "2026-11-21" },
      { ...tender, key: "last-day", published: "2026-10-01", closes: "2026-11-01", expiresOn: "2026-11-22" },
    ],
    acts: [{ key: "undated", title, law: "act", year: 2020 }],
    "court-cases": [
      {
        ...{ key: "case", parties: { en: "A v. B" }, publishOn: "2026-11-21", number: "1", year: 2026 },
        ...{ court: { en: "High Court" }, status: "pending" },
      },
    ],
  },
  {},
  "2026-11-22",
);

it("lists the dated entries of every collection, newest first, and marks archived ones", () => {
  const found = readNews(site, "en").map(({ kind, key, isExpired }) => `${kind} ${key}${isExpired ? " over" : ""}`);
  expect(found).toEqual(["court-cases case", "orders new", "tenders last-day", "tenders over over", "orders old"]);
});

it("orders the entries of one day the same in every build", () => {
  const of = (key: string, time?: string) => ({ day: "2026-11-20", time, kind: orders.name, key });
  const entries = [of("c"), of("a"), of("z", "17:30"), of("b")];
  expect(sortNewestFirst(entries).map(({ key }) => key)).toEqual(["z", "a", "b", "c"]);
  expect(sortNewestFirst(entries.reverse()).map(({ key }) => key)).toEqual(["z", "a", "b", "c"]);
});
