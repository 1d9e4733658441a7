import { collection } from "../collection";
import { choice, email, flag, integer, telephone, text } from "../fields";
import { body, informationDuty } from "../vocabularies";

/** The offices of the council and those above it, in order of seniority. */
export const officials = collection({
  name: "officials",
  folder: "officials",
  type: "Official",
  keyFrom: "{designation}",
  label: { en: "Officials", hi: "अधिकारी", sa: "अधिकारिणः" },
  help: { en: "One file for each office.", hi: "प्रत्येक पद के लिए एक फ़ाइल।" },
  fields: {
    /** The office. */
    designation: text({
      label: { en: "Designation", hi: "पदनाम", sa: "पदनाम" },
      help: { en: "The office held.", hi: "पद का नाम।" },
    }),
    /** The name of the office holder, once the council has confirmed it. */
    name: text({
      label: { en: "Name", hi: "नाम", sa: "नाम" },
      help: {
        en: "Who holds the office. Leave it empty until the council confirms it.",
        hi: "पदधारक का नाम। परिषद् की पुष्टि तक न लिखें।",
      },
    }).optional(),
    /** The part of government to which the office belongs. */
    body: choice({
      label: { en: "Office of", hi: "कार्यालय", sa: "कार्यालयः" },
      help: { en: "The part of government it belongs to.", hi: "यह पद किस कार्यालय का है।" },
      from: body,
    }),
    /** The position in the order of seniority, from 1. */
    rank: integer({
      label: { en: "Order of seniority", hi: "वरिष्ठता क्रम", sa: "ज्येष्ठताक्रमः" },
      help: { en: "1 is the first.", hi: "1 सबसे पहले।" },
      minimum: 1,
      maximum: 999,
    }),
    /** True if the home page shows the office. */
    onHome: flag({
      label: { en: "On the first page", hi: "मुख्य पृष्ठ पर", sa: "मुख्यपृष्ठे" },
      help: { en: "Whether the first page shows it.", hi: "क्या मुख्य पृष्ठ पर दिखे।" },
    }),
    /** The duties of the office, in a line. */
    duty: text({
      label: { en: "Duties", hi: "कार्य", sa: "कार्यम्" },
      help: { en: "What the office does, in one line.", hi: "पद का कार्य, एक पंक्ति में।" },
    }).optional(),
    /** The duty under the Right to Information Act. */
    information: choice({
      label: {
        en: "Duty under the RTI Act",
        hi: "सूचना का अधिकार अधिनियम के अंतर्गत दायित्व",
        sa: "सूचनाधिकाराधिनियमानुसारं दायित्वम्",
      },
      help: { en: "Only for officers named under the RTI Act.", hi: "केवल सूचना का अधिकार अधिनियम के अधिकारियों के लिए।" },
      from: informationDuty,
    }).optional(),
    /** The e-mail address. */
    email: email({
      label: { en: "E-mail", hi: "ई-मेल", sa: "विद्युत्पत्रम्" },
      help: { en: "The office's e-mail address, not a person's.", hi: "कार्यालय का ई-मेल, व्यक्ति का नहीं।" },
    }).optional(),
    /** The telephone number. */
    telephone: telephone({
      label: { en: "Telephone", hi: "दूरभाष", sa: "दूरभाषः" },
      help: { en: "The office's number, with the area code.", hi: "कार्यालय का नंबर, क्षेत्र कोड सहित।" },
    }).optional(),
  },
});
