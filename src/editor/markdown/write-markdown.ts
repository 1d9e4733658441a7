import type { Node } from "prosemirror-model";
import { parser } from "../../markdown/parse";
import { readMarkdown } from "./read-markdown";
import { schema } from "./schema";
import { writeInline } from "./write-inline";

const { nodes } = schema;

/** Checks whether the rich text can represent a Markdown text without changes. */
export function holds(markdown: string): boolean {
  return writeMarkdown(readMarkdown(markdown)) === markdown;
}

/** Checks whether the page of a text stays the same if the text is written in the style of the content. */
export function showsSame(markdown: string): boolean {
  return parser.render(markdown) === parser.render(writeMarkdown(readMarkdown(markdown)));
}

/** Writes a document as Markdown, in the style of the content. Empty paragraphs are left out. */
export function writeMarkdown(document: Node): string {
  const text = writeBlocks(document, "\n\n");
  return text && `${text}${document.attrs.end}`;
}

function writeBlocks({ children }: Node, between: string): string {
  const written = children.filter((child) => child.type !== nodes.paragraph || writeInline(child) !== "");
  return written.map(writeBlock).join(between);
}

function writeBlock(block: Node): string {
  switch (block.type) {
    case nodes.heading: {
      const words = writeInline(block).replace(/(^|\s)(#+)$/u, "$1\\$2");
      return `${"#".repeat(Number(block.attrs.level))} ${words}`.trim();
    }
    case nodes.blockquote:
      return prefix(writeBlocks(block, "\n\n"), "> ", "> ");
    case nodes.ordered_list:
    case nodes.bullet_list:
      return writeList(block);
    case nodes.table:
      return writeRows(block);
    case nodes.rule:
      return "---";
    default:
      return writeInline(block);
  }
}

/** Writes signs before the first line and before the others. */
function prefix(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, index) => `${index === 0 ? first : others}${line}`.trimEnd())
    .join("\n");
}

function writeList(list: Node): string {
  const between = list.attrs.tight === true && list.children.every(isTight) ? "\n" : "\n\n";
  const items = list.children.map((item, index) => {
    const sign = list.type === nodes.bullet_list ? "- " : `${Number(list.attrs.order) + index}. `;
    return prefix(writeBlocks(item, between), sign, " ".repeat(sign.length));
  });
  return items.join(between);
}

/** Checks whether the parts of an item can stand on lines without blanks between: a paragraph and a list below it. */
function isTight({ children: [, second, ...others] }: Node): boolean {
  if (!second || others.length > 0) return others.length === 0;
  return second.type === nodes.bullet_list || (second.type === nodes.ordered_list && second.attrs.order === 1);
}

function writeRows(table: Node): string {
  const rows = table.children.map(({ children }) => {
    const cells = children.map((cell) => writeInline(cell).replaceAll("|", "\\|"));
    return `|${cells.map((cell) => `${cell && ` ${cell}`} |`).join("")}`;
  });
  const [head = "", ...others] = rows;
  return [head, `|${"---|".repeat(table.firstChild?.childCount ?? 0)}`, ...others].join("\n");
}
