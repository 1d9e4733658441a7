import type { Token } from "markdown-it";
import { parseMarkdown } from "./parse";

/** Returns the text of Markdown, block by block, without URLs and markup. */
export function toPlainText(markdown: string): string {
  return parseMarkdown(markdown)
    .tokens.map(wordsIn)
    .filter((words) => words !== "")
    .join(" ");
}

/** Splits a Markdown text into the texts below each heading, preceded by any text before the first heading. */
export function splitSections(markdown: string): { readonly heading: number; readonly text: string }[] {
  const sections: { heading: number; words: string[] }[] = [{ heading: 0, words: [] }];
  for (const token of parseMarkdown(markdown).tokens) {
    if (token.type === "heading_open") sections.push({ heading: sections.length, words: [] });
    const words = wordsIn(token);
    if (words !== "") sections.at(-1)?.words.push(words);
  }
  return sections.map(({ heading, words }) => ({ heading, text: words.join(" ") })).filter(({ text }) => text !== "");
}

/** Returns the words of a block's own text. */
function wordsIn({ children }: Token): string {
  const words = (children ?? []).map(({ type, content }) => {
    if (type === "softbreak" || type === "hardbreak") return " ";
    return type === "text" || type === "text_special" ? content : "";
  });
  return words.join("");
}
