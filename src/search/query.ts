import { fold, foldWords } from "../language/fold";
import { prepareQuery, type QueryWord } from "../language/prepare";

/** A word of a query. */
export interface QueryTerm {
  readonly word: QueryWord;
  /** The typed text of the word, between spaces. */
  readonly typed: string;
  /** The year, if the word is one. */
  readonly year: number | undefined;
}

/** A parsed query. */
export interface ParsedQuery {
  /** The words that a result must have. */
  readonly words: readonly QueryTerm[];
  /** Words that a result may lack, but that raise its score: "new", "list". */
  readonly optional: readonly QueryTerm[];
  /** The typed texts between spaces. */
  readonly typed: readonly string[];
  /** The day of the query, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Words about the visitor's intent rather than the subject, in English, Hindi (also in Latin letters) and Sanskrit.
 * They never exclude a result and are searched only if there are no other words.
 */
const stopWords =
  "how what when where which who whom is are was do does did can could will would should be begin start i my me you your we our this that it its " +
  "please show find see get got give want need know tell about all any some many much list lists full complete " +
  "take taken taking make made happen happens come comes coming go going use used near there " +
  "download view open check page link pdf board new latest recent current last year session detail details district town city " +
  "कैसे कब कहाँ क्या कौन कौनसा सा सी कितना कितनी कितने चाहिए देखें देखना देखे दिखाओ दिखाएं बताओ बताएं बताइए करें करना करे होगा होगी होंगे शुरू " +
  "होता होती होते जाता जाती जाते मिला मिली मिले मिलता मिलती मिलेगा मिलेगी विवरण जानकारी जिला जिले जनपद नगर शहर " +
  "बोर्ड वर्ष साल सत्र सूची लिस्ट डाउनलोड पीडीएफ नया नई नये नवीनतम ताजा वाला वाली वाले मेरा मेरी अपना अपनी लिए सभी सब पूरी कहा किस किसे " +
  "kaise kab kahan kaha kya kaun konsa kitna kitni chahiye dekhe dekhen dekhna dikhao batao bataye kare karen karna hoga hogi shuru " +
  "hota hoti hote jata jati jate mila mile milta milega milegi vivaran jankari jila zila janpad nagar " +
  "varsh saal satra suchi soochi naya nai naye navintam taza wala wali wale mera meri apna liye sabhi sab puri kis kise " +
  "कथम् कदा कुत्र किम् कः का के सर्वे सर्वाणि सर्वाः नूतनम् नूतना नूतनः कति वर्षम् वर्षस्य अस्ति सन्ति भवति भवन्ति कृते " +
  "विवरणम् जनपदम् जनपदे जनपदस्य नगरम् नगरे नगरस्य मण्डलम् मण्डले मण्डलस्य";

/** Stop words of this site: its overall subject distinguishes nothing. */
const siteStopWords = "sanskrit संस्कृत सांस्कृत council parishad परिषद्";

const optionalTerms: ReadonlySet<string> = new Set(`${stopWords} ${siteStopWords}`.split(" ").map(fold));

/** Returns whether a word is optional in a result. */
export function isOptional({ word }: QueryTerm): boolean {
  return word.forms.some(({ letters }) => optionalTerms.has(letters));
}

/** The ending of an ordinal number: 10th, 10वीं. */
const ordinal = /([\d०-९])(?:st|nd|rd|th|वीं|वी|वें|वे|वां|वाँ|वा)(?![\p{L}\p{M}])/giu;

/** Parses a typed query. Stop words are optional unless there are no others. */
export function readQuery(text: string, today: string): ParsedQuery {
  const typed = text
    .replace(ordinal, "$1")
    .split(/\s+/u)
    .filter((part) => part !== "");
  const all = prepareQuery(typed.join(" ")).words.map((word) => askedWord(word, typed));
  const telling = all.filter((word) => !isOptional(word));
  return {
    words: telling.length > 0 ? telling : all,
    optional: telling.length > 0 ? all.filter(isOptional) : [],
    typed,
    today,
  };
}

function askedWord(word: QueryWord, typed: readonly string[]): QueryTerm {
  const letters = word.forms[0]?.letters ?? "";
  const from = typed.find((part) => foldWords(part).includes(letters)) ?? letters;
  return { word: withStems(word), typed: from, year: yearOf(word) };
}

/** Parses a part of the typed text as one word; it may turn out to be several. */
export function readPart(part: string): QueryTerm[] {
  return prepareQuery(part).words.map((word) => askedWord(word, [part]));
}

/** English suffixes of words with the same stem: renewal and renewing, library and libraries, transferred. */
const derivation = /(?:ing|ings|al|als|ment|ation|ations|ed|er|ers|y)$/;

const shortestStem = 5;

function withStems(word: QueryWord): QueryWord {
  const letters = word.forms[0]?.letters ?? "";
  const stem = letters.replace(derivation, "");
  const isStem = /^[a-z]+$/.test(letters) && stem !== letters && stem.length >= shortestStem;
  return { ...word, stems: isStem ? [...word.stems, stem] : word.stems };
}

function yearOf({ isNumber, forms }: QueryWord): number | undefined {
  const digits = forms[0]?.letters ?? "";
  return isNumber && /^(?:19|20)\d\d$/.test(digits) ? Number(digits) : undefined;
}
