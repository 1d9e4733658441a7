import { stringify } from "yaml";
import { readCouncilRules } from "../../tests/search/content";
import { readGrammar, readSentences } from "../../tests/spellings/read-spellings";
import { formatMessage } from "../messages";
import { getCollection } from "../schema/collections";
import { checkEntry } from "./check-entry";

const rules = readCouncilRules();
const { right, wrong } = readSentences();
const grammar = readGrammar();
const place = { collection: getCollection("pages"), file: "content/pages/help.yaml", name: "help" };
const names = { en: "Help", hi: "सहायता", sa: "साहाय्यम्" };

/** Returns what the whole check of a form reports about a page with the sentence in its body. */
function findProblems(locale: "hi" | "sa", sentence: string) {
  const body = { en: "Text.", hi: "पाठ।", sa: "पाठः।", [locale]: sentence };
  const page = stringify({ key: "help", title: names, summary: { ...names }, body }, { lineWidth: 0 });
  const { problems } = checkEntry(place, new TextEncoder().encode(page), rules);
  return problems.map(({ severity, message }) => ({ severity, sentence, says: formatMessage(message, "en") }));
}

test.each([
  ["of all kinds", right],
  ["of grammar", grammar.right],
])("reports no error in correct sentences %s, and a warning in at most two", (_kind, sentences) => {
  const found = (["hi", "sa"] as const).flatMap((locale) =>
    sentences[locale].flatMap((text) => findProblems(locale, text)),
  );
  expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  expect([...new Set(found.map(({ sentence }) => sentence))].slice(2)).toEqual([]);
});

// The last sentences were written before the rules that find most of them.
test.each([
  ["hi", "tuned", 0.9],
  ["sa", "tuned", 0.6],
  ["hi", "unseen", 0.5],
  ["sa", "unseen", 0.5],
  ["hi", "kinds", 0.8],
  ["sa", "kinds", 0.8],
  ["hi", "grammar", 0.8],
  ["sa", "grammar", 0.8],
] as const)("finds mistakes in %s, %s: at least %d of all", (locale, part, share) => {
  const sentences = { ...wrong, grammar: grammar.wrong }[part][locale];
  const missed = sentences.filter((text) => findProblems(locale, text).length === 0);
  expect({ missed, isEnough: missed.length <= sentences.length * (1 - share) }).toEqual({ missed, isEnough: true });
});
