import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { localeCodes } from "../../src/site/locales";

const pair = z.tuple([z.string(), z.string()]);

const foldRules = z.array(
  z.strictObject({ rule: z.string(), same: z.array(pair).default([]), different: z.array(pair) }),
);

/** Devanagari texts, each with Latin spellings. */
const spellings = z.array(z.tuple([z.string()], z.string()));

const transliterations = z.strictObject({
  everyday: spellings,
  scholarly: spellings,
  different: z.array(pair),
});

const illFormed = z.array(z.strictObject({ why: z.string(), pairs: z.array(pair) }));

const sentences = z.strictObject({ hi: z.array(z.string()), sa: z.array(z.string()) });
const mistakes = z.strictObject({ tuned: sentences, unseen: sentences, kinds: sentences });
const grammar = z.strictObject({ right: sentences, wrong: sentences });

const pairs = z.array(pair);
const texts = z.array(z.string());
const searches = z.strictObject({ found: z.record(z.string(), pairs), notFound: pairs });
const typingErrors = z.strictObject({
  forgiven: z.array(z.tuple([z.string(), z.string(), z.string()])),
  notForgiven: pairs,
});
const orthography = z.strictObject({
  sanskritWrong: pairs,
  sanskritRight: texts,
  hindiWrong: pairs,
  hindiRight: texts,
});

const locale = z.enum(localeCodes);
const textsIn = z.array(z.tuple([locale, z.string()]));
const glossaryTexts = z.strictObject({ accepted: textsIn, refused: textsIn });
const foreignWords = z.strictObject({
  found: z.array(z.tuple([locale, z.string(), texts])),
  none: textsIn,
});

/** Returns the rules of the fold, each with pairs that must match and pairs that must not. */
export const readFoldRules = () => foldRules.parse(read("folding"));

/** Returns Devanagari texts with the Latin spellings that must find them. */
export const readTransliterations = () => transliterations.parse(read("transliteration"));

/** Returns ill-formed Devanagari texts with their correct forms, by the cause of the fault. */
export const readIllFormed = () => illFormed.parse(read("ill-formed"));

/** Returns correct sentences in Hindi and Sanskrit, and sentences with one mistake each. */
export const readSentences = () => ({ right: sentences.parse(read("right")), wrong: mistakes.parse(read("wrong")) });

/** Returns correct sentences, and sentences with a mistake of a kind that the rules of grammar name. */
export const readGrammar = () => grammar.parse(read("grammar"));

/** Returns queries, each with a text that it must find or must not find. */
export const readSearches = () => searches.parse(read("found"));

/** Returns queries with a typing error, the intended text and the kind of error, and queries that mean another text. */
export const readTypingErrors = () => typingErrors.parse(read("typing-errors"));

/** Returns texts that the orthography rules refuse, each with its report, and texts that they accept. */
export const readOrthography = () => orthography.parse(read("orthography"));

/** Returns texts that the glossary of the council for tests accepts, and texts that it refuses as a whole. */
export const readGlossaryTexts = () => glossaryTexts.parse(read("glossary"));

/** Returns texts with the words of another script in them, and texts without. */
export const readForeignWords = () => foreignWords.parse(read("foreign"));

function read(name: string): unknown {
  return parse(readFileSync(path.join(__dirname, `${name}.yaml`), "utf8"));
}
