import { type ClerkTexts, languageNames } from "../../src/content/messages";
import type { LocaleCode } from "../../src/site/locales";

/** The messages of `npm run new`, in the languages of the clerks. */
export const newMessages = {
  title: (collection: ClerkTexts): ClerkTexts => ({
    en: `New entry: ${collection.en}. Ctrl-C leaves without writing.`,
    hi: `नई प्रविष्टि: ${collection.hi}। Ctrl-C से बिना लिखे बाहर आएँ।`,
  }),
  language: (code: LocaleCode): ClerkTexts => languageNames[code],
  leaveOut: (): ClerkTexts => ({ en: "Enter leaves it out", hi: "छोड़ने के लिए Enter" }),
  choose: (): ClerkTexts => ({ en: "number or word", hi: "क्रमांक या शब्द" }),
  yesOrNo: (): ClerkTexts => ({ en: "yes or no", hi: "हाँ या नहीं" }),
  lines: (): ClerkTexts => ({ en: "end with a line that has only a full stop", hi: "अंत में केवल . वाली पंक्ति लिखें" }),
  item: (label: ClerkTexts, number: number): ClerkTexts => ({
    en: `${label.en} ${number}`,
    hi: `${label.hi} ${number}`,
  }),
  another: (label: ClerkTexts): ClerkTexts => ({ en: `${label.en}: one more?`, hi: `${label.hi}: एक और?` }),
  any: (label: ClerkTexts): ClerkTexts => ({ en: `${label.en}: is there any?`, hi: `${label.hi}: क्या है?` }),
  warning: (words: ClerkTexts): ClerkTexts => ({ en: `(warning) ${words.en}`, hi: `(चेतावनी) ${words.hi}` }),
  keyTaken: (file: string): ClerkTexts => ({
    en: `${file} is there already; write another key`,
    hi: `${file} पहले से है; दूसरी कुंजी लिखें`,
  }),
  write: (file: string): ClerkTexts => ({ en: `Write ${file}?`, hi: `${file} लिखें?` }),
  written: (file: string): ClerkTexts => ({ en: `Written: ${file}`, hi: `लिखी गई: ${file}` }),
  nothing: (): ClerkTexts => ({ en: "Nothing was written.", hi: "कुछ नहीं लिखा गया।" }),
  notAdded: (collection: ClerkTexts): ClerkTexts => ({
    en: `entries of “${collection.en}” are not added: each belongs to a page of the site; change the files that are there`,
    hi: `“${collection.hi}” में प्रविष्टियाँ जोड़ी नहीं जातीं: हर एक साइट के किसी पृष्ठ की है; मौजूद फ़ाइलें बदलें`,
  }),
} as const;
