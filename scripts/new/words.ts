import { type ClerkWords, languageNames } from "../../src/content/messages";
import type { LocaleCode } from "../../src/site/locales";

/** What `npm run new` says, in the languages of the clerks. */
export const newWords = {
  title: (collection: ClerkWords): ClerkWords => ({
    en: `New entry: ${collection.en}. Ctrl-C leaves without writing.`,
    hi: `नई प्रविष्टि: ${collection.hi}। Ctrl-C से बिना लिखे बाहर आएँ।`,
  }),
  language: (code: LocaleCode): ClerkWords => languageNames[code],
  leaveOut: (): ClerkWords => ({ en: "Enter leaves it out", hi: "छोड़ने के लिए Enter" }),
  choose: (): ClerkWords => ({ en: "number or word", hi: "क्रमांक या शब्द" }),
  yesOrNo: (): ClerkWords => ({ en: "yes or no", hi: "हाँ या नहीं" }),
  lines: (): ClerkWords => ({ en: "end with a line that has only a full stop", hi: "अंत में केवल . वाली पंक्ति लिखें" }),
  item: (label: ClerkWords, number: number): ClerkWords => ({
    en: `${label.en} ${number}`,
    hi: `${label.hi} ${number}`,
  }),
  another: (label: ClerkWords): ClerkWords => ({ en: `${label.en}: one more?`, hi: `${label.hi}: एक और?` }),
  warning: (words: ClerkWords): ClerkWords => ({ en: `(warning) ${words.en}`, hi: `(चेतावनी) ${words.hi}` }),
  keyTaken: (file: string): ClerkWords => ({
    en: `${file} is there already; write another key`,
    hi: `${file} पहले से है; दूसरी कुंजी लिखें`,
  }),
  write: (file: string): ClerkWords => ({ en: `Write ${file}?`, hi: `${file} लिखें?` }),
  written: (file: string): ClerkWords => ({ en: `Written: ${file}`, hi: `लिखी गई: ${file}` }),
  nothing: (): ClerkWords => ({ en: "Nothing was written.", hi: "कुछ नहीं लिखा गया।" }),
  notAdded: (collection: ClerkWords): ClerkWords => ({
    en: `entries of “${collection.en}” are not added: each belongs to a page of the site; change the files that are there`,
    hi: `“${collection.hi}” में प्रविष्टियाँ जोड़ी नहीं जातीं: हर एक साइट के किसी पृष्ठ की है; मौजूद फ़ाइलें बदलें`,
  }),
} as const;
