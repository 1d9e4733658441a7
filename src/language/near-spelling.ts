import tables from "./near-spelling.json";

/** A nasal before a stop of its class, or the sign for it. */
const nasal = "ङ्(?=[कखगघ])|ञ्(?=[चछजझ])|ण्(?=[टठडढ])|न्(?=[तथदध])|म्(?=[पफबभ])|ं(?=[क-ह])";

/** Patterns of clerks' spellings, by cluster or sign, and of letters that they confuse. */
const slips = new Map([
  ...Object.entries<string>(tables.clusters),
  ...tables.alike.flatMap((alike) => Array.from(alike, (letter): [string, string] => [letter, `[${alike}]`])),
]);

const units = new RegExp(`क्ष|ज्ञ|द्[धय]|ष्[टठ]|ह्[नमव]|(${nasal}|ँ)|(([क-ह])्(?=\\3))|्र|र्|.`, "gsu");

/** Returns the source of a pattern for a word as clerks write it: right, or with slips of length, nasals and sibilants. */
export function patternOfSlips(word: string): string {
  return word.replace(units, (unit, sign?: string, doubled?: string) => {
    if (sign) return "(?:[ंँ]?[ङञणनम]्|[ंँ])?";
    if (doubled) return `(?:${doubled})?`;
    return slips.get(unit) ?? unit;
  });
}

/** Returns the source of a pattern for the right spellings of a word. Its nasals may be signs or letters. */
export function patternOfSpellings(word: string): string {
  return word
    .replace(new RegExp(nasal, "gu"), "(?:ं|[ङञणनम]्)")
    .replaceAll("ँ", "(?:[ँं]|[ङञणनम]्)")
    .replaceAll("त्त्व", "(?:त्)?त्व");
}
