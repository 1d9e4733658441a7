import commonWords from "../language/common-words.json";
import { foldText } from "../language/fold";
import { toSoundKey } from "../language/sound-key";

const foldAll = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((words) => words.split(" ")).map(foldText));

const functionWords = foldAll(commonWords.functionWords);
const optionalWords = foldAll(commonWords.stopWords);
const citingWords = foldAll(commonWords.citing);

/** The forms of Hindi verbs that say what to do with a subject: करना, निकालें, मिलेगी. */
const helperVerbs = commonWords.verbStems
  .split(" ")
  .flatMap((stem) => commonWords.verbEndings.split(" ").map((ending) => stem + ending));
const helperForms = foldAll(helperVerbs);

/** Minimum sounds of a helper verb in Latin letters. */
const shortestVerb = 3;
const helperKeys = new Set(helperVerbs.map(toSoundKey).filter(({ length }) => length >= shortestVerb));

/**
 * Returns whether a folded word has only a grammatical function, so that a search can ignore it. For example, "rules of
 * 2007" finds "Rules, 2007".
 */
export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded);
}

/**
 * Returns whether a folded word is about the visitor's intent rather than the subject, or is the subject of the whole
 * site. It never excludes a result and is searched only if there are no other words.
 */
export function isOptionalWord(folded: string): boolean {
  return optionalWords.has(folded) || helperForms.has(folded) || helperKeys.has(toSoundKey(folded));
}

/** Checks whether a folded word is a form of a Hindi helper verb in Devanagari. */
export function isHelperVerb(folded: string): boolean {
  return helperForms.has(folded);
}

/** Returns whether a folded word only says that a number or day follows: dated, पत्रांक. */
export function isCitingWord(folded: string): boolean {
  return citingWords.has(folded);
}
