import { telephoneForm } from "../language/telephone";
import { timeForm } from "../language/times";
import { textCodes } from "../site/chosen-locales";
import type { LocaleCode } from "../site/locales";
import allowed from "./allowed-values.json";
import { dateForm, documentEndings, documentName, firstYear, keyForm, pictureEndings, pictureName } from "./formats";
import type { ClerkSentence, FieldFacts, JsonSchema, Kind } from "./kind";

const matching =
  (form: RegExp, type: JsonSchema["type"] = "string") =>
  ({ help }: FieldFacts): JsonSchema => ({ type, pattern: form.source, patternErrorMessage: help.en });

/** Both types, since YAML parses digits as a number. */
const textTypes: JsonSchema["type"] = ["string", "number"];

/** One line with a non-blank character; surrounding blanks and empty lines are trimmed when read. */
const oneLine: JsonSchema = { type: textTypes, pattern: "^\\s*\\S[^\\n]*\\s*$" };

/** One or more lines with a non-blank character. */
const someText: JsonSchema = { type: textTypes, pattern: "\\S" };

const webAddress = /^https:\/\/./u;
const emailAddress = /[^\s@]@[^\s@.]+\.[^\s@]/u;

/** The kinds of fields by name. */
export const kinds = {
  key: {
    shape: "line",
    graphql: "String",
    // An empty key is allowed: the form proposes one when the entry is saved.
    formHelp: "editor.key-form",
    sample: "order-12",
    // The help of every key already explains it.
    allowed: () => allowed.key,
    jsonSchema: matching(keyForm, textTypes),
  },
  text: {
    shape: "texts",
    graphql: "LocalizedText",
    allowed: () => allowed.text,
    jsonSchema: () => byLanguage(oneLine),
  },
  markdown: {
    shape: "texts",
    graphql: "LocalizedText",
    // Only what the site renders: no images, no code, no headings above level two.
    isMarkdown: true,
    allowed: () => allowed.markdown,
    jsonSchema: () => byLanguage(someText),
  },
  line: {
    shape: "line",
    graphql: "String",
    latinDigits: true,
    allowed: () => allowed.line,
    jsonSchema: () => oneLine,
  },
  date: {
    shape: "day",
    graphql: "String",
    needlessHelp: /, (?:as )?YYYY-MM-DD(?: रूप में)?/u,
    isNullable: true,
    allowed: () => allowed.date,
    jsonSchema: matching(dateForm),
  },
  time: {
    shape: "time",
    graphql: "String",
    needlessHelp: /, (?:as )?HH:MM(?: रूप में)?(?:,| from) 00:00 (?:to 23:59|से 23:59 तक)/u,
    allowed: () => allowed.time,
    jsonSchema: matching(timeForm),
  },
  flag: {
    shape: "flag",
    graphql: "Boolean",
    allowed: () => allowed.flag,
    jsonSchema: () => ({ type: "boolean", default: false }),
  },
  integer: {
    shape: "integer",
    graphql: "Int",
    allowed: ({ minimum, maximum }) => ({
      en: `A whole number from ${minimum} to ${maximum}.`,
      hi: `${minimum} से ${maximum} तक की पूर्ण संख्या।`,
    }),
    // Quoted numbers are accepted.
    jsonSchema: ({ minimum = 0, maximum = 0 }) => ({ type: ["integer", "string"], minimum, maximum, pattern: "\\d" }),
  },
  year: {
    shape: "integer",
    graphql: "Int",
    allowed: () => ({
      en: `A year from ${firstYear} to two years ahead.`,
      hi: `${firstYear} से दो वर्ष आगे तक का वर्ष।`,
    }),
    jsonSchema: () => ({ type: ["integer", "string"], minimum: firstYear, pattern: "\\d" }),
  },
  choice: {
    shape: "choice",
    graphql: "String",
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
    // The input shows the entries.
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
    names: "document",
    formHelp: "editor.document-hint",
    sample: "order-12.pdf",
    allowed: () => formatEndings(documentEndings),
    jsonSchema: matching(documentName),
  },
  picture: {
    shape: "line",
    graphql: "Document",
    names: "document",
    sample: "portrait.jpg",
    allowed: () => formatEndings(pictureEndings),
    jsonSchema: matching(pictureName),
  },
  documents: {
    shape: "files",
    names: "document",
    allowed: () => allowed.documents,
    jsonSchema: (field) => byLanguage(matching(documentName)(field)),
  },
  link: {
    shape: "line",
    graphql: "String",
    names: "address",
    sample: "https://council.example",
    allowed: () => allowed.link,
    jsonSchema: matching(webAddress),
  },
  email: {
    shape: "line",
    graphql: "String",
    sample: "office@council.example",
    allowed: () => allowed.email,
    jsonSchema: matching(emailAddress),
  },
  telephone: {
    shape: "line",
    graphql: "String",
    latinDigits: true,
    sample: "+91 135 000 0000",
    allowed: () => allowed.telephone,
    jsonSchema: matching(telephoneForm, textTypes),
  },
  list: {
    shape: "list",
    allowed: () => allowed.list,
    jsonSchema: () => ({ type: "array", minItems: 1 }),
  },
} as const satisfies Readonly<Record<string, Kind>>;

/** The name of a kind of field. */
export type KindName = keyof typeof kinds;

/** Returns the definition of a kind. */
export function getKind(name: KindName): Kind {
  return kinds[name];
}

function formatEndings(endings: readonly string[]): ClerkSentence {
  const all = endings.map((ending) => `\`${ending}\``);
  const join = (or: string) => `${all.slice(0, -1).join(", ")} ${or} ${all.at(-1)}`;
  return { en: `It ends in ${join("or")}.`, hi: `उसके अंत में ${join("या")} हो।` };
}

const codeForm = "^[a-z]{2,3}$";

/**
 * Committed schemas must fit every council, so they require a text in any language, and accept languages that the
 * project does not ship. The content check knows the council's languages.
 */
function byLanguage(text: JsonSchema): JsonSchema {
  const properties = Object.fromEntries(textCodes.map((code): [LocaleCode, JsonSchema] => [code, text]));
  return {
    type: "object",
    additionalProperties: false,
    minProperties: 1,
    properties,
    patternProperties: { [codeForm]: text },
  };
}
