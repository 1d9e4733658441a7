import { fold, foldedWords } from "./fold";
import { isFunctionWord } from "./function-words";
import { createPattern, type Pattern } from "./fuzzy-match";
import { fixIllFormed } from "./ill-formed";
import { splitAtLatin } from "./latin-sounds";
import { encodeSounds } from "./phonetic-encoding";
import { stemWord } from "./stemmer";

/** One word of a query in the forms in which a text may have it. */
export interface QueryWord {
  /** Folded forms, any of which may stand in the text. */
  readonly forms: readonly Pattern[];
  /** Folded forms without the ending of an inflection. */
  readonly stems: readonly string[];
  /** The patterns of its sounds, as typed and without its ending. */
  readonly patterns: readonly Pattern[];
  readonly isNumber: boolean;
  readonly isDevanagari: boolean;
  /** Letters as a person counts them: consonants and vowels, not the virama. */
  readonly size: number;
}

/** A query made ready to be tested against many texts. */
export interface PreparedQuery {
  readonly words: readonly QueryWord[];
}

function patternsOf(word: string): readonly Pattern[] {
  const { letters, details } = encodeSounds(word);
  const sounds = letters.slice(1, -1);
  // Digits, and a word of nothing but vowels that spelling may drop, have no sounds to go by.
  if (sounds === "" || /[\d ]/.test(sounds)) return [];
  return [createPattern(sounds, details.slice(1, -1), details.charCodeAt(0))];
}

/** Letters that one sound can be spelled with; more of them are no spelling of it: "zzzqqq" is not शक. */
const lettersOfSound = 2.5;

/**
 * Returns whether a word can be a phonetic spelling. No letter is three times in a row, and the word is not one doubled
 * letter.
 */
function isSpelling(word: string): boolean {
  return !/(\p{L})\1\1/iu.test(word) && !/^([^aeiou])\1+$/iu.test(word);
}

function queryWord(form: string, typed: string): QueryWord {
  const stem = stemWord(typed);
  // The anusvara at the end of what is typed so far may turn out to be in the middle of a word: सं, संस्कृत.
  const open = /[ंँ]$/.test(typed) && form.endsWith("म") ? [`${form.slice(0, -1)}ं`] : [];
  // A final h may be the visarga (vidyalayah), which folds away; of a real h (samuh) the rest is enough to find it.
  const silent = /[aiu]h$/i.test(typed) ? [typed.slice(0, -1)] : [];
  const stems = stem === null ? [] : [stem];
  // Signs in the wrong order may also be a typing error of another kind, so the word is looked for as typed too.
  const wellFormed = [fixIllFormed(typed)].filter((word) => word !== typed.normalize("NFC"));
  const size = form.replace(/[्ं]/g, "").length;
  // The one letter that Harvard-Kyoto shares with everyday spelling: zakti is शक्ति, zila is ज़िला; doubled it is neither.
  const sibilant = /z(?=[^z])/.test(typed) && !typed.includes("zz") ? [typed.replace(/z/g, "s")] : [];
  return {
    forms: [form, ...open, ...wellFormed.map(fold)].map((letters) => createPattern(letters)),
    stems: stems.map(fold),
    patterns: isSpelling(typed)
      ? [typed, ...wellFormed, ...silent, ...sibilant, ...stems]
          .flatMap(patternsOf)
          .filter((one) => one.size * lettersOfSound >= size)
      : [],
    isNumber: /^\d+$/.test(form),
    isDevanagari: /[\u0900-\u097F]/.test(form),
    size,
  };
}

/** The words of what stands between Latin words; a token that punctuation parts is taken in its folded parts. */
function otherWords(text: string): readonly QueryWord[] {
  return text.split(/\s+/).flatMap((token) => {
    const forms = foldedWords(token).flatMap((form) => form.match(/\d+|\D+/g) ?? []);
    if (forms.length !== 1) return forms.map((form) => queryWord(form, form));
    const typed = token.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
    return forms.map((form) => queryWord(form, typed));
  });
}

/** Makes ready what a person typed. Words that carry grammar only are left out unless there is nothing else. */
export function prepareQuery(query: string): PreparedQuery {
  const runs = splitAtLatin(query);
  const latin = runs.filter((_, index) => index % 2 === 1).map((word) => queryWord(fold(word), word));
  const others = otherWords(runs.filter((_, index) => index % 2 === 0).join(" "));
  const words = [...latin, ...others];
  const telling = words.filter((word) => !word.forms.some((form) => isFunctionWord(form.letters)));
  return { words: telling.length > 0 ? telling : words };
}

/** Words of fewer letters must be typed right. */
const shortestTolerant = 5;

/** Tells whether one typing error in a word is forgiven. */
export function allowsTypo({ isNumber, size }: QueryWord): boolean {
  return !isNumber && size >= shortestTolerant;
}
