import fc from "fast-check";
import { readEntry } from "../../src/content/entry";
import { serializeEntry } from "../../src/content/entry-text";
import { getEntryFile } from "../../src/content/files";
import { readYaml } from "../../src/content/yaml";
import { tidyText } from "../../src/language/script";
import { collections } from "../../src/schema/collections";
import { pages } from "../../src/schema/collections/site";
import { arbitraryEntry, seed } from "../../tests/arbitrary/entries";
import { orders } from "../../tests/site/lists-by-file";

test("writes an entry in the style of the content files", () => {
  const text = serializeEntry(orders, {
    published: "2024-01-15",
    subject: "finance",
    specimen: false,
    title: { sa: "अनुदानम्", hi: "अनुदान: सहायता", en: `Grant ${"for aided Sanskrit schools ".repeat(6)}`.trim() },
    number: "0012",
    key: "grant-2024",
    document: undefined,
  });
  expect(text).toBe(
    [
      "key: grant-2024",
      "title:",
      `  en: Grant ${"for aided Sanskrit schools ".repeat(6)}`.trimEnd(),
      '  hi: "अनुदान: सहायता"',
      "  sa: अनुदानम्",
      'number: "0012"',
      "subject: finance",
      "published: 2024-01-15",
      "",
    ].join("\n"),
  );
});

test("writes rich text as a block", () => {
  const text = serializeEntry(pages, { key: "rti", body: { en: "First.\n\n- one\n- two", hi: "पहला।" } });
  expect(text).toBe("key: rti\nbody:\n  en: |\n    First.\n\n    - one\n    - two\n  hi: |\n    पहला।\n");
});

test("writes repeated texts in a list without YAML anchors", () => {
  const designation = { en: "Director", hi: "निदेशक", sa: "निदेशकः" };
  const members = [
    { seat: "chairperson", designation },
    { seat: "member", designation },
  ];
  const committees = collections.find(({ name }) => name === "committees");
  expect(committees && serializeEntry(committees, { key: "a", members })).not.toMatch(/[&*]/u);
});

test.each(collections)("reads back any valid entry of $name unchanged, in any script", (collection) => {
  fc.assert(
    fc.property(arbitraryEntry(collection), (value) => {
      const text = serializeEntry(collection, value);
      const { entry, problems } = readEntry(getEntryFile(collection, "a"), text);
      expect(problems).toEqual([]);
      expect(entry.value).toEqual(value);
      expect(text.endsWith("\n")).toBe(true);
      expect(serializeEntry(collection, entry.value ?? {})).toBe(text);
    }),
    { seed, numRuns: 15 },
  );
});

test("reads back any text, without blanks around it, even if the check refuses it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { value, faults } = readYaml(serializeEntry(orders, { key: "a", number: text }));
      expect(faults).toEqual([]);
      expect(value).toEqual({ key: "a", number: tidyText(text) });
    }),
    { seed, numRuns: 300 },
  );
});
