import { collection } from "../collection";
import { choice, line, reference, text } from "../fields";
import { level, management } from "../vocabularies";

/** The districts of the state. */
export const districts = collection({
  name: "districts",
  folder: "tables/districts",
  type: "District",
  keyFrom: "{name}",
  label: { en: "Districts", hi: "जनपद", sa: "जनपदाः" },
  help: { en: "One file for each district.", hi: "प्रत्येक जनपद के लिए एक फ़ाइल।" },
  fields: {
    /** What it is called. */
    name: text({
      label: { en: "Name", hi: "नाम", sa: "नाम" },
      help: { en: "The district's official name.", hi: "जनपद का आधिकारिक नाम।" },
    }),
  },
});

/** The schools the council recognises. */
export const schools = collection({
  name: "schools",
  folder: "tables/schools",
  type: "School",
  keyFrom: "{code}",
  label: { en: "Schools", hi: "विद्यालय", sa: "विद्यालयाः" },
  help: { en: "One file for each school.", hi: "प्रत्येक विद्यालय के लिए एक फ़ाइल।" },
  fields: {
    /** The council's code for the school; no two schools share one. */
    code: line({
      label: { en: "Code", hi: "कोड", sa: "सङ्केतसङ्ख्या" },
      help: {
        en: "The council's code for the school; no two schools share one.",
        hi: "परिषद् का विद्यालय कोड; दो विद्यालयों का एक नहीं हो सकता।",
      },
    }),
    /** What it is called. */
    name: text({
      label: { en: "School", hi: "विद्यालय", sa: "विद्यालयः" },
      help: { en: "The school's full name with its place.", hi: "विद्यालय का पूरा नाम, स्थान सहित।" },
    }),
    /** Where it stands. */
    district: reference(
      {
        label: { en: "District", hi: "जनपद", sa: "जनपदः" },
        help: { en: "The district's key, such as almora.", hi: "जनपद की कुंजी, जैसे almora।" },
      },
      "districts",
    ),
    /** The highest stage it teaches. */
    level: choice(
      {
        label: { en: "Level", hi: "स्तर", sa: "स्तरः" },
        help: { en: "The highest stage the school teaches.", hi: "विद्यालय का उच्चतम स्तर।" },
      },
      level,
    ),
    /** Who runs it. */
    management: choice(
      {
        label: { en: "Management", hi: "प्रबंधन", sa: "प्रबन्धनम्" },
        help: { en: "Who runs the school.", hi: "विद्यालय कौन चलाता है।" },
      },
      management,
    ),
  },
});
