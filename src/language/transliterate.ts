import { encodeDevanagari } from "./devanagari-sounds";
import { fold } from "./fold";
import { encodeLatin, splitAtLatin } from "./latin-sounds";

/** ड़ and ढ़ sound like r, but folding would make them ड and ढ. In NFC a nukta is always a separate character. */
const flappedR = /[डढ]\u093C/g;

/** Parts of a folded text that are entirely Devanagari or contain none. */
const sameScript = /[\u0900-\u097F]+|[^\u0900-\u097F ]+/g;

const breathed: Readonly<Record<string, string>> = { k: "ƙ", g: "ɠ", j: "ʝ", t: "ƭ", d: "ɗ", b: "ɓ", p: "f" };

/** Merges sounds that differ between spellings of one word, in either script. */
function merge(sounds: string): string {
  return sounds
    .replace(/[nm](?=[kƙgɠcjʝtƭdɗpfbɓvsh])/g, "ŋ")
    .replace(/ŋ+(?=[nm])/g, "")
    .replace(/ŋh/g, "ŋɠ")
    .replace(/[aɑə]+u/g, "o")
    .replace(/[aɑə]{2,}/g, (signs) => (signs.includes("ɑ") ? "ɑ" : signs.charAt(0)))
    .replace(/([^aɑə\d])\1+/g, "$1")
    .replace(/([kgjtdbp])([ƙɠʝƭɗɓf])/g, (both, plain: string, aspirate: string) =>
      breathed[plain] === aspirate ? aspirate : both,
    )
    .replace(/([aɑə])y(?=i)/g, "$1")
    .replace(/([aɑə])(?=e)/g, "$1y")
    .replace(/([iu])y(?=e)/g, "$1")
    .replace(/([kƙgɠcjʝtƭdɗpfbɓvs]|^[mn])r(?=[kƙgɠcjʝtƭdɗpfbɓmnvsh])/g, "$1ri");
}

/** Merges repeatedly until nothing changes, because merged letters may form a new pair ("sshh"). */
function settled(sounds: string): string {
  const merged = merge(sounds);
  const read = merge(encodeLatin(merged));
  return read === merged ? merged : settled(read);
}

/**
 * Returns the sounds of a text in one coarse Latin spelling for both scripts, so that शासनादेश, "śāsanādeśa",
 * "zAsanAdeza" and "shasanadesh" can be compared. Compare with `contains` and `containsFuzzily`, not by equality, because
 * of the three a below.
 *
 * - Merged: long and short i and u; the glide of गये and गए; the sibilants; retroflex and dental; the nasals before
 *   another consonant (`ŋ`); ओ and औ; doubled letters; v and w; ph and f; c, ch and chh; ज्ञ, jñ and gy; ऋ, ṛ and ri.
 *   Visarga is silent.
 * - An aspirate is one letter: ƙ ɠ ʝ ƭ ɗ ɓ f for kh gh jh th dh bh ph.
 * - `ɑ` is the long vowel. `ə` is the inherent vowel, which everyday spelling and Hindi speech may drop. `a` is either
 *   of the two in everyday spelling.
 *
 * Transliteration libraries are not used, because they convert between scholarly schemes: they read "shasanadesh" as
 * शसनदेश् and do not handle dropped vowels. They are also several times larger than this folder. Words are separated by
 * one space. Never throws. The phonetic key of a phonetic key is the same.
 */
export function encodePhonetically(text: string): string {
  const words = splitAtLatin(text).flatMap((run, index) => {
    if (index % 2 === 1) return [encodeLatin(run)];
    return (fold(run.replace(flappedR, "र")).match(sameScript) ?? []).map((part) =>
      /[\u0900-\u097F]/.test(part) ? encodeDevanagari(part) : part,
    );
  });
  return words
    .map(settled)
    .filter((word) => word !== "")
    .join(" ");
}
