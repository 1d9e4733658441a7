import { collection } from "../collection";
import { date, markdown, text } from "../fields";

/** The texts of each page: title, summary and body. */
export const pages = collection({
  name: "pages",
  folder: "pages",
  type: "PageText",
  label: { en: "Pages", hi: "पृष्ठ", sa: "पृष्ठानि" },
  help: {
    en: "One file for each page; its key is the page's id.",
    hi: "प्रत्येक पृष्ठ के लिए एक फ़ाइल; उसकी कुंजी पृष्ठ की अपनी पहचान है।",
  },
  fields: {
    /** The heading, also the title in search engines. */
    title: text({
      label: { en: "Title", hi: "शीर्षक", sa: "शीर्षकम्" },
      help: { en: "The page's heading.", hi: "पृष्ठ का शीर्षक।" },
    }),
    /** A sentence under the heading, also the description in search engines. */
    summary: text({
      label: { en: "Summary", hi: "सारांश", sa: "सारांशः" },
      help: { en: "One sentence on what the page is for.", hi: "पृष्ठ किसलिए है, एक वाक्य में।" },
    }),
    /** The text of the page. */
    body: markdown({
      label: { en: "Text", hi: "पाठ", sa: "पाठः" },
      help: {
        en: "Plain paragraphs, lists and links, as Markdown. A link to a page of this site: [text](route:rti).",
        hi: "साधारण अनुच्छेद, सूचियाँ और लिंक, Markdown में। इस साइट के पृष्ठ का लिंक: [पाठ](route:rti)।",
      },
    }).optional(),
    /** The day when the page was last reviewed and found correct. */
    reviewed: date({
      label: { en: "Reviewed on", hi: "समीक्षा की तिथि", sa: "समीक्षादिनाङ्कः" },
      help: {
        en: "The day the page was last reviewed, as YYYY-MM-DD.",
        hi: "जिस दिन पृष्ठ की अंतिम समीक्षा हुई, YYYY-MM-DD।",
      },
    }).optional(),
  },
});
