import type { Collection } from "../collection";
import { documentTypes, firstYear } from "../fields";
import type { FormField } from "./form-fields";

/** A sentence in the languages in which clerks read. */
export type ClerkSentence = Collection["help"];

const plain: Readonly<Record<Exclude<FormField["kind"], "integer" | "choice" | "reference">, ClerkSentence>> = {
  // The help of every entry's key says it already.
  key: { en: "", hi: "" },
  text: {
    en: "One line of plain text in each language, under `en:`, `hi:` and `sa:`.",
    hi: "प्रत्येक भाषा में सादे पाठ की एक पंक्ति, `en:`, `hi:` और `sa:` के नीचे।",
  },
  markdown: {
    en: "Text as Markdown in each language, under `en:`, `hi:` and `sa:`; each begins with `|` and stands on the lines below.",
    hi: "प्रत्येक भाषा में Markdown पाठ, `en:`, `hi:` और `sa:` के नीचे; हर पाठ `|` से शुरू होकर नीचे की पंक्तियों में रहता है।",
  },
  line: {
    en: "One line, the same in every language; in quotes when it is a number only.",
    hi: "एक पंक्ति, सभी भाषाओं में एक जैसी; केवल संख्या हो तो उद्धरण चिह्नों में।",
  },
  date: { en: "Written like `2024-06-30`.", hi: "ऐसे लिखें: `2024-06-30`।" },
  time: { en: "Written like `17:30`.", hi: "ऐसे लिखें: `17:30`।" },
  flag: {
    en: "`true` for yes, `false` for no; left out it is no.",
    hi: "हाँ के लिए `true`, नहीं के लिए `false`; न लिखने पर नहीं।",
  },
  document: { en: `It ends in ${endings("or")}.`, hi: `उसके अंत में ${endings("या")} हो।` },
  documents: {
    en: "The file's name after `en:`, `hi:` or `sa:`, each on a line of its own; the languages that there are.",
    hi: "`en:`, `hi:` या `sa:` के बाद फ़ाइल का नाम, प्रत्येक अलग पंक्ति में; जितनी भाषाओं में हो।",
  },
  link: { en: "It begins with `https://`.", hi: "यह `https://` से शुरू होता है।" },
  email: { en: "An e-mail address.", hi: "ई-मेल पता।" },
  telephone: { en: "Digits, spaces and hyphens.", hi: "अंक, रिक्त स्थान और हाइफ़न।" },
  list: {
    en: "A list: each item begins with a hyphen and has the fields below.",
    hi: "सूची: प्रत्येक मद हाइफ़न से शुरू होती है और उसमें नीचे के फ़ील्ड होते हैं।",
  },
};

/** Returns the allowed values of a field, as a sentence in Markdown. */
export function allowedIn(field: FormField, collections: readonly Pick<Collection, "name" | "label">[]): ClerkSentence {
  switch (field.kind) {
    case "integer":
      if (field.year)
        return { en: `A year from ${firstYear} to two years ahead.`, hi: `${firstYear} से दो वर्ष आगे तक का वर्ष।` };
      return {
        en: `A whole number from ${field.minimum} to ${field.maximum}.`,
        hi: `${field.minimum} से ${field.maximum} तक की पूर्ण संख्या।`,
      };
    case "choice":
      if (field.file) return { en: `A key of \`${field.file}\`.`, hi: `\`${field.file}\` की कोई कुंजी।` };
      return { en: `One of:${choices(field, "en")}`, hi: `इनमें से एक:${choices(field, "hi")}` };
    case "reference": {
      const { en, hi } = collections.find(({ name }) => name === field.collection)?.label ?? {
        en: field.collection,
        hi: field.collection,
      };
      return { en: `The key of an entry of “${en}”.`, hi: `“${hi}” की किसी प्रविष्टि की कुंजी।` };
    }
    default:
      return plain[field.kind];
  }
}

function choices({ choices }: Extract<FormField, { kind: "choice" }>, language: keyof ClerkSentence): string {
  return choices.map(({ value, label }) => `<br>\`${value}\` ${label[language]}`).join("");
}

function endings(or: string): string {
  const all = Object.keys(documentTypes).map((ending) => `\`.${ending}\``);
  return `${all.slice(0, -1).join(", ")} ${or} ${all.at(-1)}`;
}
