import commonWords from "./common-words.json";
import { foldText, foldWords } from "./fold";
import { createPattern, type Pattern } from "./fuzzy-match";
import { fixIllFormed } from "./ill-formed";
import { splitAtLatin } from "./latin-sounds";
import { encodeSounds } from "./phonetic-encoding";
import { stemWord } from "./stemmer";

/** A query word in the forms that a text may contain. */
export interface QueryWord {
  /** Folded forms; a text with any of them matches. */
  readonly forms: readonly Pattern[];
  /** Folded forms without an inflectional ending. */
  readonly stems: readonly string[];
  /** Phonetic patterns of the word as typed and without its ending. */
  readonly patterns: readonly Pattern[];
  readonly isNumber: boolean;
  readonly isDevanagari: boolean;
  /** The number of letters as people count them: consonants and vowels, without virama and anusvara. */
  readonly size: number;
}

/** A query prepared for matching many texts. */
export interface PreparedQuery {
  readonly words: readonly QueryWord[];
}

/** Function words of English, Hindi (also in Latin letters) and Sanskrit. */
const functionWords: ReadonlySet<string> = new Set(
  commonWords.functionWords.flatMap((words) => words.split(" ")).map(foldText),
);

/**
 * Returns whether a folded word has only a grammatical function, so that a search can ignore it. For example, "rules of
 * 2007" finds "Rules, 2007".
 */
export function isFunctionWord(folded: string): boolean {
  return functionWords.has(folded);
}

function patternsOf(word: string): readonly Pattern[] {
  const { letters, details } = encodeSounds(word);
  const sounds = letters.slice(1, -1);
  // Digits, and words of only those vowels that spelling may drop, have no sounds to compare.
  if (sounds === "" || /[\d ]/.test(sounds)) return [];
  return [createPattern(sounds, details.slice(1, -1), details.charCodeAt(0))];
}

/** Maximum letters of a word that is searched in any way but as typed. No word of a text is longer. */
const longestTolerant = 40;

/** Maximum words of a query. What follows is not searched. */
const mostWords = 20;

/** Maximum letters per sound. A word with more is not a phonetic spelling: "zzzqqq" is not शक. */
const lettersOfSound = 2.5;

/**
 * Returns whether a word can be a phonetic spelling: no letter three times in a row, and not one repeated consonant.
 */
function isSpelling(word: string): boolean {
  return !/(\p{L})\1\1/iu.test(word) && !/^([^aeiou])\1+$/iu.test(word);
}

function queryWord(form: string, typed: string): QueryWord {
  const stem = stemWord(typed);
  // A final anusvara may turn out to be inside a word as typing continues: सं, संस्कृत.
  const open = /[ंँ]$/.test(typed) && form.endsWith("म") ? [`${form.slice(0, -1)}ं`] : [];
  // A final h may be a visarga (vidyalayah), which is folded away. A real h (samuh) is found by the rest.
  const silent = /[aiu]h$/i.test(typed) ? [typed.slice(0, -1)] : [];
  const stems = stem === null ? [] : [stem];
  // Signs in the wrong order may be another typing error, so the typed form is searched as well.
  const wellFormed = [fixIllFormed(typed)].filter((word) => word !== typed.normalize("NFC"));
  const size = form.replace(/[्ं]/g, "").length;
  // In Harvard-Kyoto z is श (zakti, शक्ति), in everyday spelling ज़ (zila, ज़िला). A doubled z is neither.
  const sibilant = /z(?=[^z])/.test(typed) && !typed.includes("zz") ? [typed.replace(/z/g, "s")] : [];
  return {
    forms: [form, ...open, ...wellFormed.map(foldText)].map((letters) => createPattern(letters)),
    stems: stems.map(foldText),
    patterns:
      size <= longestTolerant && isSpelling(typed)
        ? [typed, ...wellFormed, ...silent, ...sibilant, ...stems]
            .flatMap(patternsOf)
            .filter((one) => one.size * lettersOfSound >= size)
        : [],
    isNumber: /^\d+$/.test(form),
    isDevanagari: /[\u0900-\u097F]/.test(form),
    size,
  };
}

/** Returns the words between Latin words. A token that folds into several words becomes several query words. */
function otherWords(text: string): readonly QueryWord[] {
  return text.split(/\s+/).flatMap((token) => {
    const forms = foldWords(token).flatMap((form) => form.match(/\d+|\D+/g) ?? []);
    if (forms.length !== 1) return forms.map((form) => queryWord(form, form));
    const typed = token.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
    return forms.map((form) => queryWord(form, typed));
  });
}

/** Prepares a typed query. Function words are omitted unless there are no others. */
export function prepareQuery(query: string): PreparedQuery {
  const runs = splitAtLatin(query);
  const latin = runs.filter((_, index) => index % 2 === 1).map((word) => queryWord(foldText(word), word));
  const others = otherWords(runs.filter((_, index) => index % 2 === 0).join(" "));
  const words = [...latin, ...others];
  const telling = words.filter((word) => !word.forms.some((form) => isFunctionWord(form.letters)));
  return { words: (telling.length > 0 ? telling : words).slice(0, mostWords) };
}

/** Minimum letters for a word to be matched with a typing error. */
const shortestTolerant = 5;

/** Returns whether a word may be matched with one typing error. */
export function allowsTypo({ isNumber, size }: QueryWord): boolean {
  return !isNumber && size >= shortestTolerant && size <= longestTolerant;
}

/** Returns whether a word may stand for two, if it has at least some letters. */
export function allowsSplit({ size }: QueryWord, shortest: number): boolean {
  return size >= shortest && size <= longestTolerant;
}
