import { councilFolder } from "../../tests/site/council";
import { readContent } from "../content";
import { routeIds } from "../site/routes";
import { getLastUpdated } from "./content-history";

const { entries } = readContent(councilFolder);
const none = new Map<string, string>();

it("returns the newest day of a page's text and its entries", () => {
  const changed = new Map([
    ["content/pages/orders.yaml", "2024-01-01"],
    ["content/orders/one.yaml", "2024-02-01"],
    ["content/orders/gone.yaml", "2024-03-01"],
    ["content/results/one.yaml", "2024-04-01"],
  ]);
  expect(getLastUpdated("orders", changed, entries)).toBe("2024-03-01");
});

it("counts the council's file for the page that shows it, but no file with the same prefix", () => {
  const changed = new Map([
    ["content/pages/contact.yaml", "2024-01-01"],
    ["content/site.yaml", "2024-02-01"],
    ["content/officials-old/one.yaml", "2024-03-01"],
  ]);
  expect(getLastUpdated("contact", changed, entries)).toBe("2024-02-01");
  expect(getLastUpdated("about", new Map([["content/pages/about.yaml", "2024-01-01"]]), entries)).toBe("2024-01-01");
});

it("returns the newest day of all content on the home page, without interface messages", () => {
  const changed = new Map([
    ["content/pages/home.yaml", "2024-01-01"],
    ["content/tables/tenders/one.yaml", "2024-02-01"],
    ["content/locales/en/interface.json", "2024-03-01"],
  ]);
  expect(getLastUpdated("home", changed, entries)).toBe("2024-02-01");
});

it("returns the newest day in the content if there is no history, independent of the build day", () => {
  const published = entries.flatMap(({ collection, value }) => (collection.name === "orders" ? [value.published] : []));
  const reviewed = entries.find(({ file }) => file === "content/pages/orders.yaml")?.value.reviewed;
  expect(getLastUpdated("orders", none, entries)).toBe([...published, reviewed].sort().at(-1));
  for (const id of routeIds) expect(getLastUpdated(id, none, entries)).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(getLastUpdated("orders", none, [])).toBeNull();
});
