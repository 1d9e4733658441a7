import type { LocaleCode } from "../site/locales";

/** The languages in which clerks read messages. */
export const clerkLanguages = ["en", "hi"] as const;

/** A language in which clerks read messages. */
export type ClerkLanguage = (typeof clerkLanguages)[number];

/** A word or sentence in every language of the clerks. */
export type ClerkTexts = Readonly<Record<ClerkLanguage, string>>;

/** Returns whether an external value (an option of a command) is a language of the clerks. */
export function isClerkLanguage(value: unknown): value is ClerkLanguage {
  return clerkLanguages.some((language) => language === value);
}

/** The names of the site's languages, for clerks. */
export const languageNames: Readonly<Record<LocaleCode, ClerkTexts>> = {
  en: { en: "English", hi: "अंग्रेज़ी" },
  hi: { en: "Hindi", hi: "हिन्दी" },
  sa: { en: "Sanskrit", hi: "संस्कृत" },
};

/** The names of the kinds of values, for messages about a wrong value. */
const foundKinds = {
  nothing: { en: "nothing", hi: "कुछ नहीं" },
  number: { en: "a number", hi: "संख्या" },
  flag: { en: "true or false", hi: "true या false" },
  text: { en: "a line of text", hi: "पाठ की एक पंक्ति" },
  list: { en: "a list", hi: "सूची" },
  group: { en: "a group of lines", hi: "पंक्तियों का समूह" },
} as const satisfies Readonly<Record<string, ClerkTexts>>;

/** Returns the name of a wrong value's kind, for use in a message. */
export function kindFound(value: unknown): ClerkTexts {
  if (value === undefined || value === null) return foundKinds.nothing;
  if (Array.isArray(value)) return foundKinds.list;
  if (typeof value === "object") return foundKinds.group;
  if (typeof value === "boolean") return foundKinds.flag;
  return typeof value === "number" ? foundKinds.number : foundKinds.text;
}
