import { vocabulary } from "./fields";

/** The examinations whose results are published. */
export const exam = vocabulary("exam", {
  "purva-madhyama": { en: "Purva Madhyama", hi: "पूर्व मध्यमा", sa: "पूर्वमध्यमा" },
  "uttar-madhyama": { en: "Uttar Madhyama", hi: "उत्तर मध्यमा", sa: "उत्तरमध्यमा" },
  "high-school": { en: "High school", hi: "हाईस्कूल", sa: "उच्चविद्यालयपरीक्षा" },
  intermediate: { en: "Intermediate", hi: "इंटरमीडिएट", sa: "उच्चमाध्यमिकपरीक्षा" },
  "grammar-second-section": {
    en: "Grammar, second section",
    hi: "व्याकरण, द्वितीय खंड",
    sa: "व्याकरणम्, द्वितीयखण्डः",
  },
});

/** The ways of entering an examination as a candidate. */
export const candidature = vocabulary("candidature", {
  institutional: { en: "Institutional", hi: "संस्थागत", sa: "संस्थागतम्" },
  individual: { en: "Individual", hi: "व्यक्तिगत", sa: "व्यक्तिगतम्" },
});

/** The stages of the traditional stream. */
export const level = vocabulary("level", {
  prathama: { en: "Prathama (classes 6 to 8)", hi: "प्रथमा (कक्षा ६-८)", sa: "प्रथमा (कक्षाः ६-८)" },
  "purva-madhyama": {
    en: "Purva Madhyama (classes 9 and 10)",
    hi: "पूर्व मध्यमा (कक्षा ९-१०)",
    sa: "पूर्वमध्यमा (कक्षे ९-१०)",
  },
  "uttar-madhyama": {
    en: "Uttar Madhyama (classes 11 and 12)",
    hi: "उत्तर मध्यमा (कक्षा ११-१२)",
    sa: "उत्तरमध्यमा (कक्षे ११-१२)",
  },
});

/** The kinds of school management. */
export const management = vocabulary("management", {
  government: { en: "Government", hi: "राजकीय", sa: "राजकीयः" },
  aided: { en: "Aided", hi: "सहायता प्राप्त", sa: "साहाय्यप्राप्तः" },
  unaided: { en: "Unaided", hi: "वित्तविहीन", sa: "अनुदानरहितः" },
});

/** The kinds of law that stand on the acts and rules page. */
export const law = vocabulary("law", {
  act: { en: "Act", hi: "अधिनियम", sa: "अधिनियमः" },
  rules: { en: "Rules", hi: "नियमावली", sa: "नियमावली" },
  regulations: { en: "Regulations", hi: "विनियम", sa: "विनियमाः" },
  "service-rules": { en: "Service rules", hi: "सेवा नियमावली", sa: "सेवानियमावली" },
});

/** The subjects of orders. */
export const subject = vocabulary("subject", {
  examination: { en: "Examination", hi: "परीक्षा", sa: "परीक्षा" },
  recognition: { en: "Recognition", hi: "मान्यता", sa: "मान्यता" },
  establishment: { en: "Establishment", hi: "अधिष्ठान", sa: "अधिष्ठानम्" },
  finance: { en: "Finance", hi: "वित्त", sa: "वित्तम्" },
  scholarship: { en: "Scholarship", hi: "छात्रवृत्ति", sa: "छात्रवृत्तिः" },
  academic: { en: "Academic", hi: "शैक्षणिक", sa: "शैक्षणिकम्" },
});

/** The kinds of invitation in public notices. */
export const notice = vocabulary("notice", {
  tender: { en: "Tender", hi: "निविदा", sa: "निविदा" },
  advertisement: { en: "Advertisement", hi: "विज्ञापन", sa: "विज्ञापनम्" },
});

/** The severity levels of notices across the site, the gravest first. */
export const noticeLevel = vocabulary("noticeLevel", {
  urgent: { en: "Urgent", hi: "अत्यावश्यक", sa: "अत्यावश्यकम्" },
  important: { en: "Important", hi: "महत्त्वपूर्ण", sa: "महत्त्वपूर्णम्" },
  information: { en: "For your information", hi: "सूचनार्थ", sa: "सूचनार्थम्" },
});

/** The part of the day in which a paper is written, the earliest first. */
export const shift = vocabulary("shift", {
  first: { en: "First shift", hi: "प्रथम पाली", sa: "प्रथमवेला" },
  second: { en: "Second shift", hi: "द्वितीय पाली", sa: "द्वितीयवेला" },
});

/** Why there is no school on a day. */
export const holidayKind = vocabulary("holidayKind", {
  national: { en: "National holiday", hi: "राष्ट्रीय अवकाश", sa: "राष्ट्रियावकाशः" },
  public: { en: "Public holiday", hi: "सार्वजनिक अवकाश", sa: "सार्वजनिकावकाशः" },
  restricted: { en: "Restricted holiday", hi: "निर्बंधित अवकाश", sa: "ऐच्छिकावकाशः" },
  vacation: { en: "Vacation", hi: "दीर्घावकाश", sa: "दीर्घावकाशः" },
});

/** The stages of a court case. */
export const proceeding = vocabulary("proceeding", {
  pending: { en: "Pending", hi: "लंबित", sa: "विचाराधीनः" },
  "reply-filed": { en: "Reply filed", hi: "उत्तर दाख़िल", sa: "प्रत्युत्तरं दत्तम्" },
  disposed: { en: "Disposed of", hi: "निस्तारित", sa: "निर्णीतः" },
});

/** The part of government an official belongs to. */
export const body = vocabulary("body", {
  state: { en: "State government", hi: "राज्य सरकार", sa: "राज्यशासनम्" },
  department: { en: "Department", hi: "विभाग", sa: "विभागः" },
  directorate: { en: "Directorate", hi: "निदेशालय", sa: "निदेशालयः" },
  council: { en: "Council", hi: "परिषद्", sa: "परिषत्" },
});

/** The duties an official has under the Right to Information Act, 2005 (ss. 5(1), 5(2), 19(1)). */
export const informationDuty = vocabulary("informationDuty", {
  officer: { en: "Public Information Officer", hi: "लोक सूचना अधिकारी", sa: "लोकसूचनाधिकारी" },
  assistant: { en: "Assistant Public Information Officer", hi: "सहायक लोक सूचना अधिकारी", sa: "सहायकलोकसूचनाधिकारी" },
  appellate: { en: "First Appellate Authority", hi: "प्रथम अपीलीय अधिकारी", sa: "प्रथमापीलाधिकारी" },
});

/** The roles of members in a committee. */
export const seat = vocabulary("seat", {
  chairperson: { en: "Chairperson", hi: "अध्यक्ष", sa: "अध्यक्षः" },
  "vice-chairperson": { en: "Vice-chairperson", hi: "उपाध्यक्ष", sa: "उपाध्यक्षः" },
  "member-secretary": { en: "Member secretary", hi: "सदस्य सचिव", sa: "सदस्यसचिवः" },
  member: { en: "Member", hi: "सदस्य", sa: "सदस्यः" },
});

/** Whom a service is for. */
export const audience = vocabulary("audience", {
  pupils: { en: "Pupils and former pupils", hi: "विद्यार्थी एवं पूर्व विद्यार्थी", sa: "छात्राः पूर्वच्छात्राश्च" },
  schools: { en: "Schools", hi: "विद्यालय", sa: "विद्यालयाः" },
});

/** The methods of assessment of a subject. */
export const assessment = vocabulary("assessment", {
  marks: { en: "Marks", hi: "अंक", sa: "अङ्काः" },
  grade: { en: "Grade", hi: "ग्रेड", sa: "श्रेणी" },
});

/** Every vocabulary of the site. */
export const vocabularies = [
  exam,
  candidature,
  level,
  management,
  law,
  subject,
  notice,
  noticeLevel,
  shift,
  holidayKind,
  proceeding,
  body,
  informationDuty,
  seat,
  audience,
  assessment,
] as const;

/** The name of a vocabulary. */
export type VocabularyName = (typeof vocabularies)[number]["name"];
