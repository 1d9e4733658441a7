import { collection } from "../collection";
import { choice, line } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { subject } from "../vocabularies";

/** Government orders (shasanadesh). */
export const orders = collection({
  name: "orders",
  folder: "orders",
  type: "Order",
  keyFrom: "{number}",
  ...describe("orders"),
  fields: {
    /** The subject of the order, in one line. */
    title,
    /** The number printed on the order. */
    number: line(describe("orders.number")),
    /** The subject area of the order. */
    subject: choice({ ...describe("orders.subject"), from: subject }),
    /** The date of the order. */
    published,
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
