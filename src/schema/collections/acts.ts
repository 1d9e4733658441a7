import { collection } from "../collection";
import { choice, year } from "../fields";
import { checkDatedEntry, ownPage, period, source, title } from "../published";
import { law } from "../vocabularies";

/** Acts, rules and regulations that govern the council. */
export const acts = collection({
  name: "acts",
  folder: "acts",
  type: "Act",
  keyFrom: "{title}",
  label: { en: "Acts and rules", hi: "अधिनियम एवं नियमावली", sa: "अधिनियमाः नियमावल्यश्च" },
  help: { en: "One file for each act or set of rules.", hi: "प्रत्येक अधिनियम या नियमावली के लिए एक फ़ाइल।" },
  fields: {
    /** The name of the law, with its kind and year. */
    title,
    /** The kind of law. */
    law: choice({
      label: { en: "Kind", hi: "प्रकार", sa: "प्रकारः" },
      help: { en: "An act, rules, regulations or service rules.", hi: "अधिनियम, नियमावली, विनियम या सेवा नियमावली।" },
      from: law,
    }),
    /** The year in the law's name. */
    year: year({
      label: { en: "Year", hi: "वर्ष", sa: "वर्षम्" },
      help: { en: "The year in its name.", hi: "इसके नाम में आया वर्ष।" },
    }),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
