import fc from "fast-check";
import { seed } from "../../../tests/arbitrary/texts";
import { spellingFindings } from ".";

const told = (text: string, locale: "hi" | "sa") =>
  spellingFindings(text, locale).map(({ rule, found, near }) => `${rule}: ${found} > ${near}`);

describe("in Sanskrit", () => {
  it.each([
    ["फ़ीड इति", "sanskrit-nukta: फ़ीड > फीड"],
    // A nasal inside a word (8.4.58)
    ["संक्षिप्तः पाठः", "sanskrit-nasal: संक्षिप्तः > सङ्क्षिप्तः"],
    ["संख्या", "sanskrit-nasal: संख्या > सङ्ख्या"],
    ["पंच", "sanskrit-nasal: पंच > पञ्च"],
    ["घंटा", "sanskrit-nasal: घंटा > घण्टा"],
    ["संमतिः", "sanskrit-nasal: संमतिः > सम्मतिः"],
    // A final म् (8.3.23)
    ["परिवर्तयितुं, अन्येषाम्", "final-m: परिवर्तयितुं > परिवर्तयितुम्"],
    ["इदं अस्ति।", "final-m: इदं > इदम्"],
    ["परीक्षाफलं", "final-m: परीक्षाफलं > परीक्षाफलम्"],
    ["एतत् लेख्यं।", "final-m: लेख्यं > लेख्यम्"],
    ["**गणितं**\n\n- कला", "final-m: गणितं > गणितम्"],
    ["[परीक्षाफलं](route:results) अत्र", "final-m: परीक्षाफलं > परीक्षाफलम्"],
    ["गणितम् च कला च", "final-anusvara: गणितम् > गणितं"],
    ["[गणितम्](route:syllabus) **च**", "final-anusvara: गणितम् > गणितं"],
    // A final त् (8.4.56)
    ["परिषद् इदम्", "final-t: परिषद् > परिषत्"],
    // A visarga before च (8.3.34, 8.4.40)
    ["विनियमैः च", "visarga-cha: विनियमैः च > विनियमैश्च"],
    // A prohibition (3.3.175)
    ["रूपं न उपयुज्यताम्।", "prohibition: न उपयुज्यताम् > मा उपयुज्यताम्"],
    ["कोष्ठे न दर्श्यन्तां पृष्ठानि", "prohibition: न दर्श्यन्तां > मा दर्श्यन्तां"],
    ["तत् न कुर्वन्तु", "prohibition: न कुर्वन्तु > मा कुर्वन्तु"],
    ["एवं न भवतु", "prohibition: न भवतु > मा भवतु"],
    // A colon against an akshara
    ["पुन: परीक्षा", "colon: पुन: > पुनः"],
    ["राम:गच्छति", "colon-visarga: राम:गच्छति > रामःगच्छति"],
    ["दु:खम्", "colon-visarga: दु:खम् > दुःखम्"],
    // Dandas, spaces, digits
    ["पृष्ठम् अस्ति ।", "danda-space: अस्ति । > अस्ति।"],
    ["पृष्ठम् अस्ति।अन्यत्", "spaces: अस्ति।अन्यत् > अस्ति। अन्यत्"],
    ["पृष्ठम् अस्ति|", "danda-sign: अस्ति| > अस्ति।"],
    ["पृष्ठम् अस्ति.", "danda-sign: अस्ति. > अस्ति।"],
    ["एकम्  अपि", "spaces: एकम्  अपि > एकम् अपि"],
    ["२०२४तमे वर्षे 30 दिनानि", "digits: 30 > ३०"],
  ])("%s is refused", (text, finding) => {
    expect(told(text, "sa")).toEqual([finding]);
  });

  it.each([
    "संयोगः, संवादः, संशयः, संसारः, सिंहः",
    "इदं पृष्ठं {{language}} पठ्यताम्",
    "गणितं, कला, विज्ञानम्, अर्थशास्त्रं च",
    "तया किमपि मा परिवर्त्यतां, मा निवार्यताम्",
    "[सुगम्यतावक्तव्यं](route:accessibility) च",
    "पृष्ठम् “गृहम्” इति",
    "उपयोगाय योग्यताम् अपेक्षते, न मान्यताम्",
    "तत् न किन्तु अन्यत्, न तु तथ्यानि",
    "१०:०० तः १७:०० पर्यन्तम्",
    "WCAG 2.1, {{shown}} KB, https://council.example/1/2, 845/2024",
    "1. एकम्\n2. द्वे",
    "तद्-शब्दः",
    "विषय: परीक्षा, इच्छा: सर्वे",
    "पुन:\n\n- एकम्",
    "न सहायतां, न सत्यताम्, न अपश्यताम्, न पश्येताम्",
    "वर्षं २०२४",
  ])("%s is right", (text) => {
    expect(told(text, "sa")).toEqual([]);
  });
});

describe("in Hindi", () => {
  it.each([
    ["सम्पर्क", "hindi-nasal: सम्पर्क > संपर्क"],
    ["केन्द्र", "hindi-nasal: केन्द्र > केंद्र"],
    ["पञ्चायत", "hindi-nasal: पञ्चायत > पंचायत"],
    ["अत: सभी", "colon: अत: > अतः"],
    ["दु:ख", "colon-visarga: दु:ख > दुःख"],
    ["यह पृष्ठ है.", "danda-sign: है. > है।"],
    ["यह पृष्ठ है ।", "danda-space: है । > है।"],
    ["पृष्ठ , सूची", "spaces: पृष्ठ , > पृष्ठ,"],
    ["वर्ष 2024-25 का बजट", "digits: 2024-25 > २०२४-२५"],
    ["सन् २०24", "digits: २०24 > २०२४"],
  ])("%s is refused", (text, finding) => {
    expect(told(text, "hi")).toEqual([finding]);
  });

  it.each([
    "अन्य, सम्मेलन, वाङ्मय, अन्न, जन्म, उन्होंने",
    "क्र.सं. और डॉ. शर्मा",
    "404",
    "नियम: पहला, अनुपात क:ख और छात्र:शिक्षक, समय १०:३०, अत: “यह”",
    "कुंजी **0** दबाएँ, २ बार",
    "शासनादेश संख्या 845/XXIV-2/2024, PDF 1.7",
    "| कार्य | तिथि |\n|---|---|\n| आवेदन | ३१ जनवरी |",
  ])("%s is right", (text) => {
    expect(told(text, "hi")).toEqual([]);
  });
});

it("has no rules for English", () => {
  expect(spellingFindings("संख्या 12 .", "en")).toEqual([]);
});

it("leaves out the rules that do not hold for a kind of text", () => {
  expect(spellingFindings("वर्ष 2024", "hi", ["digits"])).toEqual([]);
});

it("finds nothing any more where what it says to write has been written", () => {
  const word = fc.string({
    unit: fc.constantFrom("स", "क", "़", "ं", "म्", "त", "द्", "ि", "ः", "अ", "2", "२"),
    minLength: 1,
    maxLength: 6,
  });
  const sign = fc.constantFrom(" ", " ", " ", "। ", ", ", ": ", " ।", "  ", " च ", " न ");
  const text = fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.flat().join(""));
  fc.assert(
    fc.property(text, fc.constantFrom("hi" as const, "sa" as const), (original, locale) => {
      let written = original;
      // A correction can bring forth another: a word that now ends differently, before a vowel.
      for (let round = 0; round < 40; round += 1) {
        const [first] = spellingFindings(written, locale);
        if (!first) return;
        expect(written.slice(first.offset).startsWith(first.found)).toBe(true);
        written = written.slice(0, first.offset) + first.near + written.slice(first.offset + first.found.length);
      }
      throw new Error(`Never right: ${original} > ${written}`);
    }),
    { seed, numRuns: 3000 },
  );
});
