/**
 * Font families that show Devanagari for Latin letters: Kruti Dev, DevLys, (Walkman) Chanakya, Shusha, Shivaji, APS,
 * Agra, Shree-Dev, Akruti, DV-TT.
 */
const legacyFamilies =
  /kruti\s?dev|dev\s?lys|chanakya|walkman|shusha|shivaji|aps-?dv|agra(?=\b|-)|shree-?dev|akruti|\bdv[bw]?-?tt/iu;

/** Returns whether a font name belongs to a legacy font that shows Devanagari for Latin letters. */
export function isLegacyFont(name: string): boolean {
  return legacyFamilies.test(name);
}

/** Frequent Hindi words in the Latin letters of Kruti Dev: के, की, का, से, में, है, और, को, पर, रिक्त. */
const frequent = /^(?:ds|dh|dk|ls|esa|gS|gSa|vkSj|dks|ij|fd|us|rFkk|,oa|fy,|djsa|fd;k|x;k|tkrk|gks|fnukad|;g|dj)$/u;

/** Sequences that no English word contains: those for ा, श, क्ष, य and a vowel sign before its consonant. */
const telling =
  /[A-Za-z]\{[A-Za-z]|[A-Za-z]'k|[A-Za-z];[a-z]|[a-z]ksa$|^f[bcdghjkmnpqstvwxz][A-Za-z]|^[a-z]{1,2}[A-Z][a-z]*[;{[]/u;

/**
 * Placeholders, URLs, e-mail addresses (their local part has at most 64 characters, RFC 5321, 4.5.3.1.1) and code. Each
 * part is bounded, since a long text without its end would be searched again from every character.
 */
const notText = /\{\{[^{}]*\}\}|[a-z][a-z\d+.-]{0,30}:\/\/\S+|[^\s@]{1,64}@\S+|`[^`]*`/giu;

/** A sign that no word has between its letters; Kruti Dev has a letter there. */
const neverInside = /[a-z]\{[a-z]/u;

/** Matches letters and signs of Windows-1252 beyond ASCII, in whose places Chanakya and DV-TT have Devanagari. */
const beyondAscii = /[\u0080-\u00FF\u0152-\u0192\u02C6\u02DC\u2020-\u2022\u2030\u2122]/gu;

/** Checks whether at least half of a word is beyond ASCII, which no language with Latin letters is. */
function isOfOtherPlaces(word: string): boolean {
  const count = word.match(beyondAscii)?.length ?? 0;
  return count >= 3 && count * 2 >= word.length && /\p{L}/u.test(word);
}

function listWords(text: string): string[] {
  return text
    .replace(notText, " ")
    .split(/[\s()“”"]+/u)
    .filter((word) => /\p{Script=Latin}/u.test(word));
}

/**
 * Finds text typed for a legacy font, which shows Latin letters as Devanagari.
 *
 * @returns the matching words, separated by spaces; undefined unless it is certain: by a word that no language has, or
 * by two words of Kruti Dev, one of them with a sequence that English does not have
 */
export function findLegacyFontText(text: string): string | undefined {
  const words = listWords(text);
  const isCertain = (word: string) => neverInside.test(word) || isOfOtherPlaces(word);
  const found = words.filter((word) => isCertain(word) || telling.test(word) || frequent.test(word));
  const isLegacy = found.some(isCertain) || (found.length >= 2 && found.some((word) => telling.test(word)));
  return isLegacy ? found.join(" ") : undefined;
}

/** A word that begins small and has a capital inside, as in Shusha: saMskRt, rajakIya. Names have one at a part. */
const innerCapital = /^[a-z]+[A-Z](?:[a-z]+[A-Z])*[a-z]+[.,:;]?$/u;

/**
 * Finds words that may be typed for a legacy font such as Shusha, but may also be a transliteration with capitals.
 *
 * @returns the words, separated by spaces; undefined unless at least two of them follow each other
 */
export function findPerhapsLegacyText(text: string): string | undefined {
  const words = listWords(text);
  const found = words.filter((word, index) => {
    const isInside = (other = "") => innerCapital.test(other);
    return isInside(word) && (isInside(words[index - 1]) || isInside(words[index + 1]));
  });
  return found.length > 0 ? found.join(" ") : undefined;
}
