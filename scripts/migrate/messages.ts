import type { ClerkTexts } from "../../src/content/messages";

/** The messages of `npm run migrate`, in the languages of the clerks. */
export const migrateMessages = {
  unreadable: (): ClerkTexts => ({
    en: "the file cannot be read as YAML; npm run check says where; correct it and begin again",
    hi: "फ़ाइल YAML के रूप में पढ़ी नहीं जा सकती; npm run check बताता है कि कहाँ; सुधारें और दोबारा आरंभ करें",
  }),
  refused: (lines: string): ClerkTexts => ({
    en: `these entries must be changed by hand first, so nothing was changed:\n${lines}`,
    hi: `पहले ये प्रविष्टियाँ हाथ से बदलनी होंगी, इसलिए कुछ नहीं बदला गया:\n${lines}`,
  }),
  resultWrong: (lines: string): ClerkTexts => ({
    en: `the migrated content would have errors that it did not have, so nothing was changed; correct the entries and begin again, or report this to the maintainers:\n${lines}`,
    hi: `बदली हुई सामग्री में ऐसी त्रुटियाँ होतीं जो पहले नहीं थीं, इसलिए कुछ नहीं बदला गया; प्रविष्टियाँ सुधारकर दोबारा आरंभ करें, या अनुरक्षकों को बताएँ:\n${lines}`,
  }),
  noVersion: (version: string): ClerkTexts => ({
    en: `${version}: git knows no such version; run git fetch upstream --tags, and look at git tag`,
    hi: `${version}: git में ऐसा संस्करण नहीं है; git fetch upstream --tags चलाएँ, और git tag देखें`,
  }),
  localeBroken: (file: string): ClerkTexts => ({
    en: `${file}: the file cannot be read as JSON; npm run check says where; correct it and begin again`,
    hi: `${file}: फ़ाइल JSON के रूप में पढ़ी नहीं जा सकती; npm run check बताता है कि कहाँ; सुधारें और दोबारा आरंभ करें`,
  }),
  messagesAdded: (names: readonly string[]): ClerkTexts => ({
    en: `new texts of the interface: ${names.join(", ")}`,
    hi: `इंटरफ़ेस के नए पाठ: ${names.join(", ")}`,
  }),
  pageAdded: (): ClerkTexts => ({
    en: "a new page; read it, change what is not true of your council, then write the day as reviewed",
    hi: "नया पृष्ठ; पढ़ें, जो आपकी परिषद् के लिए सही न हो उसे बदलें, फिर reviewed में तिथि लिखें",
  }),
  nothing: (): ClerkTexts => ({ en: "There was nothing to migrate.", hi: "बदलने को कुछ नहीं था।" }),
  migrated: (files: number): ClerkTexts => ({
    en: `Files changed: ${files}. Look at them with git diff content, then run: npm run check`,
    hi: `बदली फ़ाइलें: ${files}। git diff content से देखें, फिर चलाएँ: npm run check`,
  }),
} as const;
