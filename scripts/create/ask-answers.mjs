// Plain JavaScript without dependencies, because it runs before anything is installed.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

/** The languages that a list may name by their code alone. */
const shipped = ["en", "hi", "sa"];

/** The fields of the answers that have a text in each language. */
const texts = ["name", "government", "owner", "address", "hours"];

/** @typedef {"en" | "hi"} Reader the language of what the command says */

const sentences = {
  en: {
    languages: "Languages of the site, that of the home page first: codes such as hi,en, or a file with a list of them",
    unknown:
      "en must be among them, and a language other than en, hi and sa needs a name, a script and more: write a file by docs/how-to/add-a-language.md",
    optional: "Enter leaves it out",
    written: "The answers are written. To begin again after an error, correct them and add to the command:",
  },
  hi: {
    languages: "साइट की भाषाएँ, मुख्य पृष्ठ की भाषा पहले: कोड, जैसे hi,en, या उनकी सूची की फ़ाइल",
    unknown:
      "उनमें en होनी चाहिए; en, hi और sa से भिन्न भाषा का नाम, लिपि आदि चाहिए: docs/how-to/add-a-language.md के अनुसार फ़ाइल लिखें",
    optional: "छोड़ने के लिए Enter",
    written: "उत्तर लिख दिए गए हैं। त्रुटि के बाद फिर आरंभ करना हो, तो उन्हें सुधारें और आदेश में यह जोड़ें:",
  },
};

/**
 * Returns the list of languages of a site as YAML.
 *
 * @param {string} named codes with commas, or a file. All languages but the first may lack texts
 * @returns {string | undefined} undefined if they are none
 */
export function listLanguages(named) {
  if (/\.ya?ml$/u.test(named)) return existsSync(named) ? readFileSync(named, "utf8") : undefined;
  const [first = "", ...others] = named.split(",").map((code) => code.trim());
  const codes = [first, ...others];
  if (!codes.includes("en") || codes.some((code) => !shipped.includes(code))) return undefined;
  return [`- ${first}\n`, ...others.map((code) => `- code: ${code}\n  partial: true\n`)].join("");
}

/** @param {Reader} reader */
export const explainLanguages = (reader) => sentences[reader].unknown;

/**
 * Returns the language of what the command says: English or Hindi, whichever is first among a site's languages.
 *
 * @param {string} list the list of languages
 * @returns {Reader}
 */
export const chooseReader = (list) => (/\b(?:en|hi)\b/u.exec(list)?.[0] === "hi" ? "hi" : "en");

/**
 * Asks for the languages of a council's site and its answers, and writes the answers. Whether they are right is checked
 * after the installation.
 *
 * @param {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream, file: string, code: string }} options `file` is that
 *   of the answers, `code` the folder of the product
 * @returns {Promise<{ languages: string, reader: Reader } | undefined>} undefined for the example
 */
export async function askAnswers({ input, output, file, code }) {
  const typed = createInterface({ input });
  try {
    return await askAll({ lines: typed[Symbol.asyncIterator](), output, file, code });
  } finally {
    // An open input would keep the program running.
    typed.close();
  }
}

/** @param {{ lines: AsyncIterator<string>, output: NodeJS.WritableStream, file: string, code: string }} options */
async function askAll({ lines, output, file, code }) {
  /** @param {string} question */
  const ask = async (question) => {
    output.write(`${question}: `);
    const { value = "", done } = await lines.next();
    if (done) throw new Error("The answers ended.");
    return value.trim();
  };
  let languages = "";
  let list;
  while (list === undefined) {
    languages = await ask(`${sentences.en.languages} (Enter: the example) · ${sentences.hi.languages} (Enter: उदाहरण)`);
    if (languages === "") return undefined;
    list = listLanguages(languages);
    if (list === undefined) output.write(`${sentences.en.unknown} · ${sentences.hi.unknown}\n`);
  }
  const reader = chooseReader(list);
  const codes = Array.from(list.matchAll(/^- (?:code: *)?([a-z]+)/gmu), ([, one = ""]) => one);
  const labels = JSON.parse(readFileSync(path.join(code, "src", "schema", "labels", `${reader}.json`), "utf8"));
  /**
   * @param {string} key the field's name in the table of labels
   * @param {{ language?: string, isOptional?: boolean }} [options]
   */
  const askField = async (key, { language, isOptional = false } = {}) => {
    const details = [...(language ? [language] : []), ...(isOptional ? [sentences[reader].optional] : [])];
    const question = `${labels[key]} – ${labels[`${key}.help`]}${details.length > 0 ? ` (${details.join("; ")})` : ""}`;
    let answer = "";
    do answer = await ask(question);
    while (answer === "" && !isOptional);
    return answer;
  };
  /** @type {Record<string, unknown>} */
  const answers = {};
  for (const name of texts) {
    /** @type {Record<string, string>} */
    const inLanguages = {};
    for (const language of codes) inLanguages[language] = await askField(`council.${name}`, { language });
    answers[name] = inLanguages;
  }
  answers.email = await askField("council.email");
  answers.telephone = await askField("council.telephone", { isOptional: true });
  answers.siteAddress = await askField("council.siteAddress");
  const host = await askField("answers.host", { isOptional: true });
  if (host !== "") answers.repository = { host, name: await askField("answers.name") };
  const reviewers = await askField("answers.reviewers", { isOptional: true });
  if (reviewers !== "") answers.reviewers = reviewers.split(/[\s,]+/u);
  const fields = Object.entries(answers).filter(([, answer]) => answer !== "");
  writeFileSync(file, fields.map(([name, answer]) => `${name}: ${JSON.stringify(answer, null, 2)}\n`).join(""));
  output.write(`${sentences[reader].written} --languages ${languages} --answers ${file}\n`);
  return { languages, reader };
}
