/**
 * A dozen entries of a council that is none of ours, by their files below `content/`: schools in two of its three districts, and one or two of most kinds. Each text is the least that the content's check takes.
 */
import type { LocaleCode } from "../../../src/site/locales";

type Entry = Readonly<Record<string, unknown>>;

const texts = (en: string, hi: string, sa: string): Readonly<Record<LocaleCode, string>> => ({ en, hi, sa });

/** The document of the entries that have one. */
export const ownDocument = "order-own-12.pdf";

const district = (key: string, en: string, hi: string, sa: string) => ({ key, name: texts(en, hi, sa) });

/** The answers of the council to `npm run adopt`, as docs/adopt.md shows them. */
export const ownAnswers: Entry = {
  name: texts("Eastern Sanskrit Education Board", "पूर्वी संस्कृत शिक्षा बोर्ड", "पूर्वसंस्कृतशिक्षामण्डलम्"),
  government: texts("Government of the East", "पूर्वी राज्य की सरकार", "पूर्वराज्यशासनम्"),
  owner: texts("Secretary of the Board", "बोर्ड के सचिव", "मण्डलसचिवः"),
  address: texts("Board's Office, Eastern Capital", "बोर्ड कार्यालय, पूर्वी राजधानी", "मण्डलकार्यालयः, पूर्वराजधानी"),
  hours: texts("Monday to Friday", "सोमवार से शुक्रवार", "सोमवासरात् शुक्रवासरपर्यन्तम्"),
  email: "secretary@board.example",
  telephone: "",
  siteAddress: "https://board.example",
  districts: [
    district("patna", "Patna", "पटना", "पटना"),
    district("gaya", "Gaya", "गया", "गया"),
    district("nalanda", "Nalanda", "नालंदा", "नालन्दा"),
  ],
  repository: { host: "github", name: "board/site" },
  reviewers: ["@board/reviewers"],
  maintainers: ["@board/maintainers"],
};

/** The council's own face, and what else it adds to `content/site.yaml`. */
export const ownFace = {
  emblem: "lotus.svg",
  colour: "#0b3d2e",
  lineAboveName: texts("Vidya for all", "सबके लिए विद्या", "सर्वेभ्यः विद्या"),
  webInformationManager: "own-secretary",
  adopted: true,
} as const;

/** A lotus, drawn for the tests. */
export const ownEmblem = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>Lotus</title>
<circle cx="32" cy="32" r="32" fill="#0b3d2e"/><g fill="#f6d7e4"><path d="M32 10c9 12 9 26 0 38-9-12-9-26 0-38z"/>
<path d="M8 26c13 1 21 9 22 23-13-1-21-9-22-23z"/><path d="M56 26c-13 1-21 9-22 23 13-1 21-9 22-23z"/></g></svg>
`;

const school = (number: string, place: string, en: string, hi: string, sa: string) => ({
  key: `es-${number}`,
  code: `ES-${number}`,
  name: texts(en, hi, sa),
  district: place,
  level: "prathama",
  management: "government",
});

/** The entries by their files below `content/`. */
export const ownEntries: Readonly<Record<string, Entry>> = {
  "tables/schools/es-1.yaml": school("1", "patna", "First School", "प्रथम विद्यालय", "प्रथमः विद्यालयः"),
  "tables/schools/es-2.yaml": school("2", "gaya", "Second School", "द्वितीय विद्यालय", "द्वितीयः विद्यालयः"),
  "officials/own-secretary.yaml": {
    key: "own-secretary",
    designation: texts("Secretary of the Board", "बोर्ड के सचिव", "मण्डलसचिवः"),
    body: "council",
    rank: 40,
    email: "secretary@board.example",
  },
  "orders/own-12.yaml": {
    key: "own-12",
    title: texts("Examination centres", "परीक्षा केंद्र", "परीक्षाकेन्द्राणि"),
    number: "12/2026",
    subject: "examination",
    published: "2026-01-15",
    document: ownDocument,
  },
  "results/uttar-madhyama-2026-individual.yaml": {
    key: "uttar-madhyama-2026-individual",
    title: texts("Uttar Madhyama 2026", "उत्तर मध्यमा २०२६", "उत्तरमध्यमा २०२६"),
    exam: "uttar-madhyama",
    year: 2026,
    kind: "individual",
  },
  "tables/announcements/own-forms.yaml": {
    key: "own-forms",
    title: texts("Examination forms", "परीक्षा आवेदन पत्र", "परीक्षावेदनपत्राणि"),
    published: "2026-02-01",
  },
  "tables/tenders/own-printing.yaml": {
    key: "own-printing",
    title: texts("Printing of answer books", "उत्तर पुस्तिकाओं का मुद्रण", "उत्तरपुस्तिकानां मुद्रणम्"),
    reference: "T/2026/1",
    notice: "tender",
    published: "2026-02-01",
    closes: "2026-03-01",
    document: ownDocument,
  },
  "acts/own-act.yaml": {
    key: "own-act",
    title: texts("Act of the Board", "बोर्ड का अधिनियम", "मण्डलस्य अधिनियमः"),
    law: "act",
    year: 1985,
  },
  "tables/committees/own-committee.yaml": {
    key: "own-committee",
    name: texts("Examination committee of the Board", "बोर्ड की परीक्षा समिति", "मण्डलस्य परीक्षासमितिः"),
    purpose: texts("Looks after the examinations.", "परीक्षाओं की देखरेख करती है।", "परीक्षाः निरीक्षते।"),
    position: 1,
    members: [{ seat: "chairperson", designation: texts("Secretary of the Board", "बोर्ड के सचिव", "मण्डलसचिवः") }],
  },
};
