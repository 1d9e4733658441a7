import { collection } from "./collection";
import { choice, flag, line, list, text, vocabulary } from "./fields";

/** The languages of forms to avoid. */
const avoidedIn = vocabulary("avoided-in", {
  hi: { en: "Hindi", hi: "हिन्दी", sa: "हिन्दी" },
  sa: { en: "Sanskrit", hi: "संस्कृत", sa: "संस्कृतम्" },
});

const gender = vocabulary("gender", {
  masculine: { en: "Masculine", hi: "पुल्लिंग", sa: "पुंलिङ्गः" },
  feminine: { en: "Feminine", hi: "स्त्रीलिंग", sa: "स्त्रीलिङ्गः" },
  neuter: { en: "Neuter", hi: "नपुंसकलिंग", sa: "नपुंसकलिङ्गः" },
});

const avoided = {
  /** A word, or part of one with a hyphen for the rest: `लेखा`, `आदर्शरूप-`, `-सर्वकार-`. `#` matches a number. */
  form: line({
    label: { en: "Form", hi: "रूप", sa: "रूपम्" },
    help: {
      en: "The form to avoid: a whole word, or a part of one with a hyphen for the rest, such as आदर्शरूप-. # is any number.",
      hi: "जो रूप नहीं लिखना है: पूरा शब्द, या उसका अंश और शेष के स्थान पर हाइफ़न, जैसे आदर्शरूप-। # कोई भी संख्या है।",
    },
  }),
  language: choice({
    label: { en: "Language", hi: "भाषा", sa: "भाषा" },
    help: { en: "The language in which to avoid it.", hi: "किस भाषा में यह रूप नहीं लिखना है।" },
    from: avoidedIn,
  }),
  /** The replacement; the term by default. */
  write: line({
    label: { en: "Write", hi: "यह लिखें", sa: "लेखनीयम्" },
    help: {
      en: "What to write instead. If empty: the term.",
      hi: "इसके स्थान पर क्या लिखें; न देने पर स्वयं शब्द।",
    },
  }).optional(),
  /** Exceptions: correct words that contain the form, in the notation of `form`, separated by spaces. */
  except: line({
    label: { en: "Except", hi: "अपवाद", sa: "अपवादः" },
    help: {
      en: "Correct words that have this form, separated by spaces.",
      hi: "वे शब्द जिनमें यह रूप है पर वे सही हैं, बीच में रिक्त स्थान।",
    },
  }).optional(),
};

/**
 * The glossary: the site's terms in each language, and forms to avoid. It is read and checked like an entry, but is not
 * a collection, since no page shows it.
 */
export const glossary = collection({
  name: "glossary",
  folder: "locales/glossary.yaml",
  type: "Glossary",
  label: { en: "Glossary", hi: "शब्दावली", sa: "शब्दावली" },
  help: {
    en: "The terms of the site in each language, and the forms that the content check warns of.",
    hi: "साइट के पारिभाषिक शब्द हर भाषा में, और वे रूप जिनके विषय में सामग्री जाँच चेतावनी देती है।",
  },
  fields: {
    terms: list({
      label: { en: "Terms", hi: "शब्द", sa: "शब्दाः" },
      help: { en: "One item for each term.", hi: "प्रत्येक शब्द के लिए एक मद।" },
      item: {
        term: text({
          label: { en: "Term", hi: "शब्द", sa: "शब्दः" },
          help: { en: "The term, Sanskrit in the nominative.", hi: "शब्द; संस्कृत में प्रथमा विभक्ति।" },
        }),
        gender: choice({
          label: { en: "Gender", hi: "लिंग", sa: "लिङ्गम्" },
          help: { en: "The gender of the Sanskrit noun.", hi: "संस्कृत संज्ञा का लिंग।" },
          from: gender,
        }).optional(),
        hindiConfirmed: flag({
          label: { en: "Hindi confirmed", hi: "हिन्दी की पुष्टि", sa: "हिन्दी दृढीकृता" },
          help: {
            en: "Yes when an official source or a reviewer has confirmed the Hindi.",
            hi: "हाँ, यदि किसी आधिकारिक स्रोत या समीक्षक ने हिन्दी शब्द की पुष्टि की है।",
          },
        }),
        sanskritConfirmed: flag({
          label: { en: "Sanskrit confirmed", hi: "संस्कृत की पुष्टि", sa: "संस्कृतं दृढीकृतम्" },
          help: {
            en: "Yes when an official source or a reviewer has confirmed the Sanskrit.",
            hi: "हाँ, यदि किसी आधिकारिक स्रोत या समीक्षक ने संस्कृत शब्द की पुष्टि की है।",
          },
        }),
        avoid: list({
          label: { en: "Avoid", hi: "न लिखें", sa: "वर्जनीयम्" },
          help: { en: "Forms to avoid for it.", hi: "इसके लिए जो रूप नहीं लिखने हैं।" },
          item: avoided,
        }).optional(),
      },
    }),
    /** Latin words allowed in Hindi and Sanskrit sentences. */
    latin: line({
      label: { en: "Latin words", hi: "रोमन शब्द", sa: "रोमकशब्दाः" },
      help: {
        en: "Words that Hindi and Sanskrit write in Latin letters, separated by spaces.",
        hi: "वे शब्द जो हिन्दी और संस्कृत में रोमन अक्षरों में रहते हैं, बीच में रिक्त स्थान।",
      },
    }),
    /** Words without warnings: names, and the council's accepted spellings. */
    spelled: line({
      label: { en: "Accepted words", hi: "स्वीकृत शब्द", sa: "स्वीकृतशब्दाः" },
      help: {
        en: "Correct words that the check must not warn about, separated by spaces. A hyphen means the rest of a word.",
        hi: "वे शब्द जो ऐसे ही सही हैं: जाँच उनके विषय में चेतावनी नहीं देती। शब्द के शेष के स्थान पर हाइफ़न, दो शब्दों के बीच रिक्त स्थान।",
      },
    }),
  },
});
