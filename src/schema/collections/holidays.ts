import { collection } from "../collection";
import { choice, createIssue, date, text } from "../fields";
import { period } from "../published";
import { checkInSession, session } from "../session";
import { holidayKind } from "../vocabularies";

/** The days of a session on which the schools are closed. */
export const holidays = collection({
  name: "holidays",
  folder: "tables/holidays",
  type: "Holiday",
  keyFrom: "{name}-{session}",
  label: { en: "Holidays", hi: "अवकाश", sa: "अवकाशाः" },
  help: {
    en: "One file for each holiday or vacation of a session.",
    hi: "सत्र के प्रत्येक अवकाश या दीर्घावकाश के लिए एक फ़ाइल।",
  },
  fields: {
    /** The name of the holiday. */
    name: text({
      label: { en: "Holiday", hi: "अवकाश", sa: "अवकाशः" },
      help: { en: "The name of the holiday.", hi: "अवकाश का नाम।" },
    }),
    /** The session of the holiday. */
    session,
    /** The day, or the first of several. */
    day: date({
      label: { en: "Day", hi: "दिनांक", sa: "दिनाङ्कः" },
      help: {
        en: "The day, or the first day of several, as YYYY-MM-DD.",
        hi: "अवकाश का दिन, या कई दिनों में पहला, YYYY-MM-DD रूप में।",
      },
    }),
    /** The last of several days. */
    until: date({
      label: { en: "Until", hi: "इस तिथि तक", sa: "अन्तिमदिनाङ्कः" },
      help: {
        en: "The last day of several, as YYYY-MM-DD. If empty: one day.",
        hi: "कई दिनों में अंतिम, YYYY-MM-DD रूप में। छोड़ने पर: एक दिन।",
      },
    }).optional(),
    /** The kind of holiday. */
    kind: choice({
      label: { en: "Kind", hi: "प्रकार", sa: "प्रकारः" },
      help: {
        en: "A restricted holiday is only for those who wish to take it.",
        hi: "निर्बंधित अवकाश वह है जिसे केवल इच्छुक लोग लेते हैं।",
      },
      from: holidayKind,
    }),
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
