/** The words that councils replace are in texts that go through `applyTerms`, wherever clerks and visitors read them. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { withOwnLanguages } from "../../tests/cases/own-content";
import en from "../messages/en.json";

const writeLanguages = withOwnLanguages();

const terms = { परिषद्: "मंडल", जनपद: "ज़िला", जनपदों: "ज़िलों", विद्यालय: "शाला", विद्यालयों: "शालाओं", परीक्षा: "जाँच" };
const languages = `- code: en
  terms: { school: academy, examinations: tests }
- code: hi
  terms: ${JSON.stringify(terms)}
- sa
`;

/** Returns all English and Hindi texts in a value. */
const listTexts = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : Object.entries(value ?? {}).flatMap(([name, inside]) => (name === "sa" ? [] : listTexts(inside)));

/** Matches a word that the council replaces, but not as a part of a key or path. */
const replaced = /(?<![\p{L}\p{M}/-])(?:परिषद्|जनपदों?|विद्यालय|विद्यालयों|परीक्षा|school|examinations)(?![\p{L}\p{M}/-])/u;

test("labels, fixed choices, answers, and messages of clerks and pages have the council's words", async () => {
  writeLanguages(languages);
  const { getTexts } = await import("../messages");
  const { answersCollection } = await import("../../scripts/create/answers-schema");
  const { collections } = await import("../schema/collections");
  const { vocabularies } = await import("../schema/vocabularies");
  const { getFields } = await import("../schema/description");
  const { readInterfaceFile, readMessages } = await import("../pipeline/interface-messages");
  const { pageSynonyms } = await import("../pipeline/search/synonyms");
  const keys = z.array(z.custom<keyof typeof en>()).parse(Object.keys(en));
  const texts = {
    messages: keys.map((key) => getTexts(key)),
    labels: [...collections, answersCollection(false)].map((one) => {
      const fields = getFields(one).map(({ label, help, ...field }) => [
        label,
        help,
        "item" in field ? getFields({ schema: field.item }).map((inside) => [inside.label, inside.help]) : [],
      ]);
      return [one.label, one.help, fields];
    }),
    choices: Object.values(vocabularies)
      .filter((one) => !("file" in one))
      .map(({ values }) => values),
    pages: [readInterfaceFile("en"), readInterfaceFile("hi")],
  };
  for (const [kind, tree] of Object.entries(texts)) {
    const found = listTexts(tree);
    expect([kind, found.filter((text) => replaced.test(text))]).toEqual([kind, []]);
    expect([kind, found.some((text) => /मंडल|ज़िला|शाला/u.test(text))]).toEqual([kind, true]);
  }
  expect(readMessages("hi")("field.schools.district")).toBe("ज़िला");
  // Both words are found.
  expect(pageSynonyms.about?.split(" ")).toEqual(expect.arrayContaining(["परिषद्", "मंडल"]));
});

test("paths, addresses, commands and placeholders keep the project's words", async () => {
  writeLanguages("- code: en\n  terms: { schools: academies, file: paper, board: council, order: decree }\n- hi\n");
  const { applyTerms } = await import("./terms");
  const text =
    "{file}: write content/tables/schools, schools.csv or order-list of @board/site; npm run import -- schools. Schools, schools.";
  expect(applyTerms(text, "en")).toBe(text.replace(/schools\.$/u, "academies."));
});

/** Files whose texts have the words and that nobody at a council reads, or that are made before a council has words. */
const others = [
  "scripts/create/council-README.hi.md",
  "src/language/common-words.json",
  "src/language/compound-members.json",
  "src/language/misspellings.yaml",
  "src/language/orthography/hindi.json",
  "src/language/orthography/sanskrit.json",
  "src/pipeline/tasks/example-remains.ts",
];
/** The tables that `applyTerms` is applied to where they are read. */
const tables = [
  "src/messages/hi.json",
  "src/pipeline/search/synonyms.yaml",
  "src/schema/fixed-vocabularies.json",
  "src/schema/labels/hi.json",
  "src/schema/labels/sa.json",
];

test("no other file of the code has a text with such a word", () => {
  const withWords = ["src", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => path.posix.join(folder, name.replaceAll(path.sep, "/")))
      .filter((file) => /\.(?:tsx?|mjs|json|yaml|html|md)$/u.test(file) && !/\.test\.tsx?$/u.test(file))
      .filter((file) => /परिषद|जनपद|ज़िल|विद्यालय|बोर्ड|परीक्षा/u.test(withoutComments(file))),
  );
  expect(withWords.sort()).toEqual([...others, ...tables].sort());
});

const withoutComments = (file: string) =>
  /\.(?:tsx?|mjs)$/u.test(file)
    ? readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "")
    : readFileSync(file, "utf8");
