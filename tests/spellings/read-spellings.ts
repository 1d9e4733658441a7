import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const pair = z.tuple([z.string(), z.string()]);

const foldRules = z.array(
  z.strictObject({ rule: z.string(), same: z.array(pair).default([]), different: z.array(pair) }),
);

/** Devanagari texts, each with Latin spellings. */
const spellings = z.array(z.tuple([z.string()], z.string()));

const transliterations = z.strictObject({
  everyday: spellings,
  scholarly: spellings,
  insideCompounds: spellings,
  different: z.array(pair),
});

export type Spellings = z.infer<typeof spellings>;

/** Returns the rules of the fold, each with pairs that are one word and pairs that must stay two. */
export const readFoldRules = () => foldRules.parse(read("folding"));

/** Returns Devanagari texts with the Latin spellings that find them. */
export const readTransliterations = () => transliterations.parse(read("transliteration"));

function read(name: string): unknown {
  return parse(readFileSync(path.join(__dirname, `${name}.yaml`), "utf8"));
}
