import MarkdownIt from "markdown-it";
import { byLocale, defaultLocale, type LocalizedTexts } from "../../site/locales";

const parser = new MarkdownIt({ html: false, linkify: false });
// Every link is one here, whatever its scheme: of a link only its words are taken.
parser.validateLink = () => true;

/** The words of a Markdown text, block after block, without addresses and signs of markup. */
export function plainText(markdown: string): string {
  return parser
    .parse(markdown, {})
    .flatMap(({ children }) => [(children ?? []).map(wordsIn).join("")])
    .filter((words) => words !== "")
    .join(" ");
}

/** The words of a Markdown text by its headings, each with those below it; first what stands before any heading. */
export function splitSections(markdown: string): { readonly heading: number; readonly text: string }[] {
  const sections: { heading: number; words: string[] }[] = [{ heading: 0, words: [] }];
  for (const { type, children } of parser.parse(markdown, {})) {
    if (type === "heading_open") sections.push({ heading: sections.length, words: [] });
    const words = (children ?? []).map(wordsIn).join("");
    if (words !== "") sections.at(-1)?.words.push(words);
  }
  return sections.map(({ heading, words }) => ({ heading, text: words.join(" ") })).filter(({ text }) => text !== "");
}

/** The same of a text in every language; what is not translated is English. */
export function plainTexts(texts: LocalizedTexts): LocalizedTexts {
  return byLocale((language) => plainText(texts[language] ?? texts[defaultLocale]));
}

function wordsIn({ type, content }: { readonly type: string; readonly content: string }): string {
  if (type === "softbreak" || type === "hardbreak") return " ";
  return type === "text" || type === "code_inline" ? content : "";
}
