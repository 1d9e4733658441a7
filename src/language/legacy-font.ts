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

/**
 * Finds text typed for a legacy font such as Kruti Dev, which shows Latin letters as Devanagari.
 *
 * @returns the matching words, separated by spaces; undefined unless at least two match, one of them by a sequence that
 * English does not have
 */
export function findLegacyFontText(text: string): string | undefined {
  const words = text
    .replace(notText, " ")
    .split(/[\s()“”"]+/u)
    .filter((word) => /[A-Za-z]/u.test(word));
  const found = words.filter((word) => telling.test(word) || frequent.test(word));
  return found.length >= 2 && found.some((word) => telling.test(word)) ? found.join(" ") : undefined;
}
