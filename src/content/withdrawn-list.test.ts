import { readChanged } from "../../tests/cases/folder";
import { formatMessage } from "../messages";
import { formatWithdrawals, parseWithdrawals } from "./withdrawn-list";

const folder = "content/.published/withdrawn";

test("reads lines of every version, and writes a reason of several lines as one", () => {
  const text = "a.pdf 2027-01-14\norders/order-1 2027-01-15 asker It has particulars of pupils.\n";
  const asked = { name: "orders/order-1", day: "2027-01-15", by: "asker", reason: "It has particulars of pupils." };
  expect([...parseWithdrawals(text).values()]).toEqual([{ name: "a.pdf", day: "2027-01-14" }, asked]);
  expect(formatWithdrawals(parseWithdrawals(text).values())).toBe(text);
  const lines = { ...asked, reason: " It has\nparticulars  of pupils. " };
  expect([...parseWithdrawals(formatWithdrawals([lines])).values()]).toEqual([asked]);
});

test.each([
  ["withdrawn/order-1.pdf.txt", "order-1.pdf 2027-01-15\n", /this document was withdrawn on 2027-01-15/u],
  ["withdrawn.txt", "order-1.pdf 2027-01-15\n", /this document was withdrawn on 2027-01-15/u],
  ["withdrawn/orders/order-1.txt", "orders/order-1 2027-01-15 asker Why.\n", /this entry was withdrawn on 2027-01-15/u],
  ["withdrawn/other.pdf.txt", "other.pdf on 15 January\n", /withdraws nothing: other\.pdf on 15 January/u],
  ["withdrawn/other.pdf.txt", "other.pdf 2027-02-30\n", /withdraws nothing/u],
  ["withdrawn/other.pdf.txt", "other.pdf 2027-01-15 asker\n", /withdraws nothing/u],
])("the content check refuses %s with %j", (file, text, expected) => {
  const { problems } = readChanged({ [`${folder.replace(/withdrawn$/u, "")}${file}`]: text });
  expect(problems.map(({ message }) => formatMessage(message, "en"))).toContainEqual(expect.stringMatching(expected));
});
