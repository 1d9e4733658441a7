import * as z from "zod";
import { readLayers } from "./layers";

/** The languages with labels and messages in this project. A list may name them by their code alone. */
const shipped = {
  en: { name: "English", script: "Latn" },
  hi: { name: "हिन्दी", script: "Deva" },
  sa: { name: "संस्कृतम्", script: "Deva" },
} as const;

declare const isListed: unique symbol;

/**
 * The code of a language: one that the project ships, or another that a council lists. A record by code has a value for
 * each shipped language, and may have values for others.
 */
export type LocaleCode = keyof typeof shipped | (string & { readonly [isListed]: true });

/** A language of the site. */
export interface Locale {
  /** The BCP 47 code; also the key of a text in the content files. */
  readonly code: LocaleCode;
  /** The prefix of every path of this language. */
  readonly prefix: string;
  /** The name of the language in that language. */
  readonly name: string;
  /** The tag passed to `Intl`, with Indian conventions. */
  readonly intl: string;
  /** The CLDR numbering system, explicit because the default of ICU for `hi` and `sa` differs between versions. */
  readonly numberingSystem: "latn" | "deva" | "beng";
  /** The ISO 15924 code of the script of texts in this language. */
  readonly script: string;
  /** True if texts may be missing; marked texts in the required language replace them. */
  readonly partial?: true | undefined;
  /** True if a list names this language as the one that every text has, instead of its first. */
  readonly required?: true | undefined;
  /**
   * The council's own words in place of the project's, such as `ज़िला` in place of `जनपद`. A form after a slash is that before
   * a Hindi postposition: `ज़िला/ज़िले`.
   */
  readonly terms?: Readonly<Record<string, string>> | undefined;
}

/** The digits of scripts whose languages write their own (CLDR). Others write Latin ones. */
const digitsOf: Readonly<Record<string, Locale["numberingSystem"]>> = { Deva: "deva", Beng: "beng" };

const code = z.custom<LocaleCode>((value) => typeof value === "string" && /^[a-z]{2,3}$/u.test(value));

const language = z.strictObject({
  code,
  name: z.string().trim().min(1),
  script: z.string().refine(isScript),
  partial: z.literal(true).optional(),
  required: z.literal(true).optional(),
  terms: z.record(z.string().min(1), z.string().min(1)).optional(),
});

const facts: Readonly<Record<string, Pick<Locale, "name" | "script">>> = shipped;

const list = z
  .array(
    z
      .union([code.transform((only) => ({ code: only })), z.looseObject({ code })])
      .transform((own) => ({ ...facts[own.code], ...own }))
      .pipe(language),
  )
  .refine((all) => {
    const [required, ...others] = all.some((one) => one.required) ? all.filter((one) => one.required) : all.slice(0, 1);
    const codes = new Set<string>(all.map((one) => one.code));
    return required && !required.partial && others.length === 0 && codes.has("en") && codes.size === all.length;
  });

/** Checks whether a text is the code of a script that Unicode has. */
function isScript(text: string): boolean {
  try {
    return /^[A-Z][a-z]{3}$/u.test(text) && Boolean(new RegExp(`\\p{Script=${text}}`, "u"));
  } catch {
    return false;
  }
}

const written = readLayers("locales/languages.yaml");
const reading = list.safeParse(written === undefined ? Object.keys(shipped) : written);

/** True if the council's list of languages is invalid, which the content check reports. */
export const isListInvalid = !reading.success;

/**
 * The languages of the site, that of `/` first: those of the council's list, or all that the project ships if there is
 * no valid list. Bundles for browsers contain them in place of this module.
 */
export const chosenLocales: readonly Locale[] = (reading.data ?? list.parse(Object.keys(shipped))).map(
  ({ code: own, name, script, partial, required, terms }, index) => ({
    code: own,
    prefix: index === 0 ? "" : `/${own}`,
    name,
    intl: `${own}-IN`,
    numberingSystem: digitsOf[script] ?? "latn",
    script,
    ...(partial && { partial }),
    ...(required && { required }),
    ...(terms && { terms }),
  }),
);

/** The languages that content may contain: the languages of the site, and unused languages that the project ships. */
export const textCodes: readonly LocaleCode[] = [
  ...new Set([...chosenLocales, ...list.parse(Object.keys(shipped))].map((one) => one.code)),
];
