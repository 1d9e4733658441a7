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
const notText = /\{\{[^{}]*\}\}|[a-z][a-z\d+.-]{0,30}:\/\/\S+|https?:\S+|www\.\S+|[^\s@]{1,64}@\S+|`[^`]*`/giu;

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
 * @returns the matching words, separated by spaces; undefined unless the font is certain: a word that no language has,
 *   or two words of Kruti Dev and in one of them a sequence that English lacks
 */
export function findLegacyFontText(text: string): string | undefined {
  const words = listWords(text);
  const isCertain = (word: string) => neverInside.test(word) || isOfOtherPlaces(word);
  const found = words.filter((word) => isCertain(word) || telling.test(word) || frequent.test(word));
  const isLegacy = found.some(isCertain) || (found.length >= 2 && found.some((word) => telling.test(word)));
  return isLegacy ? found.join(" ") : undefined;
}

/** Matches a capital inside a word that begins small, as in Shusha: saMskRt, rajakIya. Brands begin like eOffice, iGOT. */
const innerCapital = /^(?![ei]\p{Lu})\p{Ll}+\p{Lu}/u;

/** Matches a sign between two letters, such as ; or {, and an apostrophe without an English ending (’s, ’t) behind it. */
const innerSign = /\p{L}[;|{}[\]~=^"`*\\]\p{L}|[^aeiou\P{L}]['’](?!(?:s|t|d|m|re|ve|ll)(?!\p{L}))\p{Ll}/u;

/** The consonants at the beginning of words: of English, and of Hindi and Sanskrit in Latin letters. */
const beginnings = new Set(
  (
    "b bh bhr bl br c ch chh chr cl cr d dh dhr dhv dhw dr dv dw f fl fr g gh ghr gl gn gr gv gw h hr hv j jh jn k kh kl kn " +
    "kr ks ksh kshm kv kw l m ml mr n p ph phl phr pl pn pr ps q r rh s sc sch schl schm schn schr schw scl scr sh shl shm shr " +
    "shv shw sk skl skr sl sm sn sp sph spl spr sq st str stv sv sw t th thr tr tv ts tw v vr w wh wr x z zh"
  ).split(" "),
);

/** Checks whether the letters of a word can be English, or Hindi or Sanskrit in Latin letters. */
function isPlausible(word: string): boolean {
  if (innerCapital.test(word) || innerSign.test(word)) return false;
  const [start = ""] = /^[b-df-hj-np-tv-xz]*/u.exec(word.replace(/^Mc(?=\p{Lu})/u, "").toLowerCase()) ?? [];
  return start === "" || (start.length < word.length && beginnings.has(start));
}

/**
 * Finds words that may be typed for a legacy font. Neither they nor most other words of the text can be of a language
 * with Latin letters. The result is uncertain, because a transliteration with capitals looks the same.
 *
 * @returns the words, separated by spaces; undefined if the font is certain, or if they are less than half of the words
 *   in small letters
 */
export function findPerhapsLegacyText(text: string): string | undefined {
  if (findLegacyFontText(text) !== undefined) return undefined;
  const words = listWords(text).filter((word) => /^(?=.*\p{Ll})(?:[^\p{L}\d]*\p{L}){4}\D*$/u.test(word));
  const found = words.filter((word) => !isPlausible(word));
  return found.length > 0 && found.length * 2 >= words.length ? found.join(" ") : undefined;
}
