import { z } from "zod";
import { findIllFormed } from "../../language/ill-formed";
import { findLegacyFontText } from "../../language/legacy-font";
import { normaliseText, strayCharacters } from "../../language/script";
import { byLocale, defaultLocale } from "../../site/locales";
import { type Description, withDescription } from "../description";
import { isEmpty } from "../empty";
import { coercedString } from "./coerced-string";
import { broken } from "./rule";

const htmlTag = /<\/?[a-z][^<>]*>|<!--/iu;

/**
 * One plain text: trimmed, in NFC, its lines ended by a line feed alone, with no HTML, nothing
 * invisible and its Devanagari well formed.
 */
function plain(lineBreaks: boolean) {
  return coercedString()
    .transform((text) => normaliseText(text).replaceAll("\r\n", "\n").trim())
    .check((context) => {
      const text = context.value;
      // Dots and dashes alone say nothing.
      if (!/[\p{L}\p{N}]/u.test(text)) context.issues.push(broken("text-empty", text));
      const stray = strayCharacters(text)[0];
      if (stray) context.issues.push(broken("text-invisible", text, stray.codePoint));
      for (const { word } of findIllFormed(text)) context.issues.push(broken("text-ill-formed", text, word));
      const legacy = findLegacyFontText(text);
      if (legacy) context.issues.push(broken("text-legacy-font", text, legacy));
      const tag = htmlTag.exec(text);
      if (tag) context.issues.push(broken("text-html", text, tag[0]));
      if (!lineBreaks && text.includes("\n")) context.issues.push(broken("text-line-break", text));
    });
}

/** A text in every language. Only English is demanded here; how many others may be missing is the report's matter. */
function inEveryLanguage(lineBreaks: boolean) {
  return z.strictObject({
    ...byLocale(() => translation(lineBreaks)),
    [defaultLocale]: plain(lineBreaks),
  });
}

/** A text that may be missing; a form writes an empty one for it. */
function translation(lineBreaks: boolean) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), plain(lineBreaks).optional()).optional();
}

/** A line of plain text in every language: `title: {en, hi, sa}`. */
export function text(description: Description) {
  return withDescription(inEveryLanguage(false), { ...description, kind: "text" });
}

/** Rich text in every language, written as Markdown; HTML in it is refused, links may name a route: `route:rti`. */
export function markdown(description: Description) {
  return withDescription(inEveryLanguage(true), { ...description, kind: "markdown" });
}

/**
 * The text of a document as Markdown, in each language in which the document was issued: one at least. A language that it
 * was not issued in is no missing translation.
 */
export function issuedText(description: Description) {
  return withDescription(
    z.strictObject(byLocale(() => translation(true))).check(({ value, issues }) => {
      if (isEmpty(value)) issues.push(broken("text-empty", value));
    }),
    { ...description, kind: "markdown", issued: true },
  );
}

/** A line that is the same in every language: a number of an order, a code. A bare YAML number is taken as text. */
export function line(description: Description) {
  return withDescription(plain(false), { ...description, kind: "line" });
}
