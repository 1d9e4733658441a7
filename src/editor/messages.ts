import type { ClerkLanguage } from "../content/clerk-languages";

/** The editor's messages besides Decap's own texts and those of the schema. */
interface EditorMessages {
  readonly title: string;
  readonly otherLanguage: string;
  readonly lists: string;
  readonly noSettings: string;
  readonly serverDown: string;
  readonly trial: string;
  readonly nothingUnsaved: string;
  readonly calendar: string;
  readonly storedAs: string;
  readonly noticeOver: string;
  readonly keyForm: string;
  readonly keyProposed: string;
  readonly keyFixed: string;
  readonly keyTaken: string;
  readonly keyChanged: string;
  readonly keyUnknown: string;
  readonly documentHint: string;
  readonly fileTooLarge: string;
  readonly fileEmpty: string;
  readonly fileUnread: string;
  readonly takeFromWord: string;
  readonly wordLegacy: string;
  readonly wordUnread: string;
  readonly wordReplaces: string;
  readonly wordReplace: string;
  readonly pasted: string;
  readonly documentInEntry: string;
  readonly documentStays: string;
  readonly refused: string;
  readonly warned: string;
  readonly saveAnyway: string;
  readonly changedMeanwhile: string;
  readonly changedField: string;
  readonly emptyValue: string;
  readonly takeTheirs: string;
  readonly takeMine: string;
  readonly backToForm: string;
  readonly notSaved: string;
  readonly tokenRefused: string;
  readonly tokenRenew: readonly string[];
  readonly close: string;
  readonly previewUnfinished: string;
  readonly previewFailed: string;
  readonly previewFull: string;
  readonly previewAll: string;
}

/** Limits stand in braces and are filled in where they are said. */
export const editorMessages: Readonly<Record<ClerkLanguage, EditorMessages>> = {
  en: {
    title: "The council's content",
    otherLanguage: "हिन्दी में",
    lists: "Choose a list",
    noSettings:
      "The editor does not know the council's repository yet. Whoever looks after the site names it when the site is built: docs/editor.md says how.",
    serverDown:
      "The trial's server does not answer at {server}. In the folder of the site run `npm run edit`, leave that window open, and load this page again. Nothing can be saved until then.",
    trial: "A trial on this computer: nothing written here reaches the council's site.",
    nothingUnsaved: "No unsaved changes",
    calendar: "Calendar",
    storedAs: "Will be stored as {value}.",
    noticeOver: "The last day of the notice, {day}, is over. Write today ({today}) or a later day.",
    keyForm: "The key has only small Latin letters, digits and single hyphens, such as result-2024.",
    keyProposed: "Left empty, the key will be: {key}",
    keyFixed: "The key is the entry's permanent address; it cannot be changed any more.",
    keyTaken: "An entry with the key {key} exists already. Open that entry to change it, or write another key.",
    keyChanged: "The key must stay {key}, since the entry's address depends on it.",
    keyUnknown: "No key can be proposed from what is written; write one of small Latin letters, digits and hyphens.",
    documentHint:
      "A PDF, or a sheet as CSV or XLSX, at most {limit} MB. Give the file a name in small Latin letters and digits before you choose it, such as result-2024.pdf.",
    fileTooLarge:
      "The file “{name}” has {size} MB; the limit is {limit} MB. Save it smaller (scan at 150 dpi), or split it, and choose it again.",
    fileEmpty: "The file “{name}” is empty. Choose the right file.",
    fileUnread: "The file “{name}” could not be checked, since the site did not answer. Choose it again in a moment.",
    takeFromWord: "Take the text from a Word file (.docx)",
    wordLegacy:
      "Text in the font “{font}” cannot be taken: it is not Unicode, and its words would be letters without sense. Convert it to Unicode, and take it again.",
    wordUnread: "“{name}” cannot be read as a Word file. Save it in Word as .docx and choose it again.",
    wordReplaces: "The text that is here would be replaced by the text of “{name}”.",
    wordReplace: "Replace",
    pasted: "pasted text",
    documentInEntry:
      "A document is uploaded in the entry that names it, so that both are reviewed together. Open the entry and choose the file there.",
    documentStays:
      "A document that is published is not deleted here, since letters and other sites may link to it. Whoever looks after the site takes it away.",
    refused: "Not saved. Please mend this first:",
    warned:
      "This does not keep the entry from being saved. Please look at it again; a word that is right can be added to the accepted words of the glossary:",
    saveAnyway: "Save",
    changedMeanwhile:
      "Somebody changed this entry in between. Choose which version of the entry is kept. These fields differ:",
    changedField: "{label}: theirs “{theirs}”, yours “{mine}”",
    emptyValue: "(empty)",
    takeTheirs: "Take theirs",
    takeMine: "Save mine",
    backToForm: "Back to the form",
    notSaved: "Not saved.",
    tokenRefused: "The git host no longer takes your token: it has expired or was revoked. Nothing was saved.",
    tokenRenew: [
      "Make a new token at the git host, or ask whoever looks after the site for one.",
      "Choose Log Out in the account options at the top right, load this page again and sign in with the new token.",
      "What you had written is kept in this browser: open the entry again and take the unsaved text.",
    ],
    close: "Close",
    previewUnfinished: "The page will be shown here as soon as the required fields are filled in.",
    previewFull: "Full screen / back",
    previewAll: "All languages",
    previewFailed: "The preview cannot be drawn; what you wrote is safe and can be saved.",
  },
  hi: {
    title: "परिषद् की सामग्री",
    otherLanguage: "In English",
    lists: "सूची चुनें",
    noSettings:
      "संपादक को परिषद् की रिपॉज़िटरी का पता नहीं है। साइट की देखरेख करने वाले उसे साइट बनाते समय बताते हैं: docs/editor.md देखें।",
    serverDown:
      "अभ्यास का सर्वर {server} पर उत्तर नहीं दे रहा। साइट के फ़ोल्डर में `npm run edit` चलाएँ, वह विंडो खुली रखें और यह पृष्ठ दोबारा खोलें। तब तक कुछ सहेजा नहीं जा सकता।",
    trial: "इस कंप्यूटर पर अभ्यास: यहाँ लिखा हुआ परिषद् की साइट तक नहीं पहुँचता।",
    nothingUnsaved: "बिना सहेजा कोई बदलाव नहीं",
    calendar: "कैलेंडर",
    storedAs: "{value} के रूप में सहेजा जाएगा।",
    noticeOver: "सूचना का अंतिम दिन {day} बीत चुका है। आज ({today}) या आगे का दिन लिखें।",
    keyForm: "कुंजी में केवल छोटे रोमन अक्षर, अंक और एकल हाइफ़न होते हैं, जैसे result-2024।",
    keyProposed: "ख़ाली छोड़ने पर कुंजी यह होगी: {key}",
    keyFixed: "कुंजी प्रविष्टि का स्थायी पता है; इसे अब बदला नहीं जा सकता।",
    keyTaken: "{key} कुंजी वाली प्रविष्टि पहले से है। बदलाव के लिए वही प्रविष्टि खोलें, या दूसरी कुंजी लिखें।",
    keyChanged: "कुंजी {key} ही रहे, क्योंकि प्रविष्टि का पता उसी पर निर्भर है।",
    keyUnknown: "लिखी गई बातों से कुंजी नहीं बन सकी; छोटे रोमन अक्षरों, अंकों और हाइफ़न की एक कुंजी लिखें।",
    documentHint:
      "PDF, या CSV अथवा XLSX शीट, अधिकतम {limit} MB। चुनने से पहले फ़ाइल का नाम छोटे रोमन अक्षरों और अंकों में रखें, जैसे result-2024.pdf।",
    fileTooLarge:
      "फ़ाइल “{name}” {size} MB की है; अधिकतम {limit} MB हो सकती है। उसे छोटा करके सहेजें (150 dpi पर स्कैन करें) या बाँटें, फिर दोबारा चुनें।",
    fileEmpty: "फ़ाइल “{name}” ख़ाली है। सही फ़ाइल चुनें।",
    fileUnread: "फ़ाइल “{name}” की जाँच नहीं हो सकी, क्योंकि साइट ने उत्तर नहीं दिया। कुछ देर बाद उसे फिर से चुनें।",
    takeFromWord: "वर्ड फ़ाइल (.docx) से पाठ लें",
    wordLegacy:
      "“{font}” फ़ॉन्ट का पाठ नहीं लिया जा सकता: वह यूनिकोड नहीं है, उसके शब्द अर्थहीन अक्षर बन जाएँगे। उसे यूनिकोड में बदलें, फिर लें।",
    wordUnread: "“{name}” वर्ड फ़ाइल के रूप में नहीं पढ़ी जा सकी। वर्ड में उसे .docx के रूप में सहेजें और फिर चुनें।",
    wordReplaces: "यहाँ का पाठ “{name}” के पाठ से बदल दिया जाएगा।",
    wordReplace: "बदलें",
    pasted: "चिपकाया गया पाठ",
    documentInEntry:
      "दस्तावेज़ उसी प्रविष्टि में अपलोड किया जाता है जिसका वह है, ताकि दोनों की समीक्षा साथ हो। प्रविष्टि खोलें और फ़ाइल वहाँ चुनें।",
    documentStays:
      "प्रकाशित दस्तावेज़ यहाँ नहीं हटाया जाता, क्योंकि पत्रों में और अन्य साइटों पर उसका लिंक हो सकता है। उसे साइट की देखरेख करने वाले हटाते हैं।",
    refused: "सहेजा नहीं गया। पहले यह ठीक करें:",
    warned: "इससे सहेजना नहीं रुकता। कृपया इसे फिर देख लें; जो शब्द सही है, उसे शब्दावली के स्वीकृत शब्दों में जोड़ा जा सकता है:",
    saveAnyway: "सहेजें",
    changedMeanwhile: "किसी ने बीच में यह प्रविष्टि बदली है। चुनें कि प्रविष्टि का कौन-सा रूप रखा जाए। इन फ़ील्ड में अंतर है:",
    changedField: "{label}: उनका “{theirs}”, आपका “{mine}”",
    emptyValue: "(ख़ाली)",
    takeTheirs: "उनका रखें",
    takeMine: "मेरा सहेजें",
    backToForm: "फ़ॉर्म पर वापस",
    notSaved: "सहेजा नहीं गया।",
    tokenRefused: "गिट होस्ट अब आपका टोकन नहीं मानता: उसकी अवधि बीत चुकी है या उसे रद्द कर दिया गया है। कुछ नहीं सहेजा गया।",
    tokenRenew: [
      "गिट होस्ट पर नया टोकन बनाएँ, या साइट की देखरेख करने वाले से माँगें।",
      "ऊपर दाएँ खाते के विकल्पों में “बाहर निकलें” चुनें, यह पृष्ठ फिर खोलें और नए टोकन से प्रवेश करें।",
      "आपका लिखा इसी ब्राउज़र में रखा है: प्रविष्टि फिर खोलें और असहेजा पाठ लें।",
    ],
    close: "बंद करें",
    previewUnfinished: "आवश्यक फ़ील्ड भरते ही पृष्ठ यहाँ दिखाई देगा।",
    previewFull: "पूरा पर्दा / वापस",
    previewAll: "सभी भाषाएँ",
    previewFailed: "पूर्वावलोकन नहीं बन सका; आपका लिखा सुरक्षित है और सहेजा जा सकता है।",
  },
};

/** A sentence with its gaps filled. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (gap, name: string) => String(values[name] ?? gap));
}
