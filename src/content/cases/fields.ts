import { committee, order } from "./sample";
import { inFile, type WrongFiles } from "./wrong-file";

const inOrder = inFile("content/orders/order-1.yaml", order);
const inCommittee = inFile("content/tables/committees/committee-1.yaml", committee);
const members = committee.slice(committee.indexOf("members:"));
const title = "  en: Examination centres\n  hi: परीक्षा केंद्र\n  sa: परीक्षाकेन्द्राणि\n";

/** Fields that are missing, unknown or empty. */
export const wrongAsGroups: readonly WrongFiles[] = [
  inOrder("a missing field", "number: 12/2024\n", "", [
    "content/orders/order-1.yaml:1:1  number: this field is missing; add it. The number exactly as it stands on the order.",
  ]),
  inOrder("a missing text", `title:\n${title}`, "", [
    "content/orders/order-1.yaml:1:1  title: this field is missing; add it. The full title, as a visitor should read it in the list.",
  ]),
  inOrder("a missing choice", "subject: examination\n", "", [
    "content/orders/order-1.yaml:1:1  subject: this field is missing; add it with one of: examination, recognition, establishment, finance, scholarship, academic",
  ]),
  inOrder("a missing key", "key: order-1\n", "", [
    "content/orders/order-1.yaml:1:1  key: this field is missing; add it. The file's name without .yaml: small Latin letters, digits and hyphens. It is never changed afterwards.",
  ]),
  inOrder("an empty field", "number: 12/2024", "number:", [
    "content/orders/order-1.yaml:6:1  number: nothing is written here; write it. The number exactly as it stands on the order.",
  ]),
  inOrder("an empty quoted field", "number: 12/2024", 'number: "  "', [
    "content/orders/order-1.yaml:6:9  number: nothing is written here; write it. The number exactly as it stands on the order.",
  ]),
  inOrder("a misspelt field", "subject:", "subjcet:", [
    "content/orders/order-1.yaml:7:1  subjcet: there is no such field; perhaps subject is meant",
  ]),
  inOrder("a field by its Hindi name", "number:", "शासनादेश संख्या:", [
    "content/orders/order-1.yaml:6:1  शासनादेश संख्या: there is no such field; perhaps number is meant",
  ]),
  inOrder("a field in capitals", "number:", "Number:", [
    "content/orders/order-1.yaml:6:1  Number: there is no such field; perhaps number is meant",
  ]),
  inOrder("an unknown field", "number:", "signature: yes\nnumber:", [
    "content/orders/order-1.yaml:6:1  signature: there is no such field; remove it, or use one of: key, specimen, title, number, subject, published, publishOn, expiresOn, document, link",
  ]),
  inOrder("a language outside its text", `title:\n${title}`, `title:\n${title}hi: परीक्षा\n`, [
    "content/orders/order-1.yaml:6:1  hi: hi is a language and belongs to a text; move it two spaces to the right, under a field such as title",
  ]),
  inOrder("an unknown language", "  hi: परीक्षा", "  hn: परीक्षा", [
    "content/orders/order-1.yaml:2:1  title.hi: the Hindi text is missing; write it after hi:",
    "content/orders/order-1.yaml:4:3  title.hn: there is no such language; write en, hi or sa",
  ]),
  inOrder("one text for all languages", `title:\n${title}`, "title: Examination centres\n", [
    "content/orders/order-1.yaml:2:8  title: a line of text stands here instead of the languages; write the text below it, in en:, hi: and sa:",
  ]),
  inOrder("a list instead of languages", `title:\n${title}`, "title:\n  - Examination centres\n", [
    "content/orders/order-1.yaml:3:3  title: a list stands here instead of the languages; write the text below it, in en:, hi: and sa:",
  ]),
  inOrder("a list instead of a text", "en: Examination centres", "en: [Examination, centres]", [
    'content/orders/order-1.yaml:3:7  title.en: a list stands here instead of text; write a text, in quotes if need be: "…"',
  ]),
  inOrder("true instead of a text", "number: 12/2024", "number: true", [
    'content/orders/order-1.yaml:6:9  number: true or false stands here instead of text; write a text, in quotes if need be: "…"',
  ]),
  inOrder("no English", "  en: Examination centres\n", "", [
    "content/orders/order-1.yaml:2:1  title.en: the English text is missing; write it after en:",
  ]),
  inOrder("empty English", "en: Examination centres", 'en: ""', [
    "content/orders/order-1.yaml:3:7  title.en: the English text is missing; write it after en:",
  ]),
  inOrder("no Hindi", "  hi: परीक्षा केंद्र\n", "", [
    "content/orders/order-1.yaml:2:1  title.hi: the Hindi text is missing; write it after hi:",
  ]),
  inOrder("empty Sanskrit", "sa: परीक्षाकेन्द्राणि", "sa:", [
    "content/orders/order-1.yaml:5:3  title.sa: the Sanskrit text is missing; write it after sa:",
  ]),
  inCommittee("an empty list", members, "members: []\n", [
    "content/tables/committees/committee-1.yaml:11:10  members: the list is empty; write at least one item",
  ]),
  inCommittee("a text instead of a list", members, "members: Director\n", [
    "content/tables/committees/committee-1.yaml:11:10  members: a line of text stands here instead of a list; begin each item on a line of its own with a hyphen and a space",
  ]),
  inCommittee("a text instead of an item", "  - seat:", "  - Director\n  - seat:", [
    "content/tables/committees/committee-1.yaml:12:5  members[1]: a line of text stands here instead of an item with fields; write the item's fields, such as seat:, designation:, name:",
  ]),
  inCommittee("a misspelt choice in a list", "seat: chairperson", "seat: chairprson", [
    "content/tables/committees/committee-1.yaml:12:11  members[1].seat: chairprson is not in the list; perhaps chairperson is meant, of: chairperson, vice-chairperson, member-secretary, member",
  ]),
  inCommittee("an unknown field in a list", "  - seat:", "  - phone: 1\n    seat:", [
    "content/tables/committees/committee-1.yaml:12:5  members[1].phone: there is no such field; remove it, or use one of: seat, designation, name",
  ]),
];
