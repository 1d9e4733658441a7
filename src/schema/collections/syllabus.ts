import { collection } from "../collection";
import { choice, createIssue, flag, integer, list, text } from "../fields";
import { checkOneSource, ownPage, source } from "../published";
import { findWrongChoice } from "../subject-groups";
import { assessment, level } from "../vocabularies";

/** The subjects taught and examined in each class. */
export const syllabus = collection({
  name: "syllabus",
  folder: "tables/syllabus",
  type: "Syllabus",
  keyFrom: "class-{grade}",
  label: { en: "Syllabus", hi: "पाठ्यक्रम", sa: "पाठ्यक्रमः" },
  help: { en: "One file for each class, 6 to 12.", hi: "प्रत्येक कक्षा, 6 से 12, के लिए एक फ़ाइल।" },
  fields: {
    /** The class, 6 to 12. */
    grade: integer({
      label: { en: "Class", hi: "कक्षा", sa: "कक्षा" },
      help: { en: "The class, 6 to 12.", hi: "कक्षा, 6 से 12।" },
      minimum: 6,
      maximum: 12,
    }),
    /** The stage of the class. */
    level: choice({
      label: { en: "Level", hi: "स्तर", sa: "स्तरः" },
      help: { en: "The stage the class belongs to.", hi: "कक्षा किस स्तर की है।" },
      from: level,
    }),
    /** The most important information for pupils of the class. */
    note: text({
      label: { en: "Note", hi: "टिप्पणी", sa: "टिप्पणी" },
      help: {
        en: "What a pupil of the class should know first, in a sentence.",
        hi: "कक्षा के विद्यार्थी के लिए मुख्य बात, एक वाक्य में।",
      },
    }).optional(),
    /** The subjects, in the order of the mark sheet. */
    subjects: list({
      label: { en: "Subjects", hi: "विषय", sa: "विषयाः" },
      help: { en: "The subjects, in the order of the mark sheet.", hi: "विषय, अंकपत्र के क्रम में।" },
      item: {
        name: text({
          label: { en: "Subject", hi: "विषय", sa: "विषयः" },
          help: { en: "The subject's name.", hi: "विषय का नाम।" },
        }),
        papers: integer({
          label: { en: "Papers", hi: "प्रश्नपत्र", sa: "प्रश्नपत्राणि" },
          help: { en: "The number of papers.", hi: "कितने प्रश्नपत्र होते हैं।" },
          minimum: 0,
          maximum: 9,
        }),
        marks: integer({
          label: { en: "Marks", hi: "अंक", sa: "अङ्काः" },
          help: {
            en: "The maximum marks of all papers together. Leave it empty if graded.",
            hi: "सभी प्रश्नपत्रों के कुल अंक; ग्रेड वाले विषय में न लिखें।",
          },
          minimum: 1,
          maximum: 500,
        }).optional(),
        assessment: choice({
          label: { en: "Assessed by", hi: "मूल्यांकन", sa: "मूल्याङ्कनम्" },
          help: { en: "By marks or by grade.", hi: "अंक से या ग्रेड से।" },
          from: assessment,
        }),
        optional: flag({
          label: { en: "Optional", hi: "वैकल्पिक", sa: "वैकल्पिकः" },
          help: { en: "Yes if pupils choose it.", hi: "हाँ, यदि विद्यार्थी इसे चुनते हैं।" },
        }),
        group: integer({
          label: { en: "Group", hi: "समूह", sa: "वर्गः" },
          help: {
            en: "The same number for subjects among which pupils choose. Leave it empty for all others.",
            hi: "जिन विषयों में से विद्यार्थी कुछ चुनते हैं, उन सबमें एक ही संख्या; अन्य विषयों में न लिखें।",
          },
          minimum: 1,
          maximum: 9,
        }).optional(),
        choose: integer({
          label: { en: "To be chosen", hi: "चुने जाने वाले", sa: "चयनीयाः" },
          help: {
            en: "How many subjects of the group a pupil chooses; the same number in each of them.",
            hi: "समूह के कितने विषय विद्यार्थी चुनते हैं; समूह के हर विषय में एक ही संख्या।",
          },
          minimum: 1,
          maximum: 9,
        }).optional(),
      },
    }),
    ...source,
    /** The text of the document: units and books. */
    body: ownPage.body,
  },
  check: (context) => {
    checkOneSource(context);
    const { subjects } = context.value;
    const index = findWrongChoice(subjects);
    if (index === undefined) return;
    const found = String(subjects[index]?.choose ?? "–");
    context.issues.push(createIssue("choice-in-group", subjects, found, ["subjects", index]));
  },
});
