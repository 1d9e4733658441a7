import { createTestSite } from "../../tests/search/content";
import { orders } from "../../tests/site/lists-by-file";
import { getPageAt } from "../site/paths";
import { createAwaiting, readNewest } from "./awaited";

const notice = { level: "information", text: { en: "Expected today" }, publishOn: "2026-11-20" };
const order = { number: "1", subject: "finance", published: "2026-11-01" };
const long = "शासनादेश ".repeat(60).trim();

/** Creates a site of 22 November with notices, and with orders by key, each with its title and its day. */
function siteOf(
  awaits: readonly (readonly [list: string, until: string])[],
  orders: readonly (readonly [key: string, title: string, day: string])[] = [],
) {
  return createTestSite(
    {
      notices: awaits.map(([list, until], index) => ({ ...notice, key: `notice-${index}`, awaits: list, until })),
      orders: orders.map(([key, title, published]) => ({ ...order, key, title: { en: title }, published })),
      pages: ["orders", "results", "news"].map((key) => ({
        key,
        title: { en: `Page ${key}` },
        summary: { en: "Summary" },
      })),
    },
    {},
    "2026-11-22",
  );
}

it("names the newest entry of an awaited list, and the list where several are new", () => {
  const open = [["orders", "2026-11-22"]] as const;
  const older = [["a", "Older", "2026-11-21"]] as const;
  const first = readNewest("en", siteOf(open, [...older, ["b", "New", "2026-11-22"]]));
  expect(first).toEqual({ orders: { count: 2, path: "/Government-Order/b", text: "Now published: New" } });
  const both = readNewest("en", siteOf(open, [...older, ["b", "New", "2026-11-22"], ["c", "New", "2026-11-22"]]));
  expect(both).toEqual({ orders: { count: 3, path: "/Government-Order", text: "Now published: Page orders" } });
});

it("needs at most 400 bytes for a list", () => {
  const newest = readNewest("en", siteOf([["orders", "2026-11-22"]], [["a", long, "2026-11-22"]]));
  expect(Buffer.byteLength(JSON.stringify(newest))).toBeLessThanOrEqual(400);
  expect(newest[orders.name]?.text).toMatch(/शासनादेश…$/u);
});

it("adds something only to the home page and the awaited lists, until the last day has ended in India", () => {
  const awaiting = createAwaiting(
    siteOf([
      ["orders", "2026-11-22"],
      ["results", "2026-11-24"],
      ["announcements", "2026-11-21"],
    ]),
  );
  const at = (path: string) => {
    const place = getPageAt(path);
    return place && awaiting?.(place)?.line;
  };
  expect([at("/Announcement"), at("/Government-Order/a"), at("/Contact")]).toEqual([undefined, undefined, undefined]);
  expect(at("/hi/Government-Order")).toContain(`"ends":${Date.parse("2026-11-23T00:00+05:30")}`);
  expect(at("/")).toContain('{"orders":0,"results":0}');
});
