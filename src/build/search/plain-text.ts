import MarkdownIt from "markdown-it";

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

function wordsIn({ type, content }: { readonly type: string; readonly content: string }): string {
  if (type === "softbreak" || type === "hardbreak") return " ";
  return type === "text" || type === "code_inline" ? content : "";
}
