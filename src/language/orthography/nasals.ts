import { createFindings, markup, type SpellingCheck, type SpellingFinding } from "./rule";

/** The nasal of each class with the stops of that class. */
const classes = [
  ["ङ", "कखगघ"],
  ["ञ", "चछजझ"],
  ["ण", "टठडढ"],
  ["न", "तथदध"],
  ["म", "पफबभ"],
] as const;

const stops = classes.map(([, letters]) => letters).join("");
const anusvaraBeforeStop = new RegExp(`[\\p{L}\\p{M}]*ं[${stops}ङञणनम][\\p{L}\\p{M}]*`, "gu");
const nasalBeforeStop = new RegExp(
  `[\\p{L}\\p{M}]*(?:${classes.map(([nasal, letters]) => `${nasal}्[${letters}]`).join("|")})[\\p{L}\\p{M}]*`,
  "gu",
);

/**
 * Checks that the nasal inside a Sanskrit word is that of the following stop: सङ्ख्या, not संख्या (अनुस्वारस्य ययि
 * परसवर्णः 8.4.58). After a prefix or in a compound grammar allows both (वा पदान्तस्य 8.4.59), but the site uses only
 * the nasal.
 */
export const sanskritNasals: SpellingCheck = (prose) =>
  createFindings("sanskrit-nasal", prose, anusvaraBeforeStop, ([word]) =>
    word.replace(/ं(?=([क-म]))/gu, (sign, next: string) => nasalOf(next) ?? sign),
  );

function nasalOf(stop: string): string | undefined {
  const found = classes.find(([nasal, letters]) => nasal === stop || letters.includes(stop));
  return found && `${found[0]}्`;
}

/**
 * Checks that Hindi has an anusvara instead of a nasal before a stop of its class: केंद्र, संपर्क (Central Hindi
 * Directorate, देवनागरी लिपि तथा हिंदी वर्तनी का मानकीकरण, on पंचमाक्षर). It does not apply to अन्य, सम्मेलन and
 * वाङ्मय.
 */
export const hindiNasals: SpellingCheck = (prose) =>
  createFindings("hindi-nasal", prose, nasalBeforeStop, ([word]) =>
    word.replace(/([ङञणनम])्(?=([कखगघचछजझटठडढतथदधपफबभ]))/gu, (sign, nasal: string, next: string) =>
      nasalOf(next) === `${nasal}्` ? "ं" : sign,
    ),
  );

/** Matches a word that ends in m, any comma and spaces, and the first character of the next word. */
const finalM = new RegExp(
  `([\\p{L}\\p{M}]+)(ं|म्)(?![\\p{L}\\p{M}])(?:${markup}(,?)${markup}(\\s+)${markup}|${markup})(\\S?)`,
  "gu",
);
const consonant = /^[क-ह]/u;
const vowel = /^[अ-औॠॡ]/u;
const pause = /^[।॥.?!;)–—]?$/u;
const newBlock = /\n\s*(?:\n|[-*#]|[\d०-९]+\.)/u;

/**
 * Checks that a final म् in Sanskrit is an anusvara only before a consonant (मोऽनुस्वारः 8.3.23, with हलि from 8.3.22).
 * It stays म् before a vowel and at a pause. Before a consonant after a comma, both म् and anusvara are accepted.
 */
export const finalNasals: SpellingCheck = (prose) =>
  Array.from(prose.matchAll(finalM)).flatMap((match): SpellingFinding[] => {
    const [, stem = "", ending, comma, spaces = "", next = ""] = match;
    const isPause = newBlock.test(spaces) || (pause.test(next) && !comma);
    const found = `${stem}${ending}`;
    // An abbreviation: सं. for सङ्ख्या.
    if (next === "." && /^\p{L}$/u.test(stem)) return [];
    if (ending === "ं" && (isPause || (vowel.test(next) && spaces !== ""))) {
      return [{ rule: "final-m", offset: match.index, found, near: `${stem}म्` }];
    }
    const meetsConsonant = !isPause && !comma && spaces !== "" && consonant.test(next);
    if (ending !== "म्" || !meetsConsonant) return [];
    return [{ rule: "final-anusvara", offset: match.index, found, near: `${stem}ं` }];
  });
