import type { z } from "zod";
import { collection } from "../collection";
import { choice, createIssue, document, integer, link, markdown, reference, text } from "../fields";
import { ownPage, source } from "../published";
import { audience } from "../vocabularies";

/** The maximum time limit in working days: a little over a year. */
const mostDays = 300;

const office = {
  en: "The key of the office under Officials, such as council-secretary.",
  hi: "पद की कुंजी, जैसी “अधिकारी” सूची में है, जैसे council-secretary।",
};

/**
 * The council's services on application. The fields follow the states' notifications under their Right to Service acts:
 * eligibility, documents, fee, designated officer, time limit and two appellate authorities.
 */
export const services = collection({
  name: "services",
  folder: "tables/services",
  type: "Service",
  keyFrom: "{title}",
  label: { en: "Certificates and services", hi: "प्रमाणपत्र एवं सेवाएँ", sa: "प्रमाणपत्राणि सेवाश्च" },
  help: {
    en: "One file for each thing that people apply for, such as a duplicate mark sheet.",
    hi: "जिसके लिए लोग आवेदन करते हैं, उस प्रत्येक सेवा के लिए एक फ़ाइल, जैसे द्वितीयक अंकपत्र।",
  },
  fields: {
    /** The name of the service. */
    title: text({
      label: { en: "Service", hi: "सेवा", sa: "सेवा" },
      help: { en: "What people apply for, in a few words.", hi: "लोग जिसके लिए आवेदन करते हैं, कुछ शब्दों में।" },
    }),
    /** The purpose of the service. */
    summary: text({
      label: { en: "Purpose", hi: "उद्देश्य", sa: "प्रयोजनम्" },
      help: {
        en: "When people need it, in a sentence. Search engines show it also.",
        hi: "इसकी आवश्यकता कब होती है, एक वाक्य में। सर्च इंजन भी इसे दिखाते हैं।",
      },
    }),
    /** The audience of the service. */
    audience: choice({
      label: { en: "For", hi: "किसके लिए", sa: "येषां कृते" },
      help: {
        en: "Who applies for it. A service for schools is also linked on the school list.",
        hi: "यह किसके काम की है। विद्यालयों की सेवा विद्यालय सूची पर भी दिखती है।",
      },
      from: audience,
    }),
    /** The position in the list. */
    position: integer({
      label: { en: "Position", hi: "क्रम", sa: "क्रमः" },
      help: { en: "Its place in the list; 1 is the first.", hi: "सूची में क्रम; 1 सबसे पहले।" },
      minimum: 1,
      maximum: 99,
    }),
    /** The eligibility to apply. */
    eligibility: text({
      label: { en: "Who may apply", hi: "कौन आवेदन कर सकता है", sa: "के आवेदयितुम् अर्हन्ति" },
      help: { en: "Who may apply, in a sentence or two.", hi: "कौन आवेदन कर सकता है, एक-दो वाक्यों में।" },
    }),
    /** The documents to bring or enclose. */
    enclosures: markdown({
      label: { en: "Documents to bring", hi: "साथ लाए जाने वाले दस्तावेज़", sa: "सह आनेतव्यानि लेख्यानि" },
      help: {
        en: "What to bring or enclose: each on a separate line that begins with a hyphen and a space.",
        hi: "जो साथ लाना या भेजना है, प्रत्येक अलग पंक्ति में, आरंभ में हाइफ़न और रिक्त स्थान।",
      },
    }),
    /** The fee in rupees; 0 for a free service. */
    fee: integer({
      label: { en: "Fee (₹)", hi: "शुल्क (₹)", sa: "शुल्कम् (₹)" },
      help: {
        en: "The fee in whole rupees; 0 if there is none.",
        hi: "शुल्क, पूरे रुपयों में; निःशुल्क हो तो 0।",
      },
      minimum: 0,
      maximum: 1_000_000,
    }),
    /** The basis of the fee and the mode of payment. */
    feeNote: text({
      label: { en: "About the fee", hi: "शुल्क के विषय में", sa: "शुल्कविषये" },
      help: {
        en: "What the fee is for and how it is paid, such as: for each paper, by treasury challan.",
        hi: "शुल्क किस पर है और कैसे देना है, जैसे: प्रति प्रश्नपत्र, कोषागार चालान से।",
      },
    }).optional(),
    /** The application procedure. */
    apply: markdown({
      label: { en: "How to apply", hi: "आवेदन कैसे करें", sa: "आवेदनविधिः" },
      help: {
        en: "How and where to apply, step by step: each on a separate line that begins with 1. and a space, 2. and a space.",
        hi: "कैसे और कहाँ आवेदन करें, चरणों में: प्रत्येक अलग पंक्ति में, आरंभ में 1. और रिक्त स्थान, फिर 2. और रिक्त स्थान।",
      },
    }),
    /** The application form. */
    document: document({
      label: { en: "Form", hi: "आवेदन प्रपत्र", sa: "आवेदनपत्रम्" },
      help: {
        en: "The form's file in static/documents, such as form-duplicate-mark-sheet.pdf. Leave it empty while there is none.",
        hi: "static/documents में प्रपत्र की फ़ाइल, जैसे form-duplicate-mark-sheet.pdf। प्रपत्र न हो तो छोड़ दें।",
      },
    }).optional(),
    /** The text that the form was printed from, with its digest. */
    body: ownPage.body,
    printed: source.printed,
    otherLanguages: source.otherLanguages,
    /** The URL for online applications. */
    link: link({
      label: { en: "Apply online", hi: "ऑनलाइन आवेदन", sa: "अन्तर्जालेन आवेदनम्" },
      help: {
        en: "The https:// address for applying online. Leave it empty if that is not possible.",
        hi: "https:// पता, जहाँ ऑनलाइन आवेदन किया जाता है। यह सुविधा न हो तो छोड़ दें।",
      },
    }).optional(),
    /** The designated officer. */
    officer: reference({
      label: { en: "Designated officer", hi: "पदाभिहित अधिकारी", sa: "पदाभिहिताधिकारी" },
      help: office,
      collection: "officials",
    }),
    /** The time limit in working days. */
    days: integer({
      label: { en: "Time limit (working days)", hi: "समय सीमा (कार्य दिवस)", sa: "कालावधिः (कार्यदिनानि)" },
      help: {
        en: "The number of working days within which the officer decides.",
        hi: "अधिकारी कितने कार्य दिवसों में निर्णय देते हैं।",
      },
      minimum: 1,
      maximum: mostDays,
    }),
    /** The first appellate authority, for delays and refusals. */
    firstAppeal: reference({
      label: { en: "First appellate authority", hi: "प्रथम अपीलीय अधिकारी", sa: "प्रथमापीलाधिकारी" },
      help: office,
      collection: "officials",
    }),
    /** The time limit of the first appeal, in working days. */
    firstAppealDays: integer({
      label: {
        en: "First appeal (working days)",
        hi: "प्रथम अपील (कार्य दिवस)",
        sa: "प्रथमापीलः (कार्यदिनानि)",
      },
      help: {
        en: "The number of working days within which the first appeal is decided.",
        hi: "प्रथम अपील पर कितने कार्य दिवसों में निर्णय होता है।",
      },
      minimum: 1,
      maximum: mostDays,
    }),
    /** The second appellate authority, for appeals against the first decision. */
    secondAppeal: reference({
      label: { en: "Second appellate authority", hi: "द्वितीय अपीलीय अधिकारी", sa: "द्वितीयापीलाधिकारी" },
      help: office,
      collection: "officials",
    }),
    /** The time limit of the second appeal, in working days. */
    secondAppealDays: integer({
      label: {
        en: "Second appeal (working days)",
        hi: "द्वितीय अपील (कार्य दिवस)",
        sa: "द्वितीयापीलः (कार्यदिनानि)",
      },
      help: {
        en: "The number of working days within which the second appeal is decided.",
        hi: "द्वितीय अपील पर कितने कार्य दिवसों में निर्णय होता है।",
      },
      minimum: 1,
      maximum: mostDays,
    }),
  },
  check: appealsGoElsewhere,
});

interface Offices {
  readonly officer: string;
  readonly firstAppeal: string;
  readonly secondAppeal: string;
}

/** Reports an office that would decide an appeal against its own decision. */
function appealsGoElsewhere({ value, issues }: z.core.ParsePayload<Offices>): void {
  const { officer, firstAppeal, secondAppeal } = value;
  if (firstAppeal === officer)
    issues.push(createIssue("appeal-to-same-office", firstAppeal, firstAppeal, ["firstAppeal"]));
  if (secondAppeal === officer || secondAppeal === firstAppeal)
    issues.push(createIssue("appeal-to-same-office", secondAppeal, secondAppeal, ["secondAppeal"]));
}
