import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { createTextSearch } from "./search-texts";

/** Tells whether a query finds a text, a typing error forgiven. */
const finds = (query: string, text: string) => createTextSearch([[text]])(query).size > 0;

test.each([
  ["shasandesh", "शासनादेश", "a vowel missed"],
  ["shasanaadessh", "शासनादेश", "letters doubled"],
  ["snaskrit", "संस्कृत", "vowel and consonant swapped"],
  ["sanksrit", "संस्कृत", "consonants swapped"],
  ["sankrit", "संस्कृत", "a consonant missed"],
  ["sanskrat", "संस्कृत", "a wrong vowel"],
  ["danskrit", "संस्कृत", "a wrong first letter"],
  ["vidhyalaya", "विद्यालय", "an aspirate too much"],
  ["vidyalya", "विद्यालय", "a vowel missed"],
  ["madyama", "मध्यमा", "an aspirate missed"],
  ["nenital", "नैनीताल", "e for ai"],
  ["sanskrut", "संस्कृत", "ru for ri"],
  ["pitoragarh", "पिथौरागढ़", "an aspirate missed"],
  ["institutoinal", "Institutional", "letters swapped"],
  ["goverment", "Government Order", "a letter missed"],
  ["commitee", "Committee", "a letter missed"],
  ["sylabus", "Syllabus", "a letter missed"],
  ["tednder", "Tender notice", "a letter too much"],
  ["resalt", "Result", "a wrong letter"],
  ["वाल्मिकी", "महर्षिवाल्मीकिविद्यालयः", "vowel lengths"],
  ["विद्यलय", "विद्यालय", "a vowel missed"],
  ["परिक्षाफल", "परीक्षाफल", "a short vowel"],
  ["शासानादेश", "शासनादेश", "a vowel too much"],
  ["संसकृत", "संस्कृत", "a halant missed"],
  ["सस्कृत", "संस्कृत", "an anusvara missed"],
  ["पाठयक्रम", "पाठ्यक्रम", "a halant missed"],
  ["नियमवाली", "नियमावली", "a vowel in the wrong place"],
  ["अधिनीयम", "अधिनियम", "a long vowel"],
  ["परिषत", "परिषद्", "a wrong last letter"],
  ["परिषद", "परिषत्सचिवः", "a final consonant changed by sandhi"],
])("with one typing error: %s is found in %s (%s)", (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([
  ["दिन", "दीन"],
  ["कल", "काल"],
  ["शासन", "आसन"],
  ["फल", "पल"],
  ["वेद", "वाद"],
  ["नियम", "निगम"],
  ["आदेश", "आवेश"],
  ["संस्कृत", "संस्था"],
  ["विद्यालय", "विद्यार्थी"],
  ["विद्यालय", "न्यायालय"],
  ["शासनादेश", "अध्यादेश"],
  ["पूर्व मध्यमा", "उत्तर मध्यमा"],
  ["उत्तर मध्यमा", "पूर्व मध्यमा"],
  ["संस्थागत", "व्यक्तिगत"],
  ["निविदा", "निदेशक"],
  ["पाठ्यक्रम", "कार्यक्रम"],
  ["अल्मोड़ा", "चमोली"],
  ["लेखा", "लेख"],
  ["act", "order"],
  ["act", "court"],
  ["order", "ordinary"],
  ["court", "course"],
  ["tender", "studies"],
  ["rules", "schedule"],
  ["result", "lawyer"],
  ["sanskrit", "sanctioned"],
  ["institutional", "individual"],
  ["2023", "2024"],
  ["2023", "2032"],
  ["20234", "20235"],
  ["10", "2010"],
  ["2", "12"],
  ["uttar madhyama 2023", "Uttar Madhyama 2022"],
  ["संस्कृत गणित", "संस्कृत साहित्य"],
])("%s is not found in %s", (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test("any one letter missed, doubled, mistyped or swapped well inside a word is forgiven", () => {
  const find = createTextSearch([["जनपदीय नगरपालिकासंस्कृतमहाविद्यालयः Institutional Government"]]);
  const error = fc.record({
    word: fc.constantFrom("नगरपालिका", "जनपदीय", "mahavidyalaya", "institutional", "government"),
    place: fc.nat(),
    kind: fc.constantFrom("missed", "doubled", "mistyped", "swapped"),
  });
  fc.assert(
    fc.property(error, ({ word, place, kind }) => {
      const at = 1 + (place % (word.length - 3));
      const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
      const typed = {
        missed: before + after,
        doubled: before + letter + letter + after,
        mistyped: `${before}${/[a-z]/.test(word) ? "l" : "ल"}${after}`,
        swapped: before + after.charAt(0) + letter + after.slice(1),
      }[kind];
      expect([typed, find(typed).size]).toEqual([typed, 1]);
    }),
    { seed, numRuns: 500 },
  );
});
