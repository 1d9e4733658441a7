import { collection } from "../collection";
import { choice, createIssue, date, link, text } from "../fields";
import { describe } from "../labels";
import { checkTimeWithDay, period } from "../published";
import { noticeLevel } from "../vocabularies";

/** Site notices. Each is at the top of every page from its first day to its last. */
export const notices = collection({
  name: "notices",
  folder: "notices",
  type: "Notice",
  keyFrom: "{level}-{until}",
  ...describe("notices"),
  fields: {
    /** The severity of the notice. It determines the colour and the screen reader's announcement. */
    level: choice({ ...describe("notices.level"), from: noticeLevel }),
    /** The message to every visitor, in a sentence or two. */
    text: text(describe("notices.text")),
    publishOn: period.publishOn,
    publishAt: period.publishAt,
    /** The last day of the notice. It disappears by itself the next day. */
    until: date(describe("notices.until")),
    /** The link to more information. */
    link: link(describe("notices.link")).optional(),
  },
  check: (context) => {
    checkTimeWithDay(context);
    const { publishOn, until } = context.value;
    if (publishOn && until < publishOn)
      context.issues.push(createIssue("date-expires", until, { found: until, begins: publishOn }, ["until"]));
  },
});
