import { collection } from "../collection";
import { integer, list, text, year } from "../fields";
import { checkOneSource, source } from "../published";

/** The amounts allotted and spent in a financial year, by head. */
export const budgets = collection({
  name: "budgets",
  folder: "tables/budget",
  type: "Budget",
  keyFrom: "budget-{year}",
  label: { en: "Budget and accounts", hi: "बजट एवं लेखा", sa: "आयव्ययकम् आयव्ययलेखश्च" },
  help: { en: "One file for each financial year.", hi: "प्रत्येक वित्तीय वर्ष के लिए एक फ़ाइल।" },
  fields: {
    /** The calendar year in which the financial year begins: 2023 for 2023-24. */
    year: year({
      label: { en: "Financial year", hi: "वित्तीय वर्ष", sa: "वित्तवर्षम्" },
      help: { en: "The year in which it begins: 2023 for 2023-24.", hi: "जिस वर्ष में वह आरंभ हो: 2023-24 के लिए 2023।" },
    }),
    /** The heads of account. */
    heads: list({
      label: { en: "Heads", hi: "मदें", sa: "शीर्षकाणि" },
      help: { en: "The heads of account, in the same order every year.", hi: "लेखा मद, प्रति वर्ष एक ही क्रम में।" },
      item: {
        name: text({
          label: { en: "Head", hi: "मद", sa: "शीर्षकम्" },
          help: { en: "The head of account.", hi: "लेखा मद।" },
        }),
        allotted: integer({
          label: { en: "Allotted (thousand rupees)", hi: "आवंटित (हज़ार रुपये)", sa: "आवण्टितम् (रूप्यकसहस्राणि)" },
          help: { en: "In thousands of rupees.", hi: "हज़ार रुपयों में।" },
          minimum: 0,
          maximum: 999_999_999,
        }),
        spent: integer({
          label: { en: "Spent (thousand rupees)", hi: "व्यय (हज़ार रुपये)", sa: "व्ययितम् (रूप्यकसहस्राणि)" },
          help: {
            en: "In thousands of rupees. Leave it empty until the accounts are closed.",
            hi: "हज़ार रुपयों में; लेखा बंद होने तक न लिखें।",
          },
          minimum: 0,
          maximum: 999_999_999,
        }).optional(),
      },
    }),
    ...source,
  },
  check: checkOneSource,
});
