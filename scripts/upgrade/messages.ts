import type { ClerkTexts } from "../../src/content/messages";

/** The messages of `npm run upgrade`, in the languages of the clerks. */
export const upgradeMessages = {
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
  nothing: (): ClerkTexts => ({ en: "There was nothing to add.", hi: "जोड़ने को कुछ नहीं था।" }),
  added: (): ClerkTexts => ({
    en: "Look at them with git diff content, then run: npm run check",
    hi: "git diff content से देखें, फिर चलाएँ: npm run check",
  }),
} as const;
