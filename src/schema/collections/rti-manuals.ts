import { collection } from "../collection";
import { createIssue, integer, reference, text, year } from "../fields";
import { checkOneSource, source, title } from "../published";

/** The seventeen manuals that s. 4(1)(b) of the Right to Information Act, 2005 requires of every public authority. */
export const rtiManuals = collection({
  name: "rti-manuals",
  folder: "tables/rti-manuals",
  type: "RtiManual",
  keyFrom: "manual-{number}",
  label: { en: "RTI manuals", hi: "सूचना का अधिकार मैनुअल", sa: "सूचनाधिकारपुस्तिकाः" },
  help: { en: "One file for each of the 17 manuals.", hi: "17 में से प्रत्येक मैनुअल के लिए एक फ़ाइल।" },
  fields: {
    /** The number of the manual in the section, 1 to 17. */
    number: integer({
      label: { en: "Manual", hi: "मैनुअल", sa: "पुस्तिका" },
      help: { en: "Its number in s. 4(1)(b), 1 to 17.", hi: "धारा ४(१)(ख) में इसका क्रमांक, 1 से 17।" },
      minimum: 1,
      maximum: 17,
    }),
    /** The title of the manual, as in the section. */
    title,
    /** The contents of the manual, for citizens. */
    summary: text({
      label: { en: "Contents", hi: "विषय-वस्तु", sa: "विषयवस्तु" },
      help: { en: "What a citizen finds in it, in a sentence.", hi: "नागरिक को इसमें क्या मिलेगा, एक वाक्य में।" },
    }).optional(),
    /** The year in which the manual was last updated. */
    year: year({
      label: { en: "Year", hi: "वर्ष", sa: "वर्षम्" },
      help: {
        en: "The year in which the manual was last updated. Leave it empty for a page of this site.",
        hi: "वह वर्ष जिसमें मैनुअल अंतिम बार अद्यतन किया गया। इस साइट के पृष्ठ के लिए इसे छोड़ दें।",
      },
    }).optional(),
    ...source,
    /** The page of the site with the manual's content. */
    page: reference({
      label: { en: "Page", hi: "पृष्ठ", sa: "पृष्ठम्" },
      help: {
        en: "The key of the page of this site that contains it, such as committees. Leave it empty if a document or link is given.",
        hi: "इस साइट के उस पृष्ठ की कुंजी जिस पर यह है, जैसे committees। दस्तावेज़ या लिंक दिया हो तो इसे छोड़ दें।",
      },
      collection: "pages",
    }).optional(),
  },
  check: (context) => {
    checkOneSource(context);
    const { document, link, page } = context.value;
    if (page !== undefined && (document ?? link) !== undefined)
      context.issues.push(createIssue("page-and-source", page, {}, ["page"]));
  },
});
