import { collection } from "../collection";
import { choice, createIssue, date, link, text } from "../fields";
import { checkTimeWithDay, period } from "../published";
import { noticeLevel } from "../vocabularies";

/** Site notices. Each is at the top of every page from its first day to its last. */
export const notices = collection({
  name: "notices",
  folder: "notices",
  type: "Notice",
  keyFrom: "{level}-{until}",
  label: { en: "Notices across the site", hi: "पूरी साइट पर सूचनाएँ", sa: "सर्वपृष्ठसूचनाः" },
  help: {
    en: "One file for each notice at the top of every page: for results day, a postponed paper, a false site.",
    hi: "हर पृष्ठ के ऊपर दिखने वाली प्रत्येक सूचना के लिए एक फ़ाइल: परीक्षाफल के दिन, स्थगित प्रश्नपत्र या नक़ली साइट के लिए।",
  },
  fields: {
    /** The severity of the notice. It determines the colour and the screen reader's announcement. */
    level: choice({
      label: { en: "Level", hi: "स्तर", sa: "स्तरः" },
      help: {
        en: "Its importance. Choose Urgent only if it cannot wait, such as a postponed paper.",
        hi: "सूचना कितनी आवश्यक है। “अत्यावश्यक” उसके लिए जो रुक नहीं सकती, जैसे स्थगित प्रश्नपत्र।",
      },
      from: noticeLevel,
    }),
    /** The message to every visitor, in a sentence or two. */
    text: text({
      label: { en: "Text", hi: "पाठ", sa: "पाठः" },
      help: {
        en: "What every visitor should know, in a sentence or two.",
        hi: "जो हर आगंतुक को जानना चाहिए, एक-दो वाक्यों में।",
      },
    }),
    publishOn: period.publishOn,
    publishAt: period.publishAt,
    /** The last day of the notice. It disappears by itself the next day. */
    until: date({
      label: { en: "Until", hi: "इस तिथि तक", sa: "दर्शनान्तः" },
      help: {
        en: "The last day of the notice, as YYYY-MM-DD. The next day it disappears, also from open pages.",
        hi: "सूचना का अंतिम दिन, YYYY-MM-DD रूप में। अगले दिन वह अपने आप हट जाती है, खुले पृष्ठों से भी।",
      },
    }),
    /** The link to more information. */
    link: link({
      label: { en: "Link", hi: "लिंक", sa: "परिसन्धिः" },
      help: {
        en: "The https:// address of more information, on this site or another. A page of this site opens in the reader's language.",
        hi: "https:// पता, जहाँ और जानकारी है, इस साइट पर या किसी अन्य पर। इस साइट का पृष्ठ पाठक की भाषा में खुलता है।",
      },
    }).optional(),
  },
  check: (context) => {
    checkTimeWithDay(context);
    const { publishOn, until } = context.value;
    if (publishOn && until < publishOn)
      context.issues.push(createIssue("date-expires", until, { found: until, begins: publishOn }, ["until"]));
  },
});
