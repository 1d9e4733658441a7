import { collection } from "../collection";
import { choice, createIssue, date, integer, line, text, time } from "../fields";
import { period } from "../published";
import { checkInSession, session } from "../session";
import { shift } from "../vocabularies";

/** The papers of the council's examinations, by class and day. */
export const timetable = collection({
  name: "timetable",
  folder: "tables/timetable",
  type: "ExaminationPaper",
  keyFrom: "class-{grade}-{session}-{title}",
  label: { en: "Examination timetable", hi: "परीक्षा समय सारणी", sa: "परीक्षासमयसारणी" },
  help: {
    en: "One file for each paper of a class. Alternative subjects are one paper.",
    hi: "कक्षा के प्रत्येक प्रश्नपत्र के लिए एक फ़ाइल। जिन विषयों में से विद्यार्थी एक ही लिखता है, वे एक प्रश्नपत्र में लिखें।",
  },
  fields: {
    /** The class, 6 to 12. */
    grade: integer({
      label: { en: "Class", hi: "कक्षा", sa: "कक्षा" },
      help: { en: "The class that has the paper, 6 to 12.", hi: "जो कक्षा यह प्रश्नपत्र देती है, 6 से 12।" },
      minimum: 6,
      maximum: 12,
    }),
    /** The session that ends with the examination. */
    session,
    /** The subject of the paper, named as in the syllabus. */
    title: text({
      label: { en: "Paper", hi: "प्रश्नपत्र", sa: "प्रश्नपत्रम्" },
      help: {
        en: "The subject, and which paper of it, such as: Hindi, or Sanskrit Sahitya, second paper.",
        hi: "विषय और उसका कौन-सा प्रश्नपत्र, जैसे: हिन्दी, या संस्कृत साहित्य, द्वितीय प्रश्नपत्र।",
      },
    }),
    /** The code printed on the question paper. */
    code: line({
      label: { en: "Code", hi: "कोड", sa: "सङ्केतः" },
      help: { en: "The code printed on the question paper.", hi: "प्रश्नपत्र पर छपा कोड।" },
    }).optional(),
    /** The day of the paper. */
    day: date({
      label: { en: "Day", hi: "दिनांक", sa: "दिनाङ्कः" },
      help: { en: "The day of the paper, as YYYY-MM-DD.", hi: "प्रश्नपत्र का दिन, YYYY-MM-DD रूप में।" },
    }),
    /** The shift of the paper. */
    shift: choice({
      label: { en: "Shift", hi: "पाली", sa: "वेला" },
      help: { en: "The part of the day.", hi: "दिन की पाली।" },
      from: shift,
    }),
    /** The time when the paper begins. */
    begins: time({
      label: { en: "Begins", hi: "आरंभ", sa: "आरम्भः" },
      help: {
        en: "The time at which the paper begins, on the 24-hour clock, such as 08:00 or 14:30.",
        hi: "प्रश्नपत्र आरंभ होने का समय, 24 घंटे की घड़ी में, जैसे 08:00 या 14:30।",
      },
    }).optional(),
    /** The time when the paper ends. */
    ends: time({
      label: { en: "Ends", hi: "समाप्ति", sa: "समाप्तिः" },
      help: {
        en: "The time at which the paper ends, on the 24-hour clock; later than the beginning.",
        hi: "प्रश्नपत्र समाप्त होने का समय, 24 घंटे की घड़ी में; आरंभ के बाद का।",
      },
    }).optional(),
    /** The maximum marks. */
    marks: integer({
      label: { en: "Marks", hi: "अंक", sa: "अङ्काः" },
      help: { en: "The maximum marks of the paper.", hi: "प्रश्नपत्र के पूर्णांक।" },
      minimum: 1,
      maximum: 500,
    }).optional(),
    publishOn: period.publishOn,
  },
  check: ({ value, issues }) => {
    const { begins, ends } = value;
    checkInSession(issues, value, "day");
    if (ends !== undefined && begins === undefined) issues.push(createIssue("time-begins-missing", ends, {}, ["ends"]));
    if (ends !== undefined && begins !== undefined && ends <= begins)
      issues.push(createIssue("time-ends", ends, { found: ends, begins }, ["ends"]));
  },
});
