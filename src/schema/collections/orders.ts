import { collection } from "../collection";
import { choice, line } from "../fields";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { subject } from "../vocabularies";

/** Government orders (shasanadesh). */
export const orders = collection({
  name: "orders",
  folder: "orders",
  type: "Order",
  keyFrom: "{number}",
  label: { en: "Government orders", hi: "शासनादेश", sa: "शासनादेशाः" },
  help: { en: "One file for each order.", hi: "प्रत्येक शासनादेश के लिए एक फ़ाइल।" },
  fields: {
    /** The subject of the order, in one line. */
    title,
    /** The number printed on the order. */
    number: line({
      label: { en: "Order number", hi: "शासनादेश संख्या", sa: "शासनादेशसङ्ख्या" },
      help: { en: "The number exactly as on the order.", hi: "संख्या, ठीक जैसी शासनादेश पर लिखी है।" },
    }),
    /** The subject area of the order. */
    subject: choice({
      label: { en: "Subject", hi: "विषय", sa: "विषयः" },
      help: { en: "The area the order belongs to.", hi: "शासनादेश किस क्षेत्र का है।" },
      from: subject,
    }),
    /** The date of the order. */
    published,
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
