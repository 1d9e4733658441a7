// Calls with their results are in tests/tables/other.yaml.
import { toKey } from "../language/romanise";
import { keyForm } from "../schema/formats";
import { getStoredNameMessage, toPublishedName } from "./names";

test.each(["order-1.2.pdf", "console.pdf", "com10.pdf", "lpt.pdf", "form_a.xlsx", "order-2026.12.31.pdf"])(
  "accepts the name %s",
  (name) => {
    expect([getStoredNameMessage(name), toPublishedName(name)]).toEqual([undefined, name]);
  },
);

test.each([
  ["con.pdf", "con-1.pdf"],
  ["nul.12.pdf", "nul-12.pdf"],
  ["COM1.csv", "com1-1.csv"],
  ["lpt9.jpg", "lpt9-1.jpg"],
  ["a..pdf", "a.pdf"],
  ["index.html.pdf", "index-html.pdf"],
  ["list.pdf.pdf", "list-pdf.pdf"],
])("proposes another name for %s everywhere", (name, near) => {
  expect(getStoredNameMessage(name)?.values.near).toBe(near);
  expect(toPublishedName(name)).toBe(near);
  expect(getStoredNameMessage(near)).toBeUndefined();
});

test.each(["con", "NUL", "aux", "prn", "com1", "Lpt9"])("has no key %s", (name) => {
  expect(keyForm.test(name.toLowerCase())).toBe(false);
  expect(toKey(name)).toBe(`${name.toLowerCase()}-1`);
  expect(keyForm.test(toKey(name))).toBe(true);
});
