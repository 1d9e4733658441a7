import fc from "fast-check";
import { safeParse } from "zod";
import { getIdentity, proposeKey } from "../../src/content/proposed-key";
import { collections } from "../../src/schema/collections";
import { arbitraryEntry, seed } from "../../tests/arbitrary/entries";

const title = (en: string) => ({ title: { en, hi: "शीर्षक", sa: "शीर्षकम्" } });

test.each([
  [
    "{exam}-{year}-{kind}",
    { exam: "purva-madhyama", year: 2031, kind: "individual" },
    "purva-madhyama-2031-individual",
  ],
  ["{code}", { code: "SK/PUR 01" }, "sk-pur-01"],
  ["class-{grade}", { grade: 3 }, "class-3"],
  ["{title}", title("The council's Café, part 2"), "the-councils-cafe-part-2"],
  ["{title}", title("word ".repeat(30)), Array.from({ length: 12 }, () => "word").join("-")],
  ["{title}", title("a".repeat(100)), "a".repeat(60)],
  ["{title}", title("शीर्षक"), "shirshak"],
  ["{title}", title("– –"), undefined],
  ["{title}-{year}", title("Grant"), undefined],
])("%s with %j becomes %s", (keyFrom, fields, key) => {
  expect(proposeKey({ keyFrom }, fields)).toBe(key);
});

test("proposes nothing without a pattern", () => {
  expect(proposeKey({}, { key: "home" })).toBeUndefined();
  expect(getIdentity({}, { key: "home" })).toBeUndefined();
});

test("distinguishes identities that have the same key", () => {
  const of = (code: string) => getIdentity({ keyFrom: "{code}" }, { code });
  expect(of("SP/1")).not.toBe(of("SP-1"));
  expect(of("SP-1")).toBe(of(" sp-1 "));
});

test.each(collections)("proposes a valid and stable key for any entry of $name", (collection) => {
  fc.assert(
    fc.property(arbitraryEntry(collection), (fields) => {
      const key = proposeKey(collection, fields);
      expect(proposeKey(collection, { ...fields })).toBe(key);
      expect(key === undefined || safeParse(collection.schema.shape.key, key).success).toBe(true);
    }),
    { seed, numRuns: 50 },
  );
});
