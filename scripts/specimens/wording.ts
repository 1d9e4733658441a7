import { createHash } from "node:crypto";
import type { Words } from "../../src/schema/description";
import type { LocaleCode } from "../../src/site/locales";

/** The first line of a specimen. The Latin word is there for those who look for it in any language. */
export const firstLine: Words = {
  en: "Specimen",
  hi: "नमूना (Specimen)",
  sa: "निदर्शनम् (Specimen)",
};

/** The sentence that keeps a specimen from being taken for a document of the council. */
export const disclaimer: Words = {
  en: "This specimen only shows how the site works. It is not an official document of any council or government.",
  hi: "यह नमूना केवल यह दिखाता है कि साइट कैसे काम करती है। यह किसी परिषद् या सरकार का आधिकारिक दस्तावेज़ नहीं है।",
  sa: "इदं निदर्शनं केवलं जालस्थलस्य कार्यप्रकारं दर्शयति। इदं कस्याश्चित् परिषदः शासनस्य वा आधिकारिकं लेख्यं नास्ति।",
};

/** The words for yes and no in a table. */
export const yes: Words = { en: "Yes", hi: "हाँ", sa: "आम्" };
export const no: Words = { en: "No", hi: "नहीं", sa: "न" };

/** The language a specimen is written in: most in Hindi, every fifth in English, every seventh of the rest in Sanskrit. */
export function languageOf(name: string): LocaleCode {
  const number = createHash("sha256").update(name).digest().readUInt32BE();
  if (number % 5 === 0) return "en";
  return number % 7 === 0 ? "sa" : "hi";
}
