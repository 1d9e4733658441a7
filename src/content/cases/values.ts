import { lastYear } from "../../schema/fields";
import { committee, order, result, school, tender } from "./sample";
import { inFile, type WrongFiles } from "./wrong-file";

const nextYear = lastYear();
const inOrder = inFile("content/orders/order-1.yaml", order);
const inResult = inFile("content/results/result-1.yaml", result);
const inTender = inFile("content/tables/tenders/tender-1.yaml", tender);
const inSchool = inFile("content/tables/schools/school-1.yaml", school);
const inCommittee = inFile("content/tables/committees/committee-1.yaml", committee);

function official(email: string, telephone: string, duty: string): string {
  return `key: secretary\ndesignation:\n  en: Secretary\n  hi: सचिव\n  sa: सचिवः\nbody: council\nrank: 1\nemail: ${email}\ntelephone: ${telephone}\nduty: ${duty}\n`;
}

/** Values that cannot stand in their fields. */
export const wrongAsValues: readonly WrongFiles[] = [
  inOrder("an invisible character", "Examination centres", "Examination\u200B centres", [
    "content/orders/order-1.yaml:3:7  title.en: the text contains an invisible or control character (U+200B); delete that word and type it again",
  ]),
  inOrder("a control character", "en: Examination centres", 'en: "Examination\\u0007 centres"', [
    "content/orders/order-1.yaml:3:7  title.en: the text contains an invisible or control character (U+0007); delete that word and type it again",
  ]),
  inOrder("HTML", "Examination centres", "Examination <b>centres</b>", [
    "content/orders/order-1.yaml:3:7  title.en: the text contains HTML (<b>); write the words alone, without < and >",
  ]),
  inOrder("two lines", "en: Examination centres", "en: |\n    Examination\n    centres", [
    "content/orders/order-1.yaml:3:7  title.en: the text has more than one line; write it as one line",
  ]),
  inOrder("Latin words in Sanskrit", "sa: परीक्षाकेन्द्राणि", "sa: परीक्षा Centre List", [
    "content/orders/order-1.yaml:5:15  title.sa: Centre, List: not in the script of Sanskrit; write it in that script, or in brackets or quotes beside a word in it; a term that stays Latin belongs into the glossary",
  ]),
  inOrder("Devanagari in English", "Examination centres", "Examination केंद्र", [
    "content/orders/order-1.yaml:3:19  (warning) title.en: केंद्र: not in the script of English; write it in that script, unless it must stay as it is",
  ]),
  inOrder("a key with capitals", "key: order-1", "key: Order 1", [
    "content/orders/order-1.yaml:1:6  key: Order 1 cannot be a key; use only small Latin letters, digits and single hyphens: order-1",
  ]),
  inOrder("a key that is not the file's name", "key: order-1", "key: order-2", [
    "content/orders/order-1.yaml:1:6  key: the key must be the same as the file's name; write order-1, or rename the file",
  ]),
  inOrder("a date in another order", "published: 2024-01-15", "published: 15/01/2024", [
    "content/orders/order-1.yaml:8:12  published: 15/01/2024 is not written as year, month and day; write 2024-01-15",
  ]),
  inOrder("a date in Devanagari digits", "published: 2024-01-15", "published: १५-१-२०२४", [
    "content/orders/order-1.yaml:8:12  published: १५-१-२०२४ is not written as year, month and day; write 2024-01-15",
  ]),
  inOrder("a date in words", "published: 2024-01-15", "published: 15 January", [
    "content/orders/order-1.yaml:8:12  published: 15 January is not a date; write year, month and day, such as 2024-06-30",
  ]),
  inOrder("a year instead of a date", "published: 2024-01-15", "published: 2024", [
    "content/orders/order-1.yaml:8:12  published: 2024 is not a date; write year, month and day, such as 2024-06-30",
  ]),
  inOrder("a day that does not exist", "published: 2024-01-15", "published: 2023-02-29", [
    "content/orders/order-1.yaml:8:12  published: there is no such day as 2023-02-29; write a day that is in the calendar, such as 2024-06-30",
  ]),
  inTender("a closing date before publication", "closes: 2024-02-20", "closes: 2024-01-20", [
    "content/tables/tenders/tender-1.yaml:10:9  closes: the closing date 2024-01-20 is before the day of publication, 2024-02-01; write the same day or a later one",
  ]),
  inTender("a last day before publication", "closes: 2024-02-20", "closes: 2024-02-20\nexpiresOn: 2024-01-31", [
    "content/tables/tenders/tender-1.yaml:11:12  expiresOn: the last day in the list, 2024-01-31, is before the closing date, 2024-02-20; write the same day or a later one",
    "content/tables/tenders/tender-1.yaml:11:12  expiresOn: the last day in the list, 2024-01-31, is before the entry appears, 2024-02-01; write the same day or a later one",
  ]),
  inOrder(
    "a last day before the day from which it is shown",
    "published: 2024-01-15",
    "published: 2024-01-15\npublishOn: 2024-03-01\nexpiresOn: 2024-02-29",
    [
      "content/orders/order-1.yaml:10:12  expiresOn: the last day in the list, 2024-02-29, is before the entry appears, 2024-03-01; write the same day or a later one",
    ],
  ),
  inTender("yes instead of true", "specimen: true", "specimen: yes", [
    "content/tables/tenders/tender-1.yaml:2:11  specimen: yes cannot stand here; write true for yes or false for no",
  ]),
  inResult("a year too early", "year: 2023", "year: 1999", [
    `content/results/result-1.yaml:7:7  year: the year 1999 is outside 2000 to ${nextYear}; write a year between them`,
  ]),
  inResult("a year in Devanagari digits", "year: 2023", "year: २०२३", [
    "content/results/result-1.yaml:7:7  year: २०२३ is not written in plain digits; write 2023",
  ]),
  inResult("a year with words", "year: 2023", "year: 2023-24", [
    `content/results/result-1.yaml:7:7  year: 2023-24 is not a whole number; write it in the digits 0-9 alone, such as ${nextYear - 1}`,
  ]),
  inResult("a broken number", "year: 2023", "year: 2023.5", [
    `content/results/result-1.yaml:7:7  year: 2023.5 is not a whole number; write it in the digits 0-9 alone, such as ${nextYear - 1}`,
  ]),
  inResult("a number that begins with 0", "year: 2023", "year: 02023", [
    "content/results/result-1.yaml:7:7  year: 02023 is not written in plain digits; write 2023",
  ]),
  inCommittee("a number out of bounds", "position: 1", "position: 0", [
    "content/tables/committees/committee-1.yaml:10:11  position: 0 is too small or too large; write a number from 1 to 99",
  ]),
  inCommittee("a number beyond counting", "position: 1", "position: 99999999999999999999", [
    "content/tables/committees/committee-1.yaml:10:11  position: 99999999999999999999 is too small or too large; write a number from 1 to 99",
  ]),
  inResult("a misspelt exam", "exam: purva-madhyama", "exam: purva-madhyma", [
    "content/results/result-1.yaml:6:7  exam: purva-madhyma is not in the list; perhaps purva-madhyama is meant, of: purva-madhyama, uttar-madhyama, high-school, intermediate, grammar-second-section",
  ]),
  inResult("an exam by its name", "exam: purva-madhyama", "exam: पूर्व मध्यमा", [
    "content/results/result-1.yaml:6:7  exam: पूर्व मध्यमा is not in the list; perhaps purva-madhyama is meant, of: purva-madhyama, uttar-madhyama, high-school, intermediate, grammar-second-section",
  ]),
  inResult("an unknown kind", "kind: institutional", "kind: distance", [
    "content/results/result-1.yaml:8:7  kind: distance is not in the list; write one of: institutional, individual",
  ]),
  inSchool("a choice in a list", "level: prathama", "level: [prathama]", [
    'content/tables/schools/school-1.yaml:8:8  level: a list stands here instead of text; write a text, in quotes if need be: "…"',
  ]),
  inSchool("an unknown district", "district: almora", "district: delhi", [
    "content/tables/schools/school-1.yaml:7:11  district: there is no entry delhi in content/tables/districts; write the key of one that is there",
  ]),
  inSchool("a misspelt district", "district: almora", "district: almroa", [
    "content/tables/schools/school-1.yaml:7:11  district: there is no entry almroa in content/tables/districts; perhaps almora is meant",
  ]),
  inSchool("a district by its Hindi name", "district: almora", "district: अल्मोड़ा", [
    "content/tables/schools/school-1.yaml:7:11  district: there is no entry अल्मोड़ा in content/tables/districts; perhaps almora is meant",
  ]),
  {
    mistake: "a wrong e-mail address, telephone number and address",
    changes: { "content/officials/secretary.yaml": official("office at council", "12 ab", "council.example") },
    says: [
      "content/officials/secretary.yaml:8:8  email: office at council is not an e-mail address; write it such as office@council.example",
      "content/officials/secretary.yaml:9:12  telephone: 12 ab is not a telephone number; write digits, spaces and hyphens only, such as +91 135 000 0000",
      "content/officials/secretary.yaml:10:7  duty: a line of text stands here instead of the languages; write the text below it, in en:, hi: and sa:",
    ],
  },
  inTender("a link that names a user", "closes:", "link: https://council.gov.in@evil.example/t\ncloses:", [
    "content/tables/tenders/tender-1.yaml:10:7  link: https://council.gov.in@evil.example/t has an @ before the site's name, which hides where it leads; write https:// and the site's name alone",
  ]),
  inTender("a link without its slashes", "closes:", "link: https:council.example\ncloses:", [
    "content/tables/tenders/tender-1.yaml:10:7  link: https:council.example is not a whole address; write it with https:// at its beginning",
  ]),
  inTender("an insecure link", "closes:", "link: http://council.example/t\ncloses:", [
    "content/tables/tenders/tender-1.yaml:10:7  link: the address is not secure; write it with https: https://council.example/t",
  ]),
  inTender("a script as a link", "closes:", "link: javascript:alert(1)\ncloses:", [
    "content/tables/tenders/tender-1.yaml:10:7  link: an address that begins with javascript: is not allowed; write one that begins with https://",
  ]),
  inTender("data as a link", "closes:", 'link: "data:text/html,x"\ncloses:', [
    "content/tables/tenders/tender-1.yaml:10:7  link: an address that begins with data: is not allowed; write one that begins with https://",
  ]),
  inTender("half an address as a link", "closes:", "link: www.council.example\ncloses:", [
    "content/tables/tenders/tender-1.yaml:10:7  link: www.council.example is not a whole address; write it with https:// at its beginning",
  ]),
  inTender("an address without a host", "closes:", 'link: "https://"\ncloses:', [
    "content/tables/tenders/tender-1.yaml:10:7  link: https:// is not a whole address; write it with https:// at its beginning",
  ]),
  inOrder("both a document and a link", "document:", "link: https://council.example\ndocument:", [
    "content/orders/order-1.yaml:9:7  link: both a document and a link are given; remove one of the two",
  ]),
  {
    mistake: "both a page and a document",
    changes: {
      "content/tables/rti-manuals/manual-1.yaml":
        "key: manual-1\nnumber: 1\ntitle:\n  en: Particulars\n  hi: विशिष्टियाँ\n  sa: विवरणम्\ndocument: order-1.pdf\npage: about\n",
    },
    says: [
      "content/tables/rti-manuals/manual-1.yaml:8:7  page: a page and a document or link are given; remove one of the two",
    ],
  },
];
