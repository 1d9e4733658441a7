import devanagari from "./devanagari.json";
import { createPattern } from "./fuzzy-match";
import { prepareQuery, type QueryWord } from "./prepare";

/** The sandhi forms of a final vowel before another vowel (Aṣṭādhyāyī 6.1.77). */
const finals: readonly (readonly [ending: RegExp, becomes: string])[] = [
  [/[िी]$/, "्य"],
  [/[ुू]$/, "्व"],
  [/(?:i|ī|ee)$/, "y"],
  [/(?:u|ū|oo)$/, "v"],
];

/**
 * The sandhi forms of an initial vowel after another word: a vowel sign, alone or merged with an a (6.1.87, 6.1.101).
 */
const initials: Readonly<Record<string, readonly string[]>> = devanagari.initials;

/** Minimum letters of a word. What is left of shorter words is ambiguous. */
const shortest = { final: 4, initial: 5 };

/**
 * Adds to a query word its forms inside a Sanskrit compound, with sandhi of its first or last vowel. Examples are
 * वाल्मीकि in वाल्मीक्यादर्श, अधिनियम in शिक्षाधिनियम, अध्यक्ष in परिषदध्यक्ष. In Latin letters only the last vowel is
 * changed.
 */
export function listCompoundForms(word: QueryWord): QueryWord {
  const letters = word.forms[0]?.letters ?? "";
  const ends = word.size >= shortest.final ? finals.filter(([ending]) => ending.test(letters)) : [];
  const changed = ends.map(([ending, becomes]) => letters.replace(ending, becomes));
  if (!word.isDevanagari) {
    // A word that is not a phonetic spelling, such as "eeee", does not become one by sandhi.
    if (word.patterns.length === 0) return word;
    const patterns = changed.flatMap((spelling) => prepareQuery(spelling).words.flatMap((each) => each.patterns));
    return { ...word, patterns: [...word.patterns, ...patterns] };
  }
  const signs = word.size >= shortest.initial ? (initials[letters.charAt(0)] ?? []) : [];
  const begun = signs.map((sign) => sign + letters.slice(1));
  return { ...word, forms: [...word.forms, ...[...changed, ...begun].map((form) => createPattern(form))] };
}
