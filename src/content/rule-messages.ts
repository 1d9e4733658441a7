import { isRealDate, readTime } from "../language/dates";
import { formatYearPair, toDigits } from "../language/digits";
import { findIllFormed, type IllFormedWord } from "../language/ill-formed";
import type { BrokenRule, RuleName } from "../schema/fields";
import { documentName, documentTypes, firstYear } from "../schema/formats";
import { getSessionBounds } from "../schema/session";
import { nameWithoutDigest } from "../site/documents";
import { defaultLocale } from "../site/locales";
import { readableShade, textContrast, weakestContrast } from "../site/palette";
import { type ClerkMessage, type ClerkTexts, message } from "./messages";
import { slug } from "./slug";

/** The context for the message about a broken rule. */
export interface RuleContext {
  /** The text that broke the rule, as the rule reports it. */
  readonly found: string;
  /** The value of the field. */
  readonly value: unknown;
  /** The schema's help text on the field, for clerks. */
  readonly help: ClerkTexts;
  /** True if the text is the English of a text in several languages. */
  readonly isEnglish: boolean;
}

/** An example of a correctly written date. */
const exampleDate = "2024-06-30";

const ruleMessages: Readonly<Record<RuleName, (context: RuleContext) => ClerkMessage>> = {
  "date-form": ({ found }) => dateMessage(found),
  "date-exists": ({ found }) => message("date-exists", { found, example: exampleDate }),
  "date-range": ({ found, value }) =>
    message("date-range", { found: String(value), minimum: firstYear, maximum: found }),
  "time-form": ({ found }) => timeMessage(found),
  "time-without-day": ({ found }) => message("time-without-day", { found }),
  "key-form": ({ found }) => message("key-form", { found, near: slug(found) }),
  "value-key-form": ({ found }) => message("value-key-form", { found }),
  "value-key-twice": ({ found }) => message("value-key-twice", { found }),
  "text-empty": ({ help, isEnglish }) => (isEnglish ? message("text-english") : message("field-empty", { help })),
  "text-invisible": ({ found }) => message("text-invisible", { found }),
  "text-ill-formed": ({ found }) =>
    illFormedMessage(findIllFormed(found)[0] ?? { word: found, signs: found, near: found }),
  "text-legacy-font": ({ found }) => message("text-legacy-font", { found }),
  "text-html": ({ found }) => message("text-html", { found }),
  "text-line-break": () => message("text-line-break"),
  "document-name": ({ found }) => documentMessage(found),
  "link-scheme": ({ found }) => linkMessage(found),
  "link-user": ({ found }) => message("link-user", { found }),
  "site-root": ({ found }) => message("site-root", { found, near: new URL(found).origin }),
  "email-form": ({ found }) => message("email-form", { found }),
  "telephone-form": ({ found }) => message("telephone-form", { found }),
  "closes-before-published": ({ found, value }) => message("date-closes", { found: String(value), published: found }),
  "expires-before-shown": ({ found, value }) => message("date-expires", { found: String(value), begins: found }),
  "expires-before-closes": ({ found, value }) => message("date-expires-open", { found: String(value), closes: found }),
  "change-before-published": ({ found, value }) => message("date-change", { found: String(value), published: found }),
  "classes-order": ({ found, value }) => message("classes-order", { found: String(value), first: found }),
  "udise-form": ({ found }) => message("udise-form", { found }),
  "outside-session": ({ found, value }) => {
    const [first, last] = getSessionBounds(Number(found));
    return message("date-session", {
      found: String(value),
      session: formatYearPair(Number(found), defaultLocale),
      first,
      last,
    });
  },
  "until-before-day": ({ found, value }) => message("date-until", { found: String(value), begins: found }),
  "ends-before-begins": ({ found, value }) =>
    found === "" ? message("time-begins-missing") : message("time-ends", { found: String(value), begins: found }),
  "document-and-link": () => message("document-and-link"),
  "document-twice": ({ found }) => message("document-twice", { found }),
  "languages-without-document": () => message("languages-without-document"),
  "page-and-source": () => message("page-and-source"),
  "appeal-to-same-office": ({ found }) => message("appeal-to-same-office", { found }),
  "choice-in-group": ({ found }) => message("choice-in-group", { found }),
  "repository-form": ({ found }) => message("repository-form", { found }),
  "emblem-name": ({ found }) => message("emblem-name", { found }),
  "colour-form": ({ found }) => message("colour-form", { found }),
  "colour-contrast": ({ found }) =>
    message("colour-contrast", {
      found,
      contrast: weakestContrast(found).toFixed(1),
      needed: textContrast,
      near: readableShade(found),
    }),
  "code-owner-form": ({ found }) => message("code-owner-form", { found }),
};

/** Returns the message for clerks about a broken rule; undefined for issues from outside the schema's rules. */
export function ruleMessage(params: unknown, context: Omit<RuleContext, "found">): ClerkMessage | undefined {
  if (!isBrokenRule(params)) return undefined;
  return ruleMessages[params.rule]({ ...context, found: params.found ?? "" });
}

function isBrokenRule(params: unknown): params is BrokenRule {
  if (typeof params !== "object" || params === null || !("rule" in params)) return false;
  return typeof params.rule === "string" && Object.hasOwn(ruleMessages, params.rule);
}

function dateMessage(found: string): ClerkMessage {
  const parts = toDigits(found.trim(), defaultLocale)
    .split(/[-./\s]+/u)
    .map((part) => part.padStart(2, "0"));
  const [first = "", second = "", third = ""] = parts;
  // India writes the day first.
  const meant = first.length === 4 ? `${first}-${second}-${third}` : `${third}-${second}-${first}`;
  const near = parts.length === 3 && /^\d{4}-\d{2}-\d{2}$/u.test(meant) && isRealDate(meant);
  return near ? message("date-near", { found, near: meant }) : message("date-form", { found, example: exampleDate });
}

/** Returns the message about a word in ill-formed Devanagari. */
export function illFormedMessage({ word, signs, near }: Omit<IllFormedWord, "offset">): ClerkMessage {
  const codes = Array.from(
    signs,
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`,
  );
  const correct = near === "" ? { en: "nothing", hi: "कुछ नहीं" } : near;
  return message("text-ill-formed", { found: word, signs: `${signs} (${codes.join(" ")})`, near: correct });
}

/** Returns the message about an invalid time of day, with the likely intended time if it can be recognised. */
export function timeMessage(found: string | ClerkTexts): ClerkMessage {
  const near = typeof found === "string" ? readTime(found) : undefined;
  return near ? message("time-near", { found, near }) : message("time-form", { found, example: "17:30" });
}

/** Returns the message about an invalid document name; undefined for a valid name. */
export function documentNameMessage(name: string): ClerkMessage | undefined {
  return documentName.test(name) ? undefined : documentMessage(name);
}

function documentMessage(found: string): ClerkMessage {
  if (found.includes("://")) return message("document-address");
  const name = found.split(/[\\/]/u).at(-1) ?? "";
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1).toLowerCase();
  if (dot < 0 || !Object.hasOwn(documentTypes, ending)) {
    return message("document-ending", { found, endings: documentEndings() });
  }
  const plain = nameWithoutDigest(name);
  if (plain !== name && documentName.test(plain)) return message("document-digest", { found, near: plain });
  const near = `${slug(name.slice(0, dot))}.${ending}`;
  return message(name === found ? "document-name" : "document-outside", { found, near });
}

function documentEndings(): string {
  return Object.keys(documentTypes)
    .map((ending) => `.${ending}`)
    .join(", ");
}

function linkMessage(found: string): ClerkMessage {
  if (/^http:\/\//iu.test(found)) return message("link-http", { near: found.replace(/^http:/iu, "https:") });
  const scheme = /^([a-z][a-z0-9+.-]*:)(?!\d)/iu.exec(found)?.[1];
  if (scheme && scheme.toLowerCase() !== "https:") return message("link-scheme", { found: scheme });
  return message("link-form", { found });
}
