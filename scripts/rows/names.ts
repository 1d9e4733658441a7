/** What specimen schools are named with; in Sanskrit the founder's name is the first part of a compound. */
interface Name {
  readonly en: string;
  readonly hi: string;
  readonly sa: string;
}

/** Sages and poets after whom such schools are named. */
export const founders: readonly Name[] = [
  { en: "Maharshi Valmiki", hi: "महर्षि वाल्मीकि", sa: "महर्षिवाल्मीकि" },
  { en: "Maharshi Panini", hi: "महर्षि पाणिनि", sa: "महर्षिपाणिनि" },
  { en: "Maharshi Vyasa", hi: "महर्षि व्यास", sa: "महर्षिव्यास" },
  { en: "Mahakavi Kalidasa", hi: "महाकवि कालिदास", sa: "महाकविकालिदास" },
  { en: "Acharya Charaka", hi: "आचार्य चरक", sa: "आचार्यचरक" },
  { en: "Aryabhata", hi: "आर्यभट", sa: "आर्यभट" },
  { en: "Bhaskaracharya", hi: "भास्कराचार्य", sa: "भास्कराचार्य" },
  { en: "Patanjali", hi: "पतंजलि", sa: "पतञ्जलि" },
  { en: "Gargi", hi: "गार्गी", sa: "गार्गी" },
  { en: "Bharavi", hi: "भारवि", sa: "भारवि" },
];

/** What a school may be. */
export const kinds: readonly Name[] = [
  { en: "Sanskrit Vidyalaya", hi: "संस्कृत विद्यालय", sa: "संस्कृतविद्यालयः" },
  { en: "Sanskrit Mahavidyalaya", hi: "संस्कृत महाविद्यालय", sa: "संस्कृतमहाविद्यालयः" },
  { en: "Sanskrit Pathashala", hi: "संस्कृत पाठशाला", sa: "संस्कृतपाठशाला" },
  { en: "Veda Vidyalaya", hi: "वेद विद्यालय", sa: "वेदविद्यालयः" },
];

/** Invented places. */
export const places: readonly Name[] = [
  { en: "Devagram", hi: "देवग्राम", sa: "देवग्रामः" },
  { en: "Chandanavan", hi: "चंदनवन", sa: "चन्दनवनम्" },
  { en: "Shantipur", hi: "शांतिपुर", sa: "शान्तिपुरम्" },
  { en: "Padmatira", hi: "पद्मतीर", sa: "पद्मतीरम्" },
  { en: "Himashikhar", hi: "हिमशिखर", sa: "हिमशिखरम्" },
  { en: "Vidyanagar", hi: "विद्यानगर", sa: "विद्यानगरम्" },
  { en: "Ashokavan", hi: "अशोकवन", sa: "अशोकवनम्" },
  { en: "Gangatat", hi: "गंगातट", sa: "गङ्गातटम्" },
];
