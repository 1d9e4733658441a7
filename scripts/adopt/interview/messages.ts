import { type ClerkTexts, languageNames } from "../../../src/content/messages";
import type { LocaleCode } from "../../../src/site/locales";

/** The questions of `npm run adopt`, in the languages of the clerks. */
export const newMessages = {
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
} as const;
