import { createFinder } from "./find-withdrawn";

const find = createFinder(["result.pdf", "orders/order-1", "tables/departments/records", "officials/secretary"]);

test.each([
  ["/page-data/Government-Order/order-2/page-data.json", '"/documents/result.0123456789abcdef.pdf"', "result.pdf"],
  ["/page-data/Government-Order/order-2/page-data.json", "See https://a.example/documents/result.pdf.", "result.pdf"],
  ["/page-data/Government-Order/order-2/page-data.json", '"/documents/last-result.pdf"', undefined],
  ["/page-data/Government-Order/order-2/page-data.json", '"/documents/result.pdf.csv"', undefined],
  ["/page-data/Government-Order/page-data.json", '"key":"order-1","/documents/result.pdf"', undefined],
  ["/page-data/hi/Government-Order/order-1/page-data.json", "", "orders/order-1"],
  ["/page-data/Result/order-1/page-data.json", "", undefined],
  ["/page-data/department-structure/page-data.json", '{"key":"records"}', "tables/departments/records"],
  ["/page-data/department-structure/page/2/page-data.json", '{"key":"records-2"}', undefined],
  ["/page-data/index/page-data.json", '{"key":"secretary"}', undefined],
  ["/feeds/all.atom", "<id>https://a.example/hi/Government-Order#order-1</id>", "orders/order-1"],
  ["/feeds/all.atom", "<id>https://a.example/Government-Order#order-10</id>", undefined],
  ["/hi/calendars/orders-a.ics", "URL:https://a.example/hi/Government-Or\r\n der/order-1\r\n", "orders/order-1"],
  ["/lists/orders.json", '[{"key":"order-1"}]', "orders/order-1"],
])("finds for %s with %s: %s", (file, text, expected) => {
  expect(find(file, text)).toBe(expected);
});
