import { collection } from "../collection";
import { choice, year } from "../fields";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { candidature, exam } from "../vocabularies";

/** The results of the council's examinations. */
export const results = collection({
  name: "results",
  folder: "results",
  type: "Result",
  keyFrom: "{exam}-{year}-{kind}",
  label: { en: "Results", hi: "परीक्षाफल", sa: "परीक्षाफलानि" },
  help: { en: "One file for each result sheet.", hi: "प्रत्येक परीक्षाफल के लिए एक फ़ाइल।" },
  fields: {
    /** The title of the result in the list. */
    title,
    /** The examination. */
    exam: choice({
      label: { en: "Exam", hi: "परीक्षा", sa: "परीक्षा" },
      help: { en: "The examination.", hi: "परीक्षा का नाम।" },
      from: exam,
    }),
    /** The year of the examination. */
    year: year({
      label: { en: "Year", hi: "वर्ष", sa: "वर्षम्" },
      help: { en: "The year of the examination, such as 2024.", hi: "परीक्षा का वर्ष, जैसे 2024।" },
    }),
    /** The kind of candidates: institutional or individual. */
    kind: choice({
      label: { en: "Kind", hi: "प्रकार", sa: "प्रकारः" },
      help: { en: "Institutional or individual candidates.", hi: "संस्थागत या व्यक्तिगत परीक्षार्थी।" },
      from: candidature,
    }),
    /** The day the result was published, if known. */
    published: published.optional(),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
