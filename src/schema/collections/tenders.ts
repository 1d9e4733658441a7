import { collection } from "../collection";
import { choice, createIssue, date, line } from "../fields";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { notice } from "../vocabularies";

/** Tenders and advertisements. */
export const tenders = collection({
  name: "tenders",
  folder: "tables/tenders",
  type: "Tender",
  keyFrom: "{reference}",
  label: { en: "Tenders and advertisements", hi: "निविदाएँ एवं विज्ञापन", sa: "निविदाः विज्ञापनानि च" },
  help: { en: "One file for each tender or advertisement.", hi: "प्रत्येक निविदा या विज्ञापन के लिए एक फ़ाइल।" },
  fields: {
    /** The subject of the invitation. */
    title,
    /** The council's reference number. */
    reference: line({
      label: { en: "Reference", hi: "संदर्भ संख्या", sa: "सन्दर्भसङ्ख्या" },
      help: { en: "The reference printed on the notice.", hi: "सूचना पर छपी संदर्भ संख्या।" },
    }),
    /** The kind: tender or advertisement. */
    notice: choice({
      label: { en: "Kind", hi: "प्रकार", sa: "प्रकारः" },
      help: { en: "A tender or an advertisement.", hi: "निविदा या विज्ञापन।" },
      from: notice,
    }),
    /** The day of publication. */
    published,
    /** The last day for responses. The tender closes at the end of that day in India. */
    closes: date({
      label: { en: "Closes", hi: "अंतिम तिथि", sa: "अन्तिमदिनाङ्कः" },
      help: {
        en: "The last day for bids or answers, as YYYY-MM-DD; not before the day of publication.",
        hi: "आवेदन की अंतिम तिथि, YYYY-MM-DD रूप में; प्रकाशन से पहले की नहीं।",
      },
    }),
    ...period,
    ...source,
    ...ownPage,
  },
  check: (context) => {
    const { published: opens, closes, expiresOn } = context.value;
    if (closes < opens)
      context.issues.push(createIssue("date-closes", closes, { found: closes, published: opens }, ["closes"]));
    if (expiresOn && expiresOn < closes)
      context.issues.push(createIssue("date-expires-open", expiresOn, { found: expiresOn, closes }, ["expiresOn"]));
    checkDatedEntry(context);
  },
});
