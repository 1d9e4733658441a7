import { type ClerkTexts, type Message, worded } from "../../src/content/messages";

/** The messages of the sheets' commands about a whole sheet or a row, in the languages of the clerks. */
export const sheetMessages = {
  /** The title of the column that says why a row was refused. */
  reason: (): ClerkTexts => ({ en: "What is wrong", hi: "क्या ग़लत है" }),
  yes: (): ClerkTexts => ({ en: "Yes", hi: "हाँ" }),
  no: (): ClerkTexts => ({ en: "No", hi: "नहीं" }),

  // The sheet as a whole
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
    en: `an entry of “${collection.en}” has a list inside (${list.en}), which no row can hold; write such entries in the form, or by npm run new`,
    hi: `“${collection.hi}” की प्रविष्टि के भीतर सूची है (${list.hi}), जो एक पंक्ति में नहीं आती; ऐसी प्रविष्टियाँ प्रपत्र में या npm run new से लिखें`,
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
  cellsBeyond: (): ClerkTexts => ({
    en: "the row has more cells than there are titles; look whether a text has slipped into the next cell",
    hi: "पंक्ति में शीर्षकों से अधिक ख़ाने हैं; देखें कि कोई पाठ अगले ख़ाने में तो नहीं चला गया",
  }),
  dayInstead: (day: string): ClerkTexts => ({
    en: `the spreadsheet has made a date of this (${day}); format the cell as text and type it again`,
    hi: `स्प्रेडशीट ने इसे तिथि बना दिया है (${day}); ख़ाने का प्रारूप पाठ (Text) करके इसे फिर लिखें`,
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
