import type { RouteId } from "../../site/routes";

/**
 * The synonyms for the site's own words, in English and in Devanagari. Latin spellings are derived from the Devanagari
 * automatically. A word here leads to the page and favours the entries on it.
 */
export const pageSynonyms: Partial<Record<RouteId, string>> = {
  home: "home start introduction about council board website मुख्य होम परिचय परिषद् बोर्ड वेबसाइट",
  results:
    "results download marks marksheet scorecard grade exam examination रिजल्ट रिज़ल्ट परिणाम नतीजा अंकपत्र मार्कशीट परीक्षा",
  orders: "government orders GO circular directive letter आदेश राजाज्ञा जीओ परिपत्र पत्र सरकारी",
  acts: "act acts law rules rule regulations byelaws कानून क़ानून नियम नियमावली विनियम अधिनियम विधि",
  tenders:
    "tender tenders bid quotation advertisement vacancy vacancies job jobs recruitment टेंडर निविदा भर्ती रिक्ति नौकरी विज्ञापन",
  "court-cases": "court case cases writ petition lawsuit litigation मुकदमा मुक़दमा केस याचिका रिट वाद",
  rti: "RTI manual manuals आरटीआई मैनुअल",
  services: "services service how to apply fee fees charge charges शुल्क फीस सेवा सेवाएँ सेवाएं आवेदन कैसे करें",
  schools: "schools school college vidyalaya institution स्कूल पाठशाला विद्यालय महाविद्यालय कॉलेज गुरुकुल संस्थान",
  syllabus:
    "syllabus curriculum course courses subjects subject class classes सिलेबस पाठ्यक्रम पाठ्यचर्या कोर्स taught study पढ़ाई विषय कक्षा क्लास श्रेणी",
  timetable:
    "timetable time table date sheet datesheet exam examination schedule scheme routine paper papers when next shift टाइमटेबल टाइम टेबल डेटशीट समय सारिणी समय सारणी कार्यक्रम परीक्षा तिथि पेपर प्रश्नपत्र पाली कब कदा",
  holidays:
    "holidays holiday vacation vacations closed off leave calendar छुट्टी छुट्टियां छुट्टियाँ अवकाश बंद कैलेंडर अवकाश तालिका विरामः",
  departments:
    "department structure organisation organization offices chart office section संरचना विभाग ढांचा कार्यालय अनुभाग",
  committees: "committee committees कमेटी समिति",
  members: "members officials officers staff सदस्य अधिकारी कर्मचारी पदाधिकारी",
  news: "news new notice notices announcement latest update सूचना घोषणा समाचार विज्ञप्ति खबर नोटिस",
  contact:
    "contact phone telephone mobile number address email mail helpline office फ़ोन मोबाइल नंबर पता दूरभाष ईमेल संपर्क हेल्पलाइन",
  feedback: "feedback complaint complaints grievance suggestion शिकायत सुझाव फीडबैक",
  verify:
    "verify genuine fake false forged real official check document whatsapp forwarded असली नकली नक़ली फ़र्ज़ी फर्जी जाँच जांच सत्यापन प्रामाणिक व्हाट्सऐप",
  help: "help problem मदद सहायता हेल्प",
  about: "about council board परिषद् बोर्ड परिचय",
  policies: "policies policy website नीति नीतियां",
  "site-map": "sitemap साइटमैप",
  terms: "terms conditions शर्तें",
  hyperlinking: "hyperlink links linking लिंक",
  accessibility: "accessibility blind screen reader दिव्यांग",
  privacy: "privacy cookies data गोपनीयता",
  budget: "budget accounts expenditure income money grant finance बजट लेखा खर्च व्यय आय धन वित्त पैसा रुपये",
};

/** The names of the classes: Roman numerals, and the words for their numbers. */
const classNames: Readonly<Record<number, string>> = {
  6: "VI six sixth छह छः छठी छठवीं षष्ठ षष्ठी",
  7: "VII seven seventh सात सातवीं सप्तम सप्तमी",
  8: "VIII eight eighth आठ आठवीं अष्टम अष्टमी",
  9: "IX nine ninth नौ नौवीं नवीं नवम नवमी",
  10: "X ten tenth दस दसवीं दशम दशमी",
  11: "XI eleven eleventh ग्यारह ग्यारहवीं एकादश एकादशी",
  12: "XII twelve twelfth बारह बारहवीं द्वादश द्वादशी",
};

/** Returns the synonyms of what belongs to some classes. */
export function getClassSynonyms(...classes: readonly number[]): string {
  return ["class std standard grade कक्षा श्रेणी क्लास", ...classes.map((number) => classNames[number] ?? "")].join(" ");
}

/** The synonyms for official terms in titles: a pattern of words in an English title, and other words for them. */
const titlePatterns: readonly (readonly [title: RegExp, synonyms: string])[] = [
  [/timetable/i, "date sheet datesheet schedule scheme dates when कब कदा टाइमटेबल डेटशीट कार्यक्रम तिथि"],
  [/re-totalling/i, "recheck rechecking recount scrutiny revaluation पुनर्मूल्यांकन स्क्रूटनी जांच"],
  [/mark ?sheet|certificate/i, "marksheet अंकतालिका मार्कशीट सर्टिफिकेट डिग्री"],
  [/duplicate/i, "lost second copy damaged torn खो गया गई गुम डुप्लीकेट डुप्लिकेट दूसरी द्वितीयक प्रति कॉपी"],
  [/migration/i, "TC transfer leaving certificate माइग्रेशन टीसी प्रव्रजन स्थानांतरण"],
  [/correction/i, "change wrong mistake spelling dob birthday सुधार गलत ग़लत गलती बदलना बदलवाना ठीक करेक्शन जन्म जन्मतिथि"],
  [/scrutiny/i, "recheck rechecking recount retotalling revaluation पुनर्मूल्यांकन पुनर्गणना स्क्रूटनी जांच सन्निरीक्षा"],
  [/model question papers?/i, "sample practice old previous मॉडल सैंपल पेपर"],
  [/question papers?/i, "paper पेपर"],
  [/examination forms?|applications?/i, "form registration apply admission फॉर्म फार्म रजिस्ट्रेशन पंजीकरण"],
  [/recogni/i, "affiliation recognised recognized school मान्यता संबद्धता विद्यालय"],
  [/remuneration|salar/i, "salary pay wages वेतन सैलरी तनख्वाह"],
  [/textbook/i, "books book किताब किताबें पुस्तक"],
  [/free/i, "मुफ्त फ्री"],
  [/scholarship/i, "stipend वजीफा छात्रवृत्ति"],
  [/teacher/i, "अध्यापक टीचर शिक्षक गुरु"],
  [/transfer/i, "तबादला ट्रांसफर स्थानांतरण"],
  [/guest teacher/i, "vacancy job recruitment भर्ती नौकरी"],
  [/seniority/i, "ज्येष्ठता वरिष्ठता"],
  [/winter vacation/i, "शीतकालीन सर्दी जाड़े"],
  [/summer vacation/i, "ग्रीष्मकालीन गर्मी"],
  [/academic calendar/i, "holidays holiday vacation छुट्टी अवकाश कैलेंडर पंचांग"],
  [/kanya/i, "girls कन्या बालिका लड़कियों"],
  [/centre/i, "center सेंटर केंद्र"],
  [/unfair means/i, "cheating nakal नकल"],
  [/computer/i, "कंप्यूटर"],
  [/^assistant .*information officer/i, "APIO CAPIO SAPIO"],
  [/^public information officer/i, "PIO CPIO SPIO पीआईओ जन सूचना अधिकारी"],
  [/appellate/i, "FAA"],
  [/director/i, "डायरेक्टर"],
  [/chairman/i, "president chairperson अध्यक्ष"],
  [/contest|recitation/i, "competition प्रतियोगिता"],
];

/** The synonyms of every paper of the timetable, besides its subject. */
export const paperSynonyms = "exam examination paper date sheet timetable when परीक्षा पेपर डेटशीट टाइमटेबल कब कदा";

/** The synonyms of every holiday, besides its name. */
export const holidaySynonyms = "holiday closed when छुट्टी अवकाश बंद कब कदा";

const months = [
  "january जनवरी",
  "february फरवरी",
  "march मार्च",
  "april अप्रैल",
  "may मई",
  "june जून",
  "july जुलाई",
  "august अगस्त",
  "september सितंबर",
  "october अक्टूबर",
  "november नवंबर",
  "december दिसंबर",
] as const;

/** Returns how people name a day, YYYY-MM-DD, whose year they leave out: by its number and month. */
export function getDaySynonyms(day: string): string {
  const [month = 0, number = 0] = day.split("-").slice(1).map(Number);
  return `${number} ${months[month - 1] ?? ""}`;
}

/** Other words for what an English title names; none for most titles. */
export function titleSynonyms(title: string): string {
  return titlePatterns.flatMap(([pattern, synonyms]) => (pattern.test(title) ? [synonyms] : [])).join(" ");
}
