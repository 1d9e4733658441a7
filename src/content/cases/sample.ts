import { routeIds } from "../../site/routes";

/** Files by their paths from a project's root. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A small PDF's first and last lines: enough for what the check looks at. */
export const samplePdf = "%PDF-1.7\n%%EOF\n";

/** A document of another name with right bytes. */
export const order = `key: order-1
title:
  en: Examination centres
  hi: परीक्षा केंद्र
  sa: परीक्षाकेन्द्राणि
number: 12/2024
subject: examination
published: 2024-01-15
document: order-1.pdf
`;

/** A tender that closes after it was published. */
export const tender = `key: tender-1
specimen: true
title:
  en: Printing of answer books
  hi: उत्तर पुस्तिकाओं का मुद्रण
  sa: उत्तरपुस्तिकानां मुद्रणम्
reference: T/2024/1
notice: tender
published: 2024-02-01
closes: 2024-02-20
`;

/** A school in the sample's only district. */
export const school = `key: school-1
code: SK-001
name:
  en: Sanskrit Vidyalaya, Almora
  hi: संस्कृत विद्यालय, अल्मोड़ा
  sa: संस्कृतविद्यालयः, अल्मोडा
district: almora
level: prathama
management: aided
`;

/** A result. */
export const result = `key: result-1
title:
  en: Purva Madhyama result 2023
  hi: पूर्व मध्यमा परीक्षाफल २०२३
  sa: पूर्वमध्यमापरीक्षाफलम् २०२३
exam: purva-madhyama
year: 2023
kind: institutional
`;

/** A committee with one member. */
export const committee = `key: committee-1
name:
  en: Examination committee
  hi: परीक्षा समिति
  sa: परीक्षासमितिः
purpose:
  en: It holds the examinations.
  hi: यह परीक्षाएँ कराती है।
  sa: एषा परीक्षाः कारयति।
position: 1
members:
  - seat: chairperson
    designation:
      en: Director
      hi: निदेशक
      sa: निदेशकः
`;

/** The topmost office. */
export const department = `key: council
name:
  en: Council
  hi: परिषद्
  sa: परिषत्
position: 1
`;

/** The text of a page. */
export function page(key: string): string {
  return `key: ${key}
title:
  en: A page
  hi: एक पृष्ठ
  sa: पृष्ठम्
summary:
  en: What it is for.
  hi: यह किसलिए है।
  sa: एतत् किमर्थम्।
`;
}

const site = `key: site
name:
  en: Council
  hi: परिषद्
  sa: परिषत्
government:
  en: Government
  hi: शासन
  sa: शासनम्
owner:
  en: Secretary
  hi: सचिव
  sa: सचिवः
address:
  en: Almora
  hi: अल्मोड़ा
  sa: अल्मोडा
hours:
  en: 10 to 17
  hi: १० से १७
  sa: १० तः १७
email: office@council.example
siteAddress: https://council.example
`;

const district = `key: almora
name:
  en: Almora
  hi: अल्मोड़ा
  sa: अल्मोडा
`;

const glossary = `key: glossary
terms:
  - term:
      en: Account
      hi: लेखा
      sa: लेखः
    gender: masculine
    avoid:
      - form: लेखा
        language: sa
      - form: खाली
        language: hi
        write: ख़ाली
latin: PDF KB
spelled: हिन्दी-
`;

/** The words of the interface in a language: two words, one of them countable; of Sanskrit with a dual. */
export function words(home: string, one: string, other: string, two?: string): string {
  const dual = two === undefined ? "" : `  "count_two": "${two}",\n`;
  return `{\n  "menu": { "home": "${home}" },\n  "count_one": "${one}",\n${dual}  "count_other": "${other}"\n}\n`;
}

/** A small set of content in which nothing is wrong. */
export const sampleFiles: Files = {
  "content/site.yaml": site,
  "content/orders/order-1.yaml": order,
  "content/results/result-1.yaml": result,
  "content/tables/tenders/tender-1.yaml": tender,
  "content/tables/schools/school-1.yaml": school,
  "content/tables/districts/almora.yaml": district,
  "content/tables/committees/committee-1.yaml": committee,
  "content/tables/departments/council.yaml": department,
  "content/locales/glossary.yaml": glossary,
  "content/locales/en/interface.json": words("Home", "{{shown}} entry", "{{shown}} entries"),
  "content/locales/hi/interface.json": words("मुख्य पृष्ठ", "{{shown}} प्रविष्टि", "{{shown}} प्रविष्टियाँ"),
  "content/locales/sa/interface.json": words(
    "मुख्यपृष्ठम्",
    "{{shown}} प्रविष्टिः",
    "{{shown}} प्रविष्टयः",
    "{{shown}} प्रविष्टी",
  ),
  "static/documents/order-1.pdf": samplePdf,
  ...Object.fromEntries([...routeIds, "not-found"].map((id) => [`content/pages/${id}.yaml`, page(id)])),
};
