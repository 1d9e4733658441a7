import fc from "fast-check";
import { numbersOf, signOf } from "./alphabet";
import { decodeIndex } from "./decode";
import { encodeIndex } from "./encode";
import { record } from "./records.testing";

const seed = 20140624;

test("a row of numbers is a text that JSON leaves as it is, and comes back", () => {
  const largest = 1_000_000;
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(300), fc.nat(largest))), (numbers) => {
      const signs = numbers.map(signOf).join("");
      expect(JSON.stringify(signs)).toBe(`"${signs}"`);
      expect(signs).not.toContain("\n");
      expect(numbersOf(Buffer.from(signs, "utf8").toString("utf8"))).toEqual(numbers);
    }),
    { seed },
  );
});

const school = record("sp-alm-01", "महर्षि वाल्मीकि संस्कृत महाविद्यालय, देवग्राम", {
  details: ["अल्मोड़ा", "सहायता प्राप्त"],
  reference: "SP-ALM-01",
  specimen: true,
  language: "hi",
});
const order = record("inspection", "School inspection", {
  details: ["सहायता प्राप्त"],
  summary: "A sentence.",
  body: "A sentence and more.",
  year: 2019,
  document: { type: "pdf", bytes: 24_600 },
  reference: "12/XXIV(3)/2019",
  called: "muayana निरीक्षण",
  expiresOn: "2026-03-31",
});

test("every part of a record comes back as it was", () => {
  const file = encodeIndex("hi", [
    { kind: "schools", called: "schools विद्यालय", records: [school] },
    { kind: "orders", called: "orders शासनादेश", records: [order] },
  ]);
  const { records, words, phrases, names, kinds } = decodeIndex(JSON.parse(JSON.stringify(file)));
  const text = (numbers: readonly number[]) => numbers.map((number) => words[number]).join(" ");
  const read = records.map(({ kind, title, details, summary, body, called, ...rest }) => ({
    ...rest,
    kind: kinds[kind]?.kind,
    title: text(title),
    details: details.map((phrase) => text(phrases[phrase] ?? [])),
    summary: text(summary),
    body: text(body),
    called: called === undefined ? "" : names[called],
  }));
  expect(read).toEqual(
    [
      { ...shown(school), kind: "schools", document: undefined, expiresOn: "", untranslated: false },
      { ...shown(order), kind: "orders", document: { type: "pdf", kilobytes: 24 }, untranslated: true },
    ].map((each) => ({ ...each, reference: each.key === "sp-alm-01" ? "sp-alm-01" : each.reference })),
  );
  expect(kinds.map((kind) => names[kind.names])).toEqual(["schools विद्यालय", "orders शासनादेश"]);
});

function shown({ language: _, ...rest }: typeof order) {
  return rest;
}

test("a word, a detail and a list of names are stored once, however many records have them", () => {
  const many = Array.from({ length: 500 }, (_, number) => ({ ...school, key: `school-${number}`, reference: "" }));
  const file = encodeIndex("hi", [{ kind: "schools", called: "विद्यालय", records: many }]);
  const json = JSON.stringify(file);
  for (const word of ["महर्षि", "अल्मोड़ा", "सहायता"]) expect(json.split(word)).toHaveLength(2);
});

test("a column that no record has is left out", () => {
  const file = encodeIndex("en", [{ kind: "acts", called: "acts", records: [record("act-2014", "Act")] }]);
  expect(Object.keys(file.kinds[0] ?? {})).toEqual(["kind", "names", "keys", "titles"]);
});

test.each([
  ["no object", 7, "index"],
  ["another language", { language: "fr" }, "language"],
  ["no kinds", { language: "en" }, "kinds"],
  ["an unknown kind", { language: "en", words: "", phrases: "", names: "", kinds: [{ kind: "cats" }] }, "kind"],
  [
    "a column too short",
    {
      language: "en",
      words: "a",
      phrases: "",
      names: "",
      kinds: [{ kind: "acts", names: 0, keys: "a\nb", titles: "#" }],
    },
    "titles",
  ],
])("an index with %s is refused, and the part named", (_, sent, part) => {
  expect(() => decodeIndex(sent)).toThrow(new Error(`The search index is not as it should be: ${part}`));
});
