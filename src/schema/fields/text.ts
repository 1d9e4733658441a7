import * as z from "zod";
import { toDigits } from "../../language/digits";
import { findIllFormed } from "../../language/ill-formed";
import { findLegacyFontText } from "../../language/legacy-font";
import { findStrayCharacters, normaliseText } from "../../language/script";
import { decodeSign } from "../../markdown/parse";
import { textCodes } from "../../site/chosen-locales";
import type { LocaleCode } from "../../site/locales";
import { type Description, withDescription } from "../description";
import { createStringInput, isEmpty, orEmpty } from "../inputs";
import { createIssue } from "./rule";

/** Matches an HTML tag or comment. */
export const htmlTag = /<\/?[a-z][^<>]*>|<!--/iu;

/** Matches an address as mail programs and Markdown write it: `<https://a.example>`, `<name@a.example>`. */
const bareAddress = /^<(?:(https?:\/\/[^\s>]+)|(?:mailto:)?([^\s@>]+@[^\s@>]+))>$/iu;

/** The maximum length of one line: far above any title. */
const longestLine = 1000;

/** Matches a character written as in HTML: `&amp;`, `&#8211;`. */
const htmlCode = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/giu;

/** Finds an HTML code that a reader would see. Markdown shows the sign of a code, unless it is written twice. */
function findHtmlCode(
  text: string,
  isMarkdown: boolean,
): { readonly found: string; readonly near: string } | undefined {
  const shown = isMarkdown ? text.replace(htmlCode, (code) => decodeSign(code)) : text;
  const found = shown.match(htmlCode)?.find((code) => decodeSign(code) !== code);
  return found === undefined ? undefined : { found, near: decodeSign(found).replaceAll("\u00A0", " ") };
}

/** Replaces wide and repeated spaces by one space, as browsers show them. Markdown keeps those of its lines. */
function tidySpaces(text: string, isMarkdown: boolean): string {
  return isMarkdown ? text : text.replace(/[ \u2000-\u200A\u205F\u3000]+/gu, " ");
}

/**
 * Creates a type for plain text: trimmed, in NFC, with LF line endings. Refuses HTML, invisible characters and
 * ill-formed Devanagari.
 */
function plain(lineBreaks: boolean) {
  return createStringInput()
    .transform((text) => tidySpaces(normaliseText(text).replaceAll("\r\n", "\n"), lineBreaks))
    .check((context) => {
      const text = context.value;
      // Dots and dashes alone are not a text.
      if (!/[\p{L}\p{N}]/u.test(text)) context.issues.push(createIssue("field-empty"));
      const stray = findStrayCharacters(text)[0];
      if (stray) context.issues.push(createIssue("text-invisible", stray.codePoint));
      for (const { word } of findIllFormed(text)) context.issues.push(createIssue("text-ill-formed", word));
      const legacy = findLegacyFontText(text);
      if (legacy) context.issues.push(createIssue("text-legacy-font", legacy));
      const tag = htmlTag.exec(text);
      const [, url, mail] = bareAddress.exec(tag?.[0] ?? "") ?? [];
      const words = url ?? mail;
      const near = lineBreaks ? `[${words}](${url ?? `mailto:${mail}`})` : words;
      if (words !== undefined && near !== undefined)
        context.issues.push(createIssue("text-address", { found: `<${words}>`, near }));
      else if (tag) context.issues.push(createIssue("text-html", tag[0]));
      const code = findHtmlCode(text, lineBreaks);
      if (code) context.issues.push(createIssue("text-html-code", code));
      if (!lineBreaks && text.length > longestLine)
        context.issues.push(createIssue("text-long", { length: text.length, limit: longestLine }));
      if (!lineBreaks && text.includes("\n")) context.issues.push(createIssue("text-line-break"));
    });
}

/**
 * Creates a type for a text in at least one language. The content check limits missing translations, since some lists
 * may have them.
 */
function inSomeLanguage(lineBreaks: boolean) {
  return z.strictObject(byTextCode(() => orEmpty(plain(lineBreaks)))).check(({ value, issues }) => {
    if (isEmpty(value)) issues.push(createIssue("field-empty"));
  });
}

/** Creates a field for one line of plain text in every language: `title: { en, hi }`. */
export function text(description: Description) {
  return withDescription(inSomeLanguage(false), { ...description, kind: "text" });
}

/** Creates a field for one line of plain text that need not be in every language, such as a hint for clerks. */
export function clerkText(description: Description) {
  return withDescription(inSomeLanguage(false), { ...description, kind: "text", untranslated: true });
}

/** Creates a field for Markdown in every language. HTML is refused; links may name a route: `route:rti`. */
export function markdown(description: Description) {
  return withDescription(inSomeLanguage(true), { ...description, kind: "markdown" });
}

/**
 * Creates a field for a document's text as Markdown, in at least one language. A missing language means that the
 * document was not issued in it.
 */
export function issuedText(description: Description) {
  return withDescription(inSomeLanguage(true), { ...description, kind: "markdown", untranslated: true });
}

/**
 * Creates a field for one line that is the same in every language, such as an order number. Unquoted numbers and
 * Devanagari digits are accepted.
 */
export function line(description: Description) {
  const latin = plain(false).transform((text) => toDigits(text, "en"));
  return withDescription(latin, { ...description, kind: "line" });
}

/**
 * Returns a record with a value for every language of content. Texts in a removed language of the site are still
 * accepted, but not shown.
 */
export function byTextCode<Value>(createValue: () => Value): Record<LocaleCode, Value> {
  const values: Partial<Record<LocaleCode, Value>> = {};
  for (const code of textCodes) values[code] = createValue();
  if (!hasEveryCode(values)) throw new Error("A language has no value.");
  return values;
}

function hasEveryCode<Value>(values: Partial<Record<LocaleCode, Value>>): values is Record<LocaleCode, Value> {
  return textCodes.every((code) => code in values);
}
