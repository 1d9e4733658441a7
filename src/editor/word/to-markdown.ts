import TurndownService from "turndown";
import { toDigits } from "../../language/digits";

/** The elements that the text of a document drops: an entry has one document, and no pictures. */
const dropped = "style, script, title, meta, link, img, svg";

/** Converts HTML, as Word files and pasted texts give it, to the Markdown of the site: headings, lists and tables. */
export function toMarkdown({ body }: Document): string {
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const anchor of body.querySelectorAll("a[href^='#'], a:not([href])")) anchor.replaceWith(...anchor.childNodes);
  const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", emDelimiter: "*" });
  const levels = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ localName }) => localName).sort();
  service.addRule("heading", {
    filter: ["h1", "h2", "h3", "h4", "h5", "h6"],
    // A page has one heading of the first level, the title of its entry.
    replacement: (text, { nodeName }) => {
      const words = text.replaceAll("**", "").trim();
      return words && `\n\n${nodeName.toLowerCase() === levels[0] ? "##" : "###"} ${words}\n\n`;
    },
  });
  service.addRule("table", {
    filter: "table",
    replacement: (_, node) => (node instanceof HTMLTableElement ? table(node, (text) => service.escape(text)) : ""),
  });
  return withLists(service.turndown(body));
}

function table({ rows }: HTMLTableElement, toEscaped: (text: string) => string): string {
  const lines = [...rows].map((row) =>
    [...row.cells].flatMap((cell) => {
      const text = [...cell.childNodes].map(({ textContent }) => textContent ?? "").join(" ");
      const shown = toEscaped(text.replace(/\s+/gu, " ").trim()).replaceAll("|", "\\|");
      return [shown, ...Array<string>(cell.colSpan - 1).fill("")];
    }),
  );
  const columns = Math.max(...lines.map(({ length }) => length));
  const [head = [], ...others] = lines.map((cells) => [...cells, ...Array<string>(columns - cells.length).fill("")]);
  const written = [head, Array<string>(columns).fill("---"), ...others].map((cells) => `| ${cells.join(" | ")} |`);
  return `\n\n${written.join("\n")}\n\n`;
}

/** Makes lists of paragraphs that begin with a typed number or bullet, in the digits of either script. */
function withLists(markdown: string): string {
  return markdown
    .replaceAll("\u00a0", " ")
    .replace(/^([\d०-९]{1,3})\\?[.)]\s+/gmu, (_, number: string) => `${toDigits(number, "en")}. `)
    .replace(/^(?:[•·▪●]|-)\s+/gmu, "- ")
    .trim();
}
