import { readChanged } from "../../../tests/cases/folder";
import { order } from "../../../tests/cases/sample";

test.each([
  ["2027-09-17", []],
  ["2027-12-26", ["published-far"]],
])("warns of a day of publication far ahead: %s", (day, keys) => {
  const { problems } = readChanged({ "content/orders/order-1.yaml": order.replace("2024-01-15", day) });
  expect(problems.map(({ message }) => message.key)).toEqual(keys);
});
