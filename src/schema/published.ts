import type { z } from "zod";
import type { LocaleCode } from "../site/locales";
import { createIssue, date, document, documents, issuedText, line, link, list, text, time } from "./fields";
import { getNewsDay, type Period } from "./period";

/** The title of an entry. */
export const title = text({
  label: { en: "Name", hi: "नाम", sa: "नाम" },
  help: {
    en: "The full title, as a visitor should read it in the list.",
    hi: "पूरा शीर्षक, जैसा आगंतुक सूची में पढ़े।",
  },
});

/** The day of an entry's publication. */
export const published = date({
  label: { en: "Published", hi: "प्रकाशित", sa: "प्रकाशितम्" },
  help: { en: "The date of publication, as YYYY-MM-DD.", hi: "प्रकाशन की तिथि, YYYY-MM-DD रूप में।" },
});

/** The dates when an entry appears on the site and moves to the archive (see `period.ts`). */
export const period = {
  /** The first day on the site. Until then the site does not contain the entry. */
  publishOn: date({
    label: { en: "Show from", hi: "इस तिथि से दिखाएँ", sa: "दर्शनारम्भः" },
    help: {
      en: "The day on which the entry appears, as YYYY-MM-DD, from midnight in India. If empty: at once.",
      hi: "जिस दिन प्रविष्टि अपने आप दिखाई देने लगे, YYYY-MM-DD रूप में, भारतीय समय की मध्यरात्रि से। छोड़ने पर: तुरंत।",
    },
  }).optional(),
  /** The time on the first day when the entry appears. */
  publishAt: time({
    label: { en: "Show at", hi: "इस समय से दिखाएँ", sa: "दर्शनारम्भसमयः" },
    help: {
      en: "The time of that day in India, as HH:MM from 00:00 to 23:59; the entry appears some minutes later. If empty: midnight.",
      hi: "उस दिन का भारतीय समय, HH:MM रूप में, 00:00 से 23:59 तक; प्रविष्टि उसके कुछ मिनट बाद दिखती है। छोड़ने पर: मध्यरात्रि।",
    },
  }).optional(),
  /** The last day in the list. After that the entry is in the archive, at the same URL. */
  expiresOn: date({
    label: { en: "In the list until", hi: "सूची में इस तिथि तक", sa: "सूच्यां दर्शनान्तः" },
    help: {
      en: "The last day in the list, as YYYY-MM-DD; the entry moves to the archive the next day. If empty: it stays in the list.",
      hi: "सूची में अंतिम दिन, YYYY-MM-DD रूप में; अगले दिन प्रविष्टि अपने आप अभिलेखागार में चली जाती है। छोड़ने पर: सूची में बनी रहती है।",
    },
    yearsAhead: 10,
  }).optional(),
};

/**
 * The target of 'Click Here': a document of the council or an external URL. With neither, "document not yet available".
 */
export const source = {
  /** The document's file name in `static/documents`. */
  document: document({
    label: { en: "Document", hi: "दस्तावेज़", sa: "लेख्यम्" },
    help: {
      en: "The file's name in static/documents, such as result-2024.pdf: small Latin letters, digits and hyphens; at most 10 MB.",
      hi: "static/documents में फ़ाइल का नाम, जैसे result-2024.pdf: छोटे रोमन अक्षर, अंक और हाइफ़न; अधिकतम 10 MB।",
    },
  }).optional(),
  /** The document in other languages, one file each. */
  otherLanguages: documents({
    label: { en: "Document in other languages", hi: "दस्तावेज़ अन्य भाषाओं में", sa: "लेख्यम् अन्यभाषासु" },
    help: {
      en: "The same document in other languages, as separate files. Readers get the file in the language of the page. If empty: there is one document.",
      hi: "वही दस्तावेज़ किसी अन्य भाषा में, अलग फ़ाइल में। पाठक को वह पृष्ठ की भाषा में मिलता है। छोड़ने पर: एक ही दस्तावेज़ है।",
    },
  }).optional(),
  /** The digest of the text that the document was printed from. `npm run documents` sets it. */
  printed: line({
    label: { en: "Printed from the text", hi: "पाठ से मुद्रित", sa: "पाठात् मुद्रितम्" },
    help: {
      en: "Filled in by `npm run documents`: its document was printed from the text of this entry. Leave it as it is.",
      hi: "`npm run documents` इसे स्वयं भरता है: दस्तावेज़ इसी प्रविष्टि के पाठ से छापा गया है। इसे न बदलें।",
    },
  }).optional(),
  /** The URL of a document on another site. */
  link: link({
    label: { en: "Link", hi: "लिंक", sa: "परिसन्धिः" },
    help: {
      en: "The https:// address, if the document is on another site. Leave it empty if a document is given.",
      hi: "https:// वाला पता, यदि दस्तावेज़ किसी अन्य साइट पर हो। दस्तावेज़ दिया हो तो इसे छोड़ दें।",
    },
  }).optional(),
};

/** The content of an entry's page in addition to its facts. */
export const ownPage = {
  /** The text of the document. Its page shows it, the search indexes it, and `npm run documents` prints it. */
  body: issuedText({
    label: { en: "Text", hi: "पाठ", sa: "पाठः" },
    help: {
      en: "The whole text of the document, in the languages in which it was issued: paste it, or take it from a Word file. Its page shows it, and the search finds every word. If empty: the page has only the document.",
      hi: "दस्तावेज़ का पूरा पाठ, उन्हीं भाषाओं में जिनमें वह जारी हुआ: चिपकाएँ, या वर्ड फ़ाइल से लें। प्रविष्टि का पृष्ठ इसे दिखाता है और खोज इसका प्रत्येक शब्द ढूँढ़ती है। छोड़ने पर: केवल दस्तावेज़।",
    },
  }).optional(),
  /** The corrections after publication, each with its day. */
  changes: list({
    label: { en: "Changes", hi: "परिवर्तन", sa: "परिवर्तनानि" },
    help: {
      en: "One item for each correction after publication: a document or a fact that was replaced. The page and the feeds show them.",
      hi: "प्रकाशन के बाद के प्रत्येक सुधार के लिए एक मद: बदला गया दस्तावेज़ या तथ्य। पृष्ठ और फ़ीड इन्हें दिखाते हैं।",
    },
    item: {
      day: date({
        label: { en: "Day", hi: "तिथि", sa: "दिनाङ्कः" },
        help: {
          en: "The day of the correction, as YYYY-MM-DD; not before the day of publication.",
          hi: "सुधार की तिथि, YYYY-MM-DD रूप में; प्रकाशन से पहले की नहीं।",
        },
      }),
      note: text({
        label: { en: "What changed", hi: "क्या बदला", sa: "किं परिवर्तितम्" },
        help: {
          en: "What was wrong and what is right, in a sentence.",
          hi: "क्या अशुद्ध था और अब क्या मान्य है, एक वाक्य में।",
        },
      }),
    },
  }).optional(),
};

/** The fields that the rules about an entry's source check. */
interface Source {
  readonly document?: string | undefined;
  readonly otherLanguages?: Readonly<Partial<Record<LocaleCode, string | undefined>>> | undefined;
  readonly link?: unknown;
}

/** The fields that the rules of a dated entry check. */
type DatedEntry = Period &
  Source & {
    readonly changes?: readonly { readonly day: string }[] | undefined;
  };

/**
 * Checks a dated entry: one source, a last day not before the first, no time without its day, and no change before
 * publication.
 */
export function checkDatedEntry(context: z.core.ParsePayload<DatedEntry>): void {
  checkOneSource(context);
  checkTimeWithDay(context);
  const { published: since, changes = [] } = context.value;
  for (const [index, { day }] of changes.entries()) {
    if (since && day < since)
      context.issues.push(createIssue("date-change", day, { found: day, published: since }, ["changes", index, "day"]));
  }
  const { expiresOn } = context.value;
  const begins = getNewsDay(context.value);
  if (expiresOn && begins && expiresOn < begins)
    context.issues.push(createIssue("date-expires", expiresOn, { found: expiresOn, begins }, ["expiresOn"]));
}

/** Reports a time of day without its day. */
export function checkTimeWithDay(context: z.core.ParsePayload<Period>): void {
  const { publishOn, publishAt } = context.value;
  if (publishAt && !publishOn)
    context.issues.push(createIssue("time-without-day", publishAt, publishAt, ["publishAt"]));
}

/**
 * Reports an entry with both a document and a link, since 'Click Here' has one target. Also reports other languages
 * without a document, and a file named for two languages.
 */
export function checkOneSource({ value, issues }: z.core.ParsePayload<Source>): void {
  const { document: file, otherLanguages = {}, link: address } = value;
  if (file !== undefined && address !== undefined) issues.push(createIssue("document-and-link", address, {}, ["link"]));
  const others = Object.entries(otherLanguages).filter(([, name]) => name !== undefined);
  if (file === undefined && others.length > 0)
    issues.push(createIssue("languages-without-document", otherLanguages, {}, ["otherLanguages"]));
  const names = [file, ...others.map(([, name]) => name)];
  for (const [index, [code, name]] of others.entries())
    if (names.indexOf(name) <= index) issues.push(createIssue("document-twice", name, name, ["otherLanguages", code]));
}
