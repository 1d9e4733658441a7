import { readChanged } from "../../../tests/cases/folder";
import { order } from "../../../tests/cases/sample";
import { getTodayInIndia } from "../../language/dates";

test.each([
  [300, []],
  [400, ["published-far"]],
])("warns of a day of publication far ahead: %i days", (days, keys) => {
  const day = getTodayInIndia(new Date(Date.now() + days * 24 * 60 * 60 * 1000));
  const { problems } = readChanged({ "content/orders/order-1.yaml": order.replace("2024-01-15", day) });
  expect(problems.map(({ message }) => message.key)).toEqual(keys);
});
