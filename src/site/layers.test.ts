import { withOwnContent } from "../../tests/cases/own-content";
import { merge, subtract } from "./merge";
import { productTexts } from "./product-content";

const write = withOwnContent();

it("takes values and languages that a council's file lacks from the file below", () => {
  const below = { title: { en: "Orders", hi: "आदेश" }, order: "-published", shown: [1, 2] };
  const own = { title: { hi: "शासनादेश" }, shown: [3] };
  const whole = { title: { en: "Orders", hi: "शासनादेश" }, order: "-published", shown: [3] };
  expect(merge(own, below)).toEqual(whole);
  expect(subtract(whole, below)).toEqual(own);
  expect(subtract({ title: below.title, shown: [1, 2] }, below)).toEqual({ order: null });
});

/** Loads a list of the product as a council's file changes it, and the problems of that file. */
async function loadOrders(text: string) {
  write("collections/orders.yaml", text);
  const { readEntry } = await import("../content/entry");
  const { collectionEntries, parsedLists } = await import("../schema/collections/lists");
  const { routeIds } = await import("./routes");
  const file = { collection: collectionEntries, file: "content/collections/orders.yaml", name: "orders" };
  const { problems } = readEntry(file, text, productTexts["collections/orders.yaml"]);
  return { list: parsedLists.find(({ key }) => key === "orders"), problems: problems.length, routeIds };
}

it("lets a council change single texts of a list of the product", async () => {
  const { list, problems } = await loadOrders("key: orders\nmenuLabel: { hi: आदेश }\n");
  expect(list).toMatchObject({ menuLabel: { hi: "आदेश", en: "Government Order" }, path: "/Government-Order" });
  expect(problems).toBe(0);
});

it("has no list of a file that is not YAML, and reports it", async () => {
  const { list, problems, routeIds } = await loadOrders("key: [orders");
  expect(list).toBeUndefined();
  expect(routeIds).not.toContain("orders");
  expect(problems).toBeGreaterThan(0);
});
