import { collection } from "../collection";
import { date, markdown, text } from "../fields";
import { describe } from "../labels";

/** The texts of each page: title, summary and body. */
export const pages = collection({
  name: "pages",
  folder: "pages",
  type: "PageText",
  ...describe("pages"),
  fields: {
    /** The heading, also the title in search engines. */
    title: text(describe("pages.title")),
    /** A sentence under the heading, also the description in search engines. */
    summary: text(describe("pages.summary")),
    /** The text of the page. */
    body: markdown(describe("pages.body")).optional(),
    /** The day when the page was last reviewed and found correct. */
    reviewed: date(describe("pages.reviewed")).optional(),
  },
});
