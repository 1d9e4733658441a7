import { collection } from "../collection";
import { choice, integer, list, reference, text } from "../fields";
import { seat } from "../vocabularies";

/** The offices and bodies of the department, as a hierarchy. */
export const departments = collection({
  name: "departments",
  folder: "tables/departments",
  type: "Department",
  keyFrom: "{name}",
  label: { en: "Department structure", hi: "विभागीय संरचना", sa: "विभागीयसंरचना" },
  help: { en: "One file for each office or body.", hi: "प्रत्येक कार्यालय या निकाय के लिए एक फ़ाइल।" },
  fields: {
    /** The name of the office or body. */
    name: text({
      label: { en: "Name", hi: "नाम", sa: "नाम" },
      help: { en: "The office or body.", hi: "कार्यालय या निकाय का नाम।" },
    }),
    /** The superior office; none for the topmost. */
    under: reference({
      label: { en: "Under", hi: "किसके अधीन", sa: "यस्याधीनम्" },
      help: {
        en: "The key of the office above it. Leave it empty for the topmost.",
        hi: "ऊपर के कार्यालय की कुंजी; सबसे ऊपर वाले के लिए न लिखें।",
      },
      collection: "departments",
    }).optional(),
    /** The position among the offices under the same superior. */
    position: integer({
      label: { en: "Position", hi: "क्रम", sa: "क्रमः" },
      help: {
        en: "Its position among the offices beside it; 1 is the first.",
        hi: "साथ वालों में इसका क्रम; 1 सबसे पहले।",
      },
      minimum: 1,
      maximum: 99,
    }),
    /** The duties of the office or body, in a line. */
    duty: text({
      label: { en: "Duties", hi: "कार्य", sa: "कार्यम्" },
      help: { en: "What it does, in one line.", hi: "यह क्या करता है, एक पंक्ति में।" },
    }).optional(),
  },
});

/** The committees with their members, by role. */
export const committees = collection({
  name: "committees",
  folder: "tables/committees",
  type: "Committee",
  keyFrom: "{name}",
  label: { en: "Committees", hi: "समितियाँ", sa: "समितयः" },
  help: { en: "One file for each committee.", hi: "प्रत्येक समिति के लिए एक फ़ाइल।" },
  fields: {
    /** The name of the committee. */
    name: text({
      label: { en: "Committee", hi: "समिति", sa: "समितिः" },
      help: { en: "The committee's name.", hi: "समिति का नाम।" },
    }),
    /** The purpose of the committee. */
    purpose: text({
      label: { en: "Purpose", hi: "उद्देश्य", sa: "उद्देश्यम्" },
      help: { en: "What it is for, in a sentence.", hi: "समिति किसलिए है, एक वाक्य में।" },
    }),
    /** The position in the list. */
    position: integer({
      label: { en: "Position", hi: "क्रम", sa: "क्रमः" },
      help: { en: "Its place in the list; 1 is the first.", hi: "सूची में क्रम; 1 सबसे पहले।" },
      minimum: 1,
      maximum: 99,
    }),
    /** The members of the committee. */
    members: list({
      label: { en: "Members", hi: "सदस्य", sa: "सदस्याः" },
      help: { en: "The members, the chairperson first.", hi: "सदस्य, अध्यक्ष सबसे पहले।" },
      item: {
        seat: choice({
          label: { en: "Role", hi: "भूमिका", sa: "भूमिका" },
          help: { en: "The member's role in the committee.", hi: "समिति में सदस्य की भूमिका।" },
          from: seat,
        }),
        designation: text({
          label: { en: "Designation", hi: "पदनाम", sa: "पदनाम" },
          help: { en: "The office that makes its holder a member.", hi: "वह पद जिसके कारण सदस्य हैं।" },
        }),
        name: text({
          label: { en: "Name", hi: "नाम", sa: "नाम" },
          help: { en: "Leave it empty until the council confirms it.", hi: "परिषद् की पुष्टि तक न लिखें।" },
        }).optional(),
      },
    }),
  },
});
