import { collection } from "../collection";
import { createIssue, line, list, text } from "../fields";

/**
 * The form of a value's key. It begins with a letter: YAML parses digits as a number, and JavaScript sorts such keys
 * first.
 */
const valueKey = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/u;

/** The vocabularies that councils define, such as their examinations. Each has one file with a fixed name. */
export const vocabularyEntries = collection({
  name: "vocabularies",
  folder: "vocabularies",
  type: "Vocabulary",
  label: { en: "Lists of choices", hi: "विकल्पों की सूचियाँ", sa: "विकल्पसूचयः" },
  help: {
    en: "One file for each list, such as the examinations. A new value can be chosen in forms once it is published.",
    hi: "प्रत्येक सूची की एक फ़ाइल, जैसे परीक्षाएँ। नया मान प्रकाशित होने पर फ़ॉर्म में चुना जा सकता है।",
  },
  fields: {
    /** The title of the vocabulary, for clerks. */
    title: text({
      label: { en: "Title", hi: "शीर्षक", sa: "शीर्षकम्" },
      help: { en: "What the list is called.", hi: "सूची का नाम।" },
    }),
    /** The values, in display order. */
    values: list({
      label: { en: "Values", hi: "मान", sa: "मानानि" },
      help: {
        en: "One item for each value, in the order in which visitors see them.",
        hi: "प्रत्येक मान की एक मद, उसी क्रम में जिसमें आगंतुक उन्हें देखते हैं।",
      },
      item: {
        /** The key of the value in entries. */
        key: line({
          label: { en: "Key", hi: "कुंजी", sa: "कुञ्चिका" },
          help: {
            en: "Small Latin letters, digits and hyphens, a letter first. Entries name the value by it, so it stays.",
            hi: "छोटे रोमन अक्षर, अंक और हाइफ़न, पहले अक्षर। प्रविष्टियाँ मान को इसी से पहचानती हैं, इसलिए इसे न बदलें।",
          },
        }),
        /** The name of the value for visitors. */
        name: text({
          label: { en: "Name", hi: "नाम", sa: "नाम" },
          help: { en: "What visitors see.", hi: "आगंतुक जो पढ़ते हैं।" },
        }),
        /** Synonyms that people search for. */
        synonyms: line({
          label: { en: "Synonyms", hi: "पर्यायवाची", sa: "पर्यायाः" },
          help: {
            en: "Other words that people type into the search for it, in any script, separated by spaces.",
            hi: "खोज में लोग इसके लिए और जो शब्द लिखते हैं, किसी भी लिपि में, बीच में रिक्त स्थान।",
          },
        }).optional(),
      },
    }),
  },
  check: ({ value: { values }, issues }) => {
    const known = new Set<string>();
    for (const [index, { key }] of values.entries()) {
      const path = ["values", index, "key"];
      if (!valueKey.test(key)) issues.push(createIssue("value-key-form", key, key, path));
      else if (known.has(key)) issues.push(createIssue("value-key-twice", key, key, path));
      known.add(key);
    }
  },
});
