import type { ClerkTexts } from "../../src/content/messages";

/** The messages of `npm run adopt`, in the languages of the clerks. */
export const adoptMessages = {
  uncommitted: (files: string): ClerkTexts => ({
    en: `there are changes that are not committed: ${files}; commit them or put them aside (git stash), then begin again`,
    hi: `कुछ परिवर्तन कमिट नहीं हुए हैं: ${files}; उन्हें कमिट करें या अलग रखें (git stash), फिर दोबारा आरंभ करें`,
  }),
  noRepository: (): ClerkTexts => ({
    en: "this folder is no git repository, so nothing could be taken back; run: git init && git add --all && git commit --message=Begin",
    hi: "यह फ़ोल्डर git रिपॉज़िटरी नहीं है, इसलिए कुछ वापस नहीं लिया जा सकेगा; चलाएँ: git init && git add --all && git commit --message=Begin",
  }),
  adoptedAlready: (file: string): ClerkTexts => ({
    en: `${file}: this site was adopted already; change this file itself, or take the adoption back with git`,
    hi: `${file}: यह साइट पहले ही अपनाई जा चुकी है; यही फ़ाइल बदलें, या git से अपनाना वापस लें`,
  }),
  noAnswers: (file: string): ClerkTexts => ({
    en: `${file}: there is no such file; write the answers as docs/adopt.md shows, or start npm run adopt without it`,
    hi: `${file}: ऐसी कोई फ़ाइल नहीं है; docs/adopt.hi.md के अनुसार उत्तर लिखें, या इसके बिना npm run adopt चलाएँ`,
  }),
  sheetMissing: (file: string): ClerkTexts => ({
    en: `${file}: there is no such file of districts; put it beside the answers, or write the districts as a list`,
    hi: `${file}: जनपदों की ऐसी फ़ाइल नहीं है; उसे उत्तरों के साथ रखें, या जनपद सूची के रूप में लिखें`,
  }),
  sheetWrong: (file: string): ClerkTexts => ({
    en: `${file}: the districts have errors, so nothing was changed; correct the rows and begin again`,
    hi: `${file}: जनपदों में त्रुटियाँ हैं, इसलिए कुछ नहीं बदला गया; पंक्तियाँ सुधारें और दोबारा आरंभ करें`,
  }),
  contentWrong: (lines: string): ClerkTexts => ({
    en: `the content has errors, so nothing was changed; correct them and begin again:\n${lines}`,
    hi: `सामग्री में त्रुटियाँ हैं, इसलिए कुछ नहीं बदला गया; उन्हें सुधारें और दोबारा आरंभ करें:\n${lines}`,
  }),
  resultWrong: (lines: string): ClerkTexts => ({
    en: `the adopted content would have errors, so nothing was changed; correct the answers and begin again:\n${lines}`,
    hi: `अपनाई गई सामग्री में त्रुटियाँ होतीं, इसलिए कुछ नहीं बदला गया; उत्तर सुधारें और दोबारा आरंभ करें:\n${lines}`,
  }),
  answersWrong: (): ClerkTexts => ({
    en: "The answers have errors, so nothing was changed.",
    hi: "उत्तरों में त्रुटियाँ हैं, इसलिए कुछ नहीं बदला गया।",
  }),
  acceptUnknown: (files: string): ClerkTexts => ({
    en: `not on the list of entries that came with the example: ${files}; npm run adopt -- --open prints it`,
    hi: `उदाहरण के साथ आई प्रविष्टियों की सूची में नहीं: ${files}; सूची के लिए: npm run adopt -- --open`,
  }),
  accepted: (count: number): ClerkTexts => ({
    en: `${count} accepted as they are.`,
    hi: `${count} जैसी हैं वैसी स्वीकार हुईं।`,
  }),
  agree: (): ClerkTexts => ({ en: "Adopt the site with these answers?", hi: "इन उत्तरों के साथ साइट अपनाएँ?" }),
  nothing: (): ClerkTexts => ({ en: "Nothing was changed.", hi: "कुछ नहीं बदला गया।" }),
  title: (): ClerkTexts => ({
    en: "The site of your council. Ctrl-C leaves without changing anything.",
    hi: "आपकी परिषद् की साइट। Ctrl-C से बिना कुछ बदले बाहर आएँ।",
  }),
  adopted: (entries: number, documents: number): ClerkTexts => ({
    en: `Adopted. Removed: ${entries} entries of the example, ${documents} documents. Look at it with git diff, then: git add --all && git commit`,
    hi: `साइट अपनाई गई। हटाए गए: उदाहरण की ${entries} प्रविष्टियाँ, ${documents} दस्तावेज़। git diff से देखें, फिर: git add --all && git commit`,
  }),
  open: (count: number): ClerkTexts => ({
    en: `${count} things are still to be done; npm run adopt -- --open prints this list again.`,
    hi: `${count} काम शेष हैं; यह सूची फिर देखने के लिए: npm run adopt -- --open`,
  }),
  nothingOpen: (): ClerkTexts => ({ en: "Nothing is left to be done.", hi: "कोई काम शेष नहीं है।" }),
} as const;

/** Why something is still to be done, and what to do. */
export const openReasons = {
  exampleCouncil: (): ClerkTexts => ({
    en: "this is the example's council; run: npm run adopt",
    hi: "यह उदाहरण की परिषद् है; चलाएँ: npm run adopt",
  }),
  official: (): ClerkTexts => ({
    en: "every page still says that the site is an example; write adopted: true on the day on which the council answers for it",
    hi: "हर पृष्ठ अब भी कहता है कि साइट एक उदाहरण है; जिस दिन से परिषद् इसके लिए उत्तरदायी हो, adopted: true लिखें",
  }),
  manager: (): ClerkTexts => ({
    en: "no Web Information Manager is named, whom GIGW asks for; write webInformationManager with the key of an official",
    hi: "वेब सूचना प्रबंधक का नाम नहीं है, जो GIGW के अनुसार आवश्यक है; webInformationManager में किसी अधिकारी की कुंजी लिखें",
  }),
  emblem: (): ClerkTexts => ({
    en: "the site shows a neutral lamp; put an emblem into static/brand and write emblem, and colour if the council has one",
    hi: "साइट पर एक सामान्य दीपक है; चिह्न static/brand में रखें और emblem लिखें, और परिषद् का रंग हो तो colour",
  }),
  telephone: (): ClerkTexts => ({
    en: "no telephone number is given; write telephone when the council has decided on one",
    hi: "दूरभाष नंबर नहीं है; परिषद् के तय करने पर telephone लिखें",
  }),
  exampleUrl: (found: string): ClerkTexts => ({
    en: `${found} is an address for examples (RFC 2606); write the real one`,
    hi: `${found} केवल उदाहरण का पता है (RFC 2606); वास्तविक पता लिखें`,
  }),
  decide: (): ClerkTexts => ({
    en: "the council must decide this text; change it to what was decided, then remove the line specimen: true and write the day as reviewed",
    hi: "यह पाठ परिषद् को तय करना है; निर्णय के अनुसार बदलें, फिर specimen: true की पंक्ति हटाएँ और reviewed में तिथि लिखें",
  }),
  review: (): ClerkTexts => ({
    en: "nobody of the council has read this page yet; change what is not true of it, then write the day as reviewed",
    hi: "परिषद् में किसी ने यह पृष्ठ अभी नहीं पढ़ा है; जो सही न हो उसे बदलें, फिर reviewed में तिथि लिखें",
  }),
  mentionsSpecimens: (): ClerkTexts => ({
    en: "this page says that entries are specimens, and there are none; remove that paragraph in every language",
    hi: "यह पृष्ठ कहता है कि प्रविष्टियाँ नमूना हैं, पर कोई नमूना नहीं है; वह अनुच्छेद हर भाषा में हटा दें",
  }),
  publicCode: (): ClerkTexts => ({
    en: "the repository and the contacts in it are placeholders; write the council's own, or delete the file",
    hi: "इसमें रिपॉज़िटरी और संपर्क केवल उदाहरण हैं; परिषद् के अपने लिखें, या फ़ाइल हटा दें",
  }),
  fromExample: (file: string): ClerkTexts => ({
    en: `this came with the example; change it, delete it, or keep it: npm run adopt -- --accept ${file}`,
    hi: `यह उदाहरण के साथ आया है; इसे बदलें, हटाएँ, या ऐसे ही रखें: npm run adopt -- --accept ${file}`,
  }),
  specimens: (count: number): ClerkTexts => ({
    en: `${count} entries are specimens and no facts; replace them, or delete them`,
    hi: `${count} प्रविष्टियाँ नमूना हैं, तथ्य नहीं; उन्हें बदलें या हटाएँ`,
  }),
  noEntries: (collection: string): ClerkTexts => ({
    en: `there is no entry yet; add them in the form, or from a sheet: npm run import -- ${collection} list.csv`,
    hi: `अभी कोई प्रविष्टि नहीं है; प्रपत्र में जोड़ें, या तालिका से: npm run import -- ${collection} list.csv`,
  }),
  owners: (): ClerkTexts => ({
    en: "no team of the council approves changes yet; write the names of its teams before the branch is protected",
    hi: "अभी परिषद् का कोई दल परिवर्तन स्वीकार नहीं करता; शाखा सुरक्षित करने से पहले उसके दलों के नाम लिखें",
  }),
  repository: (): ClerkTexts => ({
    en: 'the editor knows no repository outside the CI of its host; write {"host": "github", "repository": "board/site"}',
    hi: 'होस्ट के CI के बाहर संपादक को रिपॉज़िटरी पता नहीं है; लिखें {"host": "github", "repository": "board/site"}',
  }),
  translations: (): ClerkTexts => ({
    en: "no translation is recorded with its English; when the texts are read, run: npm run translations -- --record",
    hi: "किसी अनुवाद का उसके अंग्रेज़ी पाठ के साथ अभिलेख नहीं है; पाठ पढ़ लेने पर चलाएँ: npm run translations -- --record",
  }),
} as const;
