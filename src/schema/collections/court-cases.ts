import { collection } from "../collection";
import { choice, line, text, year } from "../fields";
import { checkDatedEntry, ownPage, period, source } from "../published";
import { proceeding } from "../vocabularies";

/** Court cases to which the council is a party. Parties are named by role, never by a person's name. */
export const courtCases = collection({
  name: "court-cases",
  folder: "tables/court-cases",
  type: "CourtCase",
  keyFrom: "{number}",
  label: { en: "Court cases", hi: "न्यायालय वाद", sa: "न्यायालयवादाः" },
  help: { en: "One file for each case.", hi: "प्रत्येक वाद के लिए एक फ़ाइल।" },
  fields: {
    /** The court's case number. */
    number: line({
      label: { en: "Case number", hi: "वाद संख्या", sa: "वादसङ्ख्या" },
      help: { en: "The case number given by the court.", hi: "न्यायालय द्वारा दी गई वाद संख्या।" },
    }),
    /** The court. */
    court: text({
      label: { en: "Court", hi: "न्यायालय", sa: "न्यायालयः" },
      help: { en: "The court that hears the case.", hi: "वह न्यायालय जो वाद सुन रहा है।" },
    }),
    /** The opposing parties, by role. */
    parties: text({
      label: { en: "Parties", hi: "पक्षकार", sa: "पक्षौ" },
      help: {
        en: "The parties by role, such as: a school management v. the council. No persons' names.",
        hi: "पक्षकार, भूमिका से, जैसे: विद्यालय प्रबंधन बनाम परिषद्। व्यक्तियों के नाम नहीं।",
      },
    }),
    /** The year of filing. */
    year: year({
      label: { en: "Year", hi: "वर्ष", sa: "वर्षम्" },
      help: { en: "The year in which it was filed.", hi: "वह वर्ष जिसमें वाद दायर हुआ।" },
    }),
    /** The stage of the case. */
    status: choice({
      label: { en: "Status", hi: "स्थिति", sa: "स्थितिः" },
      help: { en: "The stage of the case.", hi: "वाद किस चरण में है।" },
      from: proceeding,
    }),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
