import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { councilFolder } from "../../tests/site/council";
import { readGlossaryTexts } from "../../tests/spellings/read-spellings";
import { createGlossary } from "../language/glossary";
import { findMissingNumbers } from "../language/numbers";
import { findSpellingFaults } from "../language/orthography";
import hindi from "../messages/hi.json";
import fixedVocabularies from "../schema/fixed-vocabularies.json";
import labelsInEnglish from "../schema/labels/en.json";
import labelsInHindi from "../schema/labels/hi.json";
import labelsInSanskrit from "../schema/labels/sa.json";
import { listProjectFiles, readMisspellings } from "./disk";
import { readGlossary } from "./glossary";

/** Sentences in code follow the same rules as the content. */

const { rules, problems } = readGlossary(listProjectFiles(councilFolder), readMisspellings());
const glossary = createGlossary(rules);
const choices = Object.values(fixedVocabularies).flatMap((values) => Object.values(values));

/** Values that clerks type are shown unchanged, in Latin digits. */
const omitted = ["digits"] as const;

function wrongIn(texts: readonly string[], locale: "hi" | "sa"): string[] {
  return texts.flatMap((text) => [
    ...[...glossary.avoidedIn(text, locale), ...glossary.misspelledIn(text, locale)].map(
      ({ found, near }) => `${found} > ${near}: ${text}`,
    ),
    ...findSpellingFaults(text, locale, omitted)
      .filter(({ found }) => !glossary.isAccepted(found))
      .map(({ found, near }) => `${found} > ${near}: ${text}`),
  ]);
}

/** Returns all texts in a tree of messages. Polyglot separates plural forms by four bars. */
function textsIn(tree: unknown): string[] {
  if (typeof tree === "string") return tree.split("||||").map((text) => text.trim());
  return typeof tree === "object" && tree !== null ? Object.values(tree).flatMap(textsIn) : [];
}

/** Returns the texts of a language in a tree of entries or labels. */
function textsOf(tree: unknown, locale: "en" | "hi" | "sa"): string[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    name === locale && typeof value === "string" ? [value] : textsOf(value, locale),
  );
}

/** Returns the prose of a page of documentation, a paragraph each. */
function readDocumentation(file: string): string[] {
  const prose = readFileSync(file, "utf8").replace(/^```[\s\S]*?^```|^ {4}.*$/gmu, "");
  return prose.split(/\n{2,}/u).map((text) => text.replace(/\s*\n\s*/gu, " "));
}

const answers: unknown = parse(readFileSync("docs/answers.yaml", "utf8"));

test("reads the glossary without problems", () => {
  expect(problems).toEqual([]);
  expect(rules.avoided.length).toBeGreaterThan(40);
});

const { accepted, refused } = readGlossaryTexts();

test.each(accepted)("the glossary of the site accepts %s “%s”", (locale, text) => {
  expect(glossary.avoidedIn(text, locale)).toEqual([]);
});

test.each(refused)("the glossary of the site refuses %s “%s”", (locale, text) => {
  expect(glossary.avoidedIn(text, locale).map(({ found }) => found)).toEqual([text]);
});

test.each([
  ["the messages of the check and the commands", "hi", hindi],
  ["the labels and helps of fields", "hi", labelsInHindi],
  ["the labels of fields", "sa", labelsInSanskrit],
  ["the names of fixed choices", "hi", choices.map(({ hi }) => hi)],
  ["the names of fixed choices", "sa", choices.map(({ sa }) => sa)],
  ["the answers that a council copies", "hi", textsOf(answers, "hi")],
  ["the answers that a council copies", "sa", textsOf(answers, "sa")],
  ["the guide for adoption", "hi", readDocumentation("docs/adopt.hi.md")],
  ["the guide for clerks", "hi", readDocumentation("docs/clerks.hi.md")],
] as const)("%s in the language %s follow the rules", (_where, locale, tree) => {
  expect(wrongIn(textsIn(tree), locale)).toEqual([]);
});

test("the labels and helps have the same numbers in English and Hindi", () => {
  const inHindi = new Map(Object.entries<string>(labelsInHindi));
  const differing = Object.entries(labelsInEnglish).filter(([key, text]) => {
    const translated = inHindi.get(key) ?? text;
    return [...findMissingNumbers(text, translated), ...findMissingNumbers(translated, text)].length > 0;
  });
  expect(differing).toEqual([]);
});
