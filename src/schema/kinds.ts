import { timeForm } from "../language/dates";
import { textCodes } from "../site/chosen-locales";
import { defaultLocale, type LocaleCode } from "../site/locales";
import { dateForm, documentName, documentTypes, firstYear, keyForm, telephoneForm } from "./formats";
import type { ClerkSentence, FieldFacts, JsonSchema, Kind } from "./kind";

const always = (en: string, hi: string) => () => ({ en, hi });

const matching =
  (form: RegExp, type: JsonSchema["type"] = "string") =>
  ({ help }: FieldFacts): JsonSchema => ({ type, pattern: form.source, patternErrorMessage: help.en });

/** Both types, since YAML parses digits as a number. */
const textTypes = ["string", "number"] as const;

/** One line with a non-blank character; surrounding blanks and empty lines are trimmed when read. */
const oneLine: JsonSchema = { type: textTypes, pattern: "^\\s*\\S[^\\n]*\\s*$" };

/** One or more lines with a non-blank character. */
const someText: JsonSchema = { type: textTypes, pattern: "\\S" };

const webAddress = /^https:\/\/./u;
const emailAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;
const file = { widget: "file", choose_url: false, allow_multiple: false };

/** The kinds of fields by name. */
export const kinds = {
  key: {
    shape: "line",
    graphql: "String",
    // An empty key is allowed: the form proposes one when the entry is saved.
    widget: { widget: "entry-key", required: false },
    pattern: new RegExp(`^$|${keyForm.source}`, "u"),
    formHelp: "editor.key-form",
    sample: "order-12",
    // The help of every key already explains it.
    allowed: always("", ""),
    jsonSchema: matching(keyForm, textTypes),
  },
  text: {
    shape: "texts",
    graphql: "LocalizedText",
    widget: { widget: "string" },
    allowed: always(
      "One line of plain text in each language, after its code: `en:`, `hi:` and so on.",
      "प्रत्येक भाषा में सादे पाठ की एक पंक्ति, भाषा के कोड के बाद: `en:`, `hi:` आदि।",
    ),
    jsonSchema: () => byLanguage(oneLine, [defaultLocale]),
  },
  markdown: {
    shape: "texts",
    graphql: "LocalizedMarkup",
    // Only what the site renders: no images, no code, no headings above level two.
    widget: {
      widget: "markdown",
      buttons: ["bold", "italic", "link", "heading-two", "heading-three", "quote", "bulleted-list", "numbered-list"],
      editor_components: [],
      modes: ["rich_text", "raw"],
    },
    isMarkdown: true,
    allowed: always(
      "Text as Markdown in each language, after its code: `en:`, `hi:` and so on; each is `|` and the text on the lines below.",
      "प्रत्येक भाषा में Markdown पाठ, भाषा के कोड के बाद: `en:`, `hi:` आदि; हर पाठ `|` से शुरू होकर नीचे की पंक्तियों में रहता है।",
    ),
    jsonSchema: ({ issued }) => byLanguage(someText, issued ? [] : [defaultLocale]),
  },
  line: {
    shape: "line",
    graphql: "String",
    widget: { widget: "string" },
    latinDigits: true,
    allowed: always(
      "One line, the same in every language; in quotes when it is a number only.",
      "एक पंक्ति, सभी भाषाओं में एक जैसी; केवल संख्या हो तो उद्धरण चिह्नों में।",
    ),
    jsonSchema: () => oneLine,
  },
  date: {
    shape: "day",
    graphql: "String",
    widget: { widget: "entry-value" },
    needlessHelp: /, (?:as )?YYYY-MM-DD(?: रूप में)?/u,
    isNullable: true,
    allowed: always("Written like `2024-06-30`.", "ऐसे लिखें: `2024-06-30`।"),
    jsonSchema: matching(dateForm),
  },
  time: {
    shape: "time",
    graphql: "String",
    widget: { widget: "entry-value" },
    needlessHelp: /, (?:as )?HH:MM(?: रूप में)?(?:,| from) 00:00 (?:to 23:59|से 23:59 तक)/u,
    allowed: always("Written like `17:30`.", "ऐसे लिखें: `17:30`।"),
    jsonSchema: matching(timeForm),
  },
  flag: {
    shape: "flag",
    graphql: "Boolean",
    widget: { widget: "boolean", default: false },
    allowed: always(
      "`true` for yes, `false` for no. The default is no.",
      "हाँ के लिए `true`, नहीं के लिए `false`; न लिखने पर नहीं।",
    ),
    jsonSchema: () => ({ type: "boolean", default: false }),
  },
  integer: {
    shape: "integer",
    graphql: "Int",
    widget: { widget: "entry-value" },
    allowed: ({ year, minimum, maximum }) =>
      year
        ? { en: `A year from ${firstYear} to two years ahead.`, hi: `${firstYear} से दो वर्ष आगे तक का वर्ष।` }
        : { en: `A whole number from ${minimum} to ${maximum}.`, hi: `${minimum} से ${maximum} तक की पूर्ण संख्या।` },
    // Quoted numbers are accepted. The maximum year is left to the content check; otherwise the file would change every
    // year.
    jsonSchema: ({ year, minimum = 0, maximum = 0 }) => {
      const bounds = year ? { minimum } : { minimum, maximum };
      return { type: ["integer", "string"], ...bounds, pattern: "^\\s*-?\\d+\\s*$" };
    },
  },
  choice: {
    shape: "choice",
    graphql: "String",
    widget: { widget: "select" },
    isNullable: true,
    allowed: ({ file, choices = [] }) => {
      if (file) return { en: `A key of \`${file}\`.`, hi: `\`${file}\` की कोई कुंजी।` };
      const lines = (language: keyof ClerkSentence) =>
        choices.map(({ value, label }) => `<br>\`${value}\` ${label[language]}`).join("");
      return { en: `One of:${lines("en")}`, hi: `इनमें से एक:${lines("hi")}` };
    },
    jsonSchema: (field) => {
      const { file, choices = [] } = field;
      if (file) return matching(keyForm)(field);
      const descriptions = choices.map(({ label: { en, hi } }) => `${en} · ${hi}`);
      return { type: "string", enum: choices.map(({ value }) => value), enumDescriptions: descriptions };
    },
  },
  reference: {
    shape: "reference",
    graphql: "Reference",
    widget: { widget: "relation" },
    // The widget shows the entries.
    needlessHelp: /^.*$/su,
    allowed: ({ collection = "" }, { collections }) => {
      const target = collections.find(({ name }) => name === collection)?.label;
      const { en, hi } = target ?? { en: collection, hi: collection };
      return { en: `The key of an entry of “${en}”.`, hi: `“${hi}” की किसी प्रविष्टि की कुंजी।` };
    },
    jsonSchema: matching(keyForm, textTypes),
  },
  document: {
    shape: "line",
    graphql: "Document",
    widget: file,
    names: "document",
    formHelp: "editor.document-hint",
    sample: "order-12.pdf",
    allowed: () => ({ en: `It ends in ${endings("or")}.`, hi: `उसके अंत में ${endings("या")} हो।` }),
    jsonSchema: matching(documentName),
  },
  documents: {
    shape: "files",
    widget: file,
    names: "document",
    allowed: always(
      "The file's name after the code of its language (`en:`, `hi:` and so on), each on a separate line, for the languages that exist.",
      "भाषा के कोड (`en:`, `hi:` आदि) के बाद फ़ाइल का नाम; जितनी भाषाओं में हो, प्रत्येक की अलग पंक्ति।",
    ),
    jsonSchema: (field) => byLanguage(matching(documentName)(field)),
  },
  link: {
    shape: "line",
    graphql: "String",
    widget: { widget: "string" },
    pattern: webAddress,
    names: "address",
    sample: "https://council.example",
    allowed: always("It begins with `https://`.", "यह `https://` से शुरू होता है।"),
    jsonSchema: matching(webAddress),
  },
  email: {
    shape: "line",
    graphql: "String",
    widget: { widget: "string" },
    pattern: emailAddress,
    sample: "office@council.example",
    allowed: always("An e-mail address.", "ई-मेल पता।"),
    jsonSchema: matching(emailAddress),
  },
  telephone: {
    shape: "line",
    graphql: "String",
    widget: { widget: "string" },
    pattern: /^\+?[\d०-९ -]{6,20}$/u,
    latinDigits: true,
    sample: "+91 135 000 0000",
    allowed: always("Digits, spaces and hyphens.", "अंक, रिक्त स्थान और हाइफ़न।"),
    jsonSchema: matching(telephoneForm, textTypes),
  },
  list: {
    shape: "list",
    widget: { widget: "list", collapsed: false },
    allowed: always(
      "A list: each item begins with a hyphen and has the fields below.",
      "सूची: प्रत्येक मद हाइफ़न से शुरू होती है और उसमें नीचे के फ़ील्ड होते हैं।",
    ),
    jsonSchema: () => ({ type: "array", minItems: 1 }),
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of field. */
export type KindName = keyof typeof kinds;

/** Returns the definition of a kind. */
export function getKind(name: KindName): Kind {
  return kinds[name];
}

function endings(or: string): string {
  const all = Object.keys(documentTypes).map((ending) => `\`.${ending}\``);
  return `${all.slice(0, -1).join(", ")} ${or} ${all.at(-1)}`;
}

const codeForm = "^[a-z]{2,3}$";

/**
 * Committed schemas must fit every council, so they require English only and accept texts in languages that the project
 * does not ship. The content check knows the council's languages.
 */
function byLanguage(text: JsonSchema, required: readonly LocaleCode[] = []): JsonSchema {
  const properties = Object.fromEntries(textCodes.map((code): [LocaleCode, JsonSchema] => [code, text]));
  return { type: "object", additionalProperties: false, required, properties, patternProperties: { [codeForm]: text } };
}
