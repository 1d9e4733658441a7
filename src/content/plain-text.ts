import MarkdownIt from "markdown-it";

const parser = new MarkdownIt({ html: false, linkify: false });
// Accepts links of any scheme, since only their text is used.
parser.validateLink = () => true;

/** Returns the text of Markdown, block by block, without URLs and markup. */
export function toPlainText(markdown: string): string {
  return parser
    .parse(markdown, {})
    .flatMap(({ children }) => [(children ?? []).map(wordsIn).join("")])
    .filter((words) => words !== "")
    .join(" ");
}

/** Splits a Markdown text into the texts below each heading, preceded by any text before the first heading. */
export function splitSections(markdown: string): { readonly heading: number; readonly text: string }[] {
  const sections: { heading: number; words: string[] }[] = [{ heading: 0, words: [] }];
  for (const { type, children } of parser.parse(markdown, {})) {
    if (type === "heading_open") sections.push({ heading: sections.length, words: [] });
    const words = (children ?? []).map(wordsIn).join("");
    if (words !== "") sections.at(-1)?.words.push(words);
  }
  return sections.map(({ heading, words }) => ({ heading, text: words.join(" ") })).filter(({ text }) => text !== "");
}

function wordsIn({ type, content }: { readonly type: string; readonly content: string }): string {
  if (type === "softbreak" || type === "hardbreak") return " ";
  return type === "text" || type === "code_inline" ? content : "";
}
