import { collection } from "../collection";
import { choice, createIssue, date, text } from "../fields";
import { describe } from "../labels";
import { period } from "../published";
import { checkInSession, session } from "../session";
import { holidayKind } from "../vocabularies";

/** The days of a session on which the schools are closed. */
export const holidays = collection({
  name: "holidays",
  folder: "tables/holidays",
  type: "Holiday",
  keyFrom: "{name}-{session}",
  ...describe("holidays"),
  fields: {
    /** The name of the holiday. */
    name: text(describe("holidays.name")),
    /** The session of the holiday. */
    session,
    /** The day, or the first of several. */
    day: date(describe("holidays.day")),
    /** The last of several days. */
    until: date(describe("holidays.until")).optional(),
    /** The kind of holiday. */
    kind: choice({ ...describe("holidays.kind"), from: holidayKind }),
    publishOn: period.publishOn,
  },
  check: ({ value, issues }) => {
    const { session: first, day, until } = value;
    checkInSession(issues, value, "day");
    if (until === undefined) return;
    if (until <= day) issues.push(createIssue("date-until", until, { found: until, begins: day }, ["until"]));
    else checkInSession(issues, { day: until, session: first }, "until");
  },
});
