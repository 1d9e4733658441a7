/** A nasal before a stop of its class, or the sign for it. */
const nasal = "ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])|ं(?=[क-ह])";

/** What clerks write for a cluster of consonants. */
const clusters = new Map([
  ["क्ष", "(?:क्ष|छ|क्छ)"],
  ["ज्ञ", "(?:ज्ञ|ग्य)"],
  ["द्ध", "(?:द्ध|ध्द|द्व|द्द|ध्ध)"],
  ["द्य", "(?:द्य|ध्य|ध|द्ध|दय|द्द)"],
  ["ष्ट", "[शषस]्[टठ]"],
  ["ष्ठ", "[शषस]्[टठ]"],
  ["ह्न", "(?:ह्न|न्ह)"],
  ["ह्म", "(?:ह्म|म्ह)"],
  ["ह्व", "(?:ह्व|व्ह)"],
]);

/** What clerks write for a letter or sign: vowels of another length, sibilants, a missing mark. */
const letters = new Map([
  ...["िी", "ुू", "इई", "उऊ", "ैे", "ौो", "एऐ", "ओऔ", "शषस"].flatMap((alike) =>
    Array.from(alike, (letter): [string, string] => [letter, `[${alike}]`]),
  ),
  ["ण", "[णन]"],
  ["ृ", "(?:ृ|्र|्रि)"],
  ["्", "्?"],
  ["़", "़?"],
  ["ः", "ः?"],
]);

const units = new RegExp(`(क्ष|ज्ञ|द्[धय]|ष्[टठ]|ह्[नमव])|(${nasal}|ँ)|(([क-ह])्(?=\\4))|्र|र्|.`, "gsu");

/** Returns the source of a pattern for a word as clerks write it: right, or with slips of length, nasals and sibilants. */
export function patternOfSlips(word: string): string {
  return word.replace(units, (unit, cluster?: string, sign?: string, doubled?: string) => {
    if (sign) return "(?:[ंँ]?[ङञणनम]्|[ंँ])?";
    if (doubled) return `(?:${doubled})?`;
    return (cluster ? clusters : letters).get(unit) ?? unit;
  });
}

/** Returns the source of a pattern for the right spellings of a word. Its nasals may be signs or letters. */
export function patternOfSpellings(word: string): string {
  return word
    .replace(new RegExp(nasal, "gu"), "(?:ं|[ङञणनम]्)")
    .replaceAll("ँ", "(?:[ँं]|[ङञणनम]्)")
    .replaceAll("त्त्व", "(?:त्)?त्व");
}
