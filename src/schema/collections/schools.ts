import { collection } from "../collection";
import { choice, createIssue, date, integer, line, link, reference, telephone, text } from "../fields";
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
    /** The name of the district. */
    name: text({
      label: { en: "Name", hi: "नाम", sa: "नाम" },
      help: { en: "The district's official name.", hi: "जनपद का आधिकारिक नाम।" },
    }),
  },
});

/** The schools that the council recognises. */
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
    /** The name of the school. */
    name: text({
      label: { en: "School", hi: "विद्यालय", sa: "विद्यालयः" },
      help: { en: "The school's full name with its place.", hi: "विद्यालय का पूरा नाम, स्थान सहित।" },
    }),
    /** The district of the school. */
    district: reference({
      label: { en: "District", hi: "जनपद", sa: "जनपदः" },
      help: { en: "The district's key, such as almora.", hi: "जनपद की कुंजी, जैसे almora।" },
      collection: "districts",
    }),
    /** The highest stage taught. */
    level: choice({
      label: { en: "Level", hi: "स्तर", sa: "स्तरः" },
      help: { en: "The highest stage the school teaches.", hi: "विद्यालय का उच्चतम स्तर।" },
      from: level,
    }),
    /** The management of the school. */
    management: choice({
      label: { en: "Management", hi: "प्रबंधन", sa: "प्रबन्धनम्" },
      help: { en: "Who runs the school.", hi: "विद्यालय कौन चलाता है।" },
      from: management,
    }),
    /** The postal address. */
    address: text({
      label: { en: "Address", hi: "पता", sa: "सङ्केतः" },
      help: {
        en: "The postal address of the school, with the pin code.",
        hi: "विद्यालय का डाक पता, पिन कोड सहित।",
      },
    }).optional(),
    /** The telephone number. */
    telephone: telephone({
      label: { en: "Telephone", hi: "दूरभाष", sa: "दूरभाषः" },
      help: {
        en: "The office telephone of the school, not a private one, such as +91 135 1234567.",
        hi: "विद्यालय कार्यालय का दूरभाष, किसी का निजी नहीं, जैसे +91 135 1234567।",
      },
    }).optional(),
    /** The head of the school, by role. */
    head: text({
      label: { en: "Head", hi: "प्रमुख", sa: "प्रमुखः" },
      help: {
        en: "Who heads the school, by role and not by name, such as: Principal; Principal in charge.",
        hi: "विद्यालय का प्रमुख कौन है, पद से, नाम से नहीं, जैसे: प्रधानाचार्य; प्रभारी प्रधानाचार्य।",
      },
    }).optional(),
    /** The code in the national register of schools (UDISE+). */
    udise: line({
      label: { en: "UDISE code", hi: "यू-डाइस कोड", sa: "यू-डाइस-सङ्केतसङ्ख्या" },
      help: {
        en: "The 11 digits of the school in UDISE+.",
        hi: "यू-डाइस प्लस में विद्यालय के 11 अंक।",
      },
    }).optional(),
    /** The lowest class taught. */
    firstClass: integer({
      label: { en: "From class", hi: "कक्षा से", sa: "आरम्भकक्षा" },
      help: { en: "The lowest class that the school teaches.", hi: "विद्यालय की सबसे छोटी कक्षा।" },
      minimum: 1,
      maximum: 12,
    }).optional(),
    /** The highest class taught. */
    lastClass: integer({
      label: { en: "To class", hi: "कक्षा तक", sa: "अन्तिमा कक्षा" },
      help: { en: "The highest class that the school teaches.", hi: "विद्यालय की सबसे बड़ी कक्षा।" },
      minimum: 1,
      maximum: 12,
    }).optional(),
    /** The last day of the school's recognition. */
    recognisedUntil: date({
      label: { en: "Recognition valid until", hi: "मान्यता इस तिथि तक", sa: "मान्यतायाः अन्तिमदिनाङ्कः" },
      help: {
        en: "The last day of the recognition, as YYYY-MM-DD.",
        hi: "मान्यता का अंतिम दिन, YYYY-MM-DD रूप में।",
      },
      yearsAhead: 30,
    }).optional(),
    /** The URL of the school on a map. */
    map: link({
      label: { en: "Map", hi: "मानचित्र", sa: "मानचित्रम्" },
      help: {
        en: "The https:// address of the school on a map, such as https://www.openstreetmap.org/…",
        hi: "मानचित्र पर विद्यालय का https:// पता, जैसे https://www.openstreetmap.org/…",
      },
    }).optional(),
  },
  check: (context) => {
    const { firstClass, lastClass, udise } = context.value;
    if (firstClass !== undefined && lastClass !== undefined && lastClass < firstClass)
      context.issues.push(
        createIssue("classes-order", lastClass, { found: lastClass, first: firstClass }, ["lastClass"]),
      );
    if (udise !== undefined && !/^(?!(\d)\1*$)\d{11}$/u.test(udise))
      context.issues.push(createIssue("udise-form", udise, udise, ["udise"]));
  },
});
