import { type ClerkTexts, type Message, worded } from "../../src/content/messages";

/** A text of a sheet with the number of its row. */
interface RowText {
  readonly row: number;
  readonly text: string;
}

/** The messages of the sheets' commands about a whole sheet or a row, in the languages of the clerks. */
export const sheetMessages = {
  /** The title of the column that says why a row was refused. */
  reason: (): ClerkTexts => ({ en: "What is wrong", hi: "क्या ग़लत है" }),
  yes: (): ClerkTexts => ({ en: "Yes", hi: "हाँ" }),
  no: (): ClerkTexts => ({ en: "No", hi: "नहीं" }),

  // The sheet as a whole
  sheetsNotRead: (
    read: string,
    others: readonly { readonly name: string; readonly isHidden: boolean }[],
  ): ClerkTexts => {
    const list = (hidden: string) => others.map(({ name, isHidden }) => `“${name}”${isHidden ? ` (${hidden})` : ""}`);
    return {
      en: `the sheet “${read}” is read; not read: ${list("hidden").join(", ")}`,
      hi: `शीट “${read}” पढ़ी गई; नहीं पढ़ी गईं: ${list("छिपी हुई").join(", ")}`,
    };
  },
  allHidden: (): ClerkTexts => ({
    en: "all sheets of the workbook are hidden; show the one to be imported and save again",
    hi: "कार्यपुस्तिका की सभी शीटें छिपी हैं; जिसे आयात करना है उसे दिखाएँ (Unhide) और फिर सहेजें",
  }),
  hiddenColumn: (column: string, title: string): ClerkTexts => ({
    en: `column ${column} (${title}) is hidden, so its cells cannot be checked by eye; show the column, or delete it`,
    hi: `स्तंभ ${column} (${title}) छिपा है, इसलिए उसके ख़ाने देखे नहीं जा सकते; स्तंभ दिखाएँ (Unhide) या हटाएँ`,
  }),
  farCell: (cell: string): ClerkTexts => ({
    en: `cell ${cell} has content far from the table; delete what is there and save again`,
    hi: `ख़ाने ${cell} में तालिका से बहुत दूर कुछ लिखा है; उसे मिटाकर फिर सहेजें`,
  }),
  tooManyRows: (most: number): ClerkTexts => ({
    en: `the sheet has more than ${most} rows; divide it into several sheets`,
    hi: `शीट में ${most} से अधिक पंक्तियाँ हैं; इसे कई शीटों में बाँटें`,
  }),
  unpackedTooLarge: (megabytes: number): ClerkTexts => ({
    en: `the workbook has more than ${megabytes} MB when it is unpacked; copy the table alone into a new workbook`,
    hi: `खोलने पर कार्यपुस्तिका ${megabytes} MB से बड़ी है; केवल तालिका को नई कार्यपुस्तिका में रखें`,
  }),
  damagedTitle: (title: string): ClerkTexts => ({
    en: `the title “${title}” has lost its letters; save the sheet again as “CSV UTF-8” or as XLSX`,
    hi: `शीर्षक “${title}” के अक्षर नष्ट हो गए हैं; शीट को फिर से “CSV UTF-8” या XLSX में सहेजें`,
  }),
  monthFirst: (column: ClerkTexts, { row, text }: RowText): ClerkTexts => ({
    en: `column “${column.en}” has the month first, as row ${row} shows (${text}); write all its days as YYYY-MM-DD, such as 2026-08-15`,
    hi: `स्तंभ “${column.hi}” में महीना पहले है, जैसा पंक्ति ${row} (${text}) से दिखता है; सभी तिथियाँ YYYY-MM-DD रूप में लिखें, जैसे 2026-08-15`,
  }),
  dayOrders: (column: ClerkTexts, one: RowText, other: RowText): ClerkTexts => ({
    en: `column “${column.en}” has the day first in row ${one.row} (${one.text}) and the month first in row ${other.row} (${other.text}); write all its days as YYYY-MM-DD, such as 2026-08-15`,
    hi: `स्तंभ “${column.hi}” की पंक्ति ${one.row} (${one.text}) में दिन पहले है और पंक्ति ${other.row} (${other.text}) में महीना; सभी तिथियाँ YYYY-MM-DD रूप में लिखें, जैसे 2026-08-15`,
  }),
  daysAndTexts: (column: ClerkTexts, day: RowText, text: RowText): ClerkTexts => ({
    en: `column “${column.en}” has a day in row ${day.row} (${day.text}) but a text in row ${text.row} (${text.text}): the spreadsheet read the days in another order, so day and month may be exchanged; write all of them as YYYY-MM-DD`,
    hi: `स्तंभ “${column.hi}” की पंक्ति ${day.row} (${day.text}) में तिथि है पर पंक्ति ${text.row} (${text.text}) में पाठ: स्प्रेडशीट ने तिथियाँ दूसरे क्रम में पढ़ीं, इसलिए दिन और महीना बदल गए हो सकते हैं; सभी को YYYY-MM-DD रूप में लिखें`,
  }),
  dayUncertain: (column: ClerkTexts, { row, text }: RowText): ClerkTexts => ({
    en: `column “${column.en}” does not show whether the day or the month comes first (row ${row}: ${text}); write its days as YYYY-MM-DD, such as 2026-08-15`,
    hi: `स्तंभ “${column.hi}” से पता नहीं चलता कि दिन पहले है या महीना (पंक्ति ${row}: ${text}); तिथियाँ YYYY-MM-DD रूप में लिखें, जैसे 2026-08-15`,
  }),
  notReadable: (reason: Message): ClerkTexts => ({ en: worded(reason, "en"), hi: worded(reason, "hi") }),
  empty: (): ClerkTexts => ({
    en: "the sheet is empty; write the titles of the columns into its first row",
    hi: "शीट ख़ाली है; पहली पंक्ति में स्तंभों के शीर्षक लिखें",
  }),
  tooLarge: (megabytes: number): ClerkTexts => ({
    en: `the file has more than ${megabytes} MB; divide it into several sheets`,
    hi: `फ़ाइल ${megabytes} MB से बड़ी है; इसे कई शीटों में बाँटें`,
  }),
  ending: (): ClerkTexts => ({
    en: "only .csv and .xlsx are read and written; save the sheet as one of them",
    hi: "केवल .csv और .xlsx पढ़ी और लिखी जाती हैं; शीट को इनमें से किसी रूप में सहेजें",
  }),
  missing: (): ClerkTexts => ({
    en: "there is no such file; look at its name and folder",
    hi: "ऐसी कोई फ़ाइल नहीं है; उसका नाम और फ़ोल्डर देखें",
  }),
  exists: (): ClerkTexts => ({
    en: "the file is there already; name another, or write --replace to write over it",
    hi: "फ़ाइल पहले से है; दूसरा नाम दें, या उसे बदलने के लिए --replace लिखें",
  }),
  notWorkbook: (): ClerkTexts => ({
    en: "the file is not an .xlsx workbook inside; save it again as .xlsx, renaming is not enough",
    hi: "फ़ाइल भीतर से .xlsx कार्यपुस्तिका नहीं है; उसे फिर से .xlsx के रूप में सहेजें, नाम बदलना पर्याप्त नहीं",
  }),
  quotation: (line: number): ClerkTexts => ({
    en: `a quotation mark near line ${line} is not closed or stands alone; write it twice, or save the sheet again as CSV`,
    hi: `पंक्ति ${line} के पास उद्धरण चिह्न बंद नहीं है या अकेला है; उसे दो बार लिखें, या शीट को फिर से CSV में सहेजें`,
  }),
  single: (collection: ClerkTexts): ClerkTexts => ({
    en: `“${collection.en}” is a single file and no list; write into the file itself`,
    hi: `“${collection.hi}” एक ही फ़ाइल है, सूची नहीं; सीधे फ़ाइल में लिखें`,
  }),
  listInside: (collection: ClerkTexts, list: ClerkTexts): ClerkTexts => ({
    en: `an entry of “${collection.en}” has a list inside (${list.en}), which no row can hold; write such entries in the form`,
    hi: `“${collection.hi}” की प्रविष्टि के भीतर सूची है (${list.hi}), जो एक पंक्ति में नहीं आती; ऐसी प्रविष्टियाँ प्रपत्र में लिखें`,
  }),
  columnUnknown: (title: string, near: string | undefined, titles: string): ClerkTexts =>
    near
      ? {
          en: `there is no column “${title}”; perhaps “${near}” is meant`,
          hi: `“${title}” नाम का स्तंभ नहीं है; संभवतः आशय “${near}” से है`,
        }
      : {
          en: `there is no column “${title}”; remove it, or use one of: ${titles}`,
          hi: `“${title}” नाम का स्तंभ नहीं है; उसे हटाएँ, या इनमें से कोई लिखें: ${titles}`,
        },
  columnTwice: (title: string): ClerkTexts => ({
    en: `two columns are “${title}”; remove one of them`,
    hi: `“${title}” नाम के दो स्तंभ हैं; एक हटाएँ`,
  }),
  contentWrong: (): ClerkTexts => ({
    en: "some entries that are there already have errors, so the sheet cannot be compared with them; mend these first:",
    hi: "पहले से मौजूद कुछ प्रविष्टियों में ग़लतियाँ हैं, इसलिए शीट की उनसे तुलना नहीं हो सकती; पहले इन्हें सुधारें:",
  }),
  together: (file: string, reason: ClerkTexts): ClerkTexts => ({
    en: `with the rows of this sheet ${file} would be wrong: ${reason.en}`,
    hi: `इस शीट की पंक्तियों से ${file} ग़लत हो जाएगी: ${reason.hi}`,
  }),

  // One row
  hiddenRow: (): ClerkTexts => ({
    en: "the row is hidden, perhaps by a filter; show it, or delete it",
    hi: "पंक्ति छिपी हुई है, संभवतः फ़िल्टर से; उसे दिखाएँ या हटाएँ",
  }),
  cellsBeyond: (): ClerkTexts => ({
    en: "the row has more cells than there are titles; look whether a text has slipped into the next cell",
    hi: "पंक्ति में शीर्षकों से अधिक ख़ाने हैं; देखें कि कोई पाठ अगले ख़ाने में तो नहीं चला गया",
  }),
  dayInstead: (day: string): ClerkTexts => ({
    en: `the spreadsheet has made a date of this (${day}); format the cell as text and type it again`,
    hi: `स्प्रेडशीट ने इसे तिथि बना दिया है (${day}); ख़ाने का प्रारूप पाठ (Text) करके इसे फिर लिखें`,
  }),
  errorShown: (shown: string): ClerkTexts => ({
    en: `the cell shows the error ${shown}; correct its formula, or type the value`,
    hi: `ख़ाना त्रुटि ${shown} दिखाता है; सूत्र ठीक करें या मान स्वयं लिखें`,
  }),
  noResult: (): ClerkTexts => ({
    en: "the cell has a formula without its result; open the workbook in a spreadsheet program and save it, or type the value",
    hi: "ख़ाने में सूत्र है पर उसका परिणाम नहीं; कार्यपुस्तिका को स्प्रेडशीट प्रोग्राम में खोलकर सहेजें, या मान स्वयं लिखें",
  }),
  mustBeText: (shown: string): ClerkTexts => ({
    en: `the cell shows ${shown} and not all that it holds; the cell must be text: format it as text and type it again`,
    hi: `ख़ाना ${shown} दिखाता है, जो पूरा मान नहीं है; ख़ाना पाठ होना चाहिए: प्रारूप पाठ (Text) करके इसे फिर लिखें`,
  }),
  nothingShown: (): ClerkTexts => ({
    en: "the cell has content that its format does not show; format it as text, or empty it",
    hi: "ख़ाने में कुछ है जो उसका प्रारूप नहीं दिखाता; प्रारूप पाठ (Text) करें या ख़ाना ख़ाली करें",
  }),
  mergedCell: (range: string): ClerkTexts => ({
    en: `the cells ${range} are merged, so this row has no value of its own; unmerge them and fill each cell`,
    hi: `ख़ाने ${range} जुड़े हुए (Merged) हैं, इसलिए इस पंक्ति का अपना मान नहीं है; उन्हें अलग करके हर ख़ाना भरें`,
  }),
  damaged: (text: string): ClerkTexts => ({
    en: `“${text}” has lost its letters; save the sheet again as “CSV UTF-8” or as XLSX`,
    hi: `“${text}” के अक्षर नष्ट हो गए हैं; शीट को फिर से “CSV UTF-8” या XLSX में सहेजें`,
  }),
  foreignSign: (text: string, sign: string): ClerkTexts => ({
    en: `“${text}” has ${sign} of another script, which only looks like a Latin letter or digit; type it again in Latin letters and digits`,
    hi: `“${text}” में ${sign} किसी अन्य लिपि का है, जो केवल लैटिन अक्षर या अंक जैसा दिखता है; इसे लैटिन अक्षरों और अंकों में फिर लिखें`,
  }),
  several: (found: string, keys: readonly string[]): ClerkTexts => ({
    en: `several are called “${found}”; write the key of the one that is meant: ${keys.join(", ")}`,
    hi: `“${found}” नाम की कई प्रविष्टियाँ हैं; जो चाहिए उसकी कुंजी लिखें: ${keys.join(", ")}`,
  }),
  noKey: (): ClerkTexts => ({
    en: "no key can be made from the row; write one into the column Key: small Latin letters, digits and hyphens",
    hi: "पंक्ति से कुंजी नहीं बन सकती; कुंजी स्तंभ में लिखें: छोटे लैटिन अक्षर, अंक और हाइफ़न",
  }),
  keyGiven: (key: string): ClerkTexts => ({
    en: `the key that would be proposed, ${key}, belongs to another entry; write one into the column Key`,
    hi: `प्रस्तावित कुंजी ${key} किसी अन्य प्रविष्टि की है; कुंजी स्तंभ में दूसरी लिखें`,
  }),
  rowTwice: (row: number, key: string): ClerkTexts => ({
    en: `row ${row} is the same entry (${key}); remove one of the two`,
    hi: `पंक्ति ${row} भी यही प्रविष्टि है (${key}); दोनों में से एक हटाएँ`,
  }),
  inAnotherFile: (file: string, reason: ClerkTexts): ClerkTexts => ({
    en: `with this row ${file} would be wrong: ${reason.en}`,
    hi: `इस पंक्ति से ${file} ग़लत हो जाएगी: ${reason.hi}`,
  }),
} as const;
