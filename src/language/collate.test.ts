import { localeCodes } from "../site/locales";
import { getCollator } from "./collate";

test("sorts Devanagari by its alphabet: vowels, then consonants by class", () => {
  const words = ["हरिद्वार", "अल्मोड़ा", "चमोली", "उत्तरकाशी", "टिहरी", "नैनीताल", "देहरादून", "बागेश्वर"];
  for (const code of ["hi", "sa"] as const) {
    expect(words.toSorted(getCollator(code).compare)).toEqual([
      "अल्मोड़ा",
      "उत्तरकाशी",
      "चमोली",
      "टिहरी",
      "देहरादून",
      "नैनीताल",
      "बागेश्वर",
      "हरिद्वार",
    ]);
  }
});

test.each(localeCodes)("sorts numbers in %s by value, in Latin and Devanagari digits", (code) => {
  const { compare } = getCollator(code);
  expect(["Class 10", "Class 9", "Class 11"].toSorted(compare)).toEqual(["Class 9", "Class 10", "Class 11"]);
  expect(["कक्षा १०", "कक्षा ९", "कक्षा ११"].toSorted(compare)).toEqual(["कक्षा ९", "कक्षा १०", "कक्षा ११"]);
});

test("does not separate English words by case", () => {
  expect(["budget", "Act", "act", "Budget"].toSorted(getCollator("en").compare)).toEqual([
    "act",
    "Act",
    "budget",
    "Budget",
  ]);
});
