import { DOMParser as DocumentParser, type Node } from "prosemirror-model";
import { toDigits } from "../../language/digits";
import { isMeant } from "../../markdown/constructs";
import { schema } from "../markdown/schema";
import { writeMarkdown } from "../markdown/write-markdown";

const { nodes } = schema;

/** A selector of the elements that are removed; texts of documents have no images. */
const dropped = "style, script, title, meta, link, img, svg";

/** A selector of the elements whose content is text like any other. */
const plain = "a[href^='#'], a:not([href]), h1 strong, h2 strong, h3 strong, h4 strong, h5 strong, h6 strong";

/** Writes cleaned HTML as Markdown. Paragraphs with a typed number or bullet become items of lists. */
export function toMarkdown(body: HTMLElement): string {
  body.innerHTML = body.innerHTML.replaceAll("&nbsp;", " ");
  for (const element of body.querySelectorAll(dropped)) element.remove();
  for (const element of body.querySelectorAll(plain)) element.replaceWith(...element.childNodes);
  for (const element of body.querySelectorAll("strong, em, i"))
    if (!isEmphasis(element)) element.replaceWith(...element.childNodes);
  const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const [highest] = headings.map(({ localName }) => localName).sort();
  for (const heading of headings) {
    // The only heading of the first level is the title of the entry.
    const element = body.ownerDocument.createElement(heading.localName === highest ? "h2" : "h3");
    element.append(...heading.childNodes);
    if (element.textContent?.trim() === "") heading.remove();
    else heading.replaceWith(element);
  }
  const document = DocumentParser.fromSchema(schema).parse(body);
  return writeMarkdown(nodes.doc.create(null, withLists(document.children)));
}

/** Checks that emphasis is not inside a word, where Markdown has none. */
function isEmphasis({ localName, textContent, previousSibling, nextSibling }: Element): boolean {
  const inside = textContent ?? "";
  const before = inside.trimStart() === inside ? previousSibling?.textContent?.slice(-1).trim() : "";
  const after = inside.trimEnd() === inside ? nextSibling?.textContent?.charAt(0).trim() : "";
  const sign = localName === "strong" ? "**" : "*";
  return inside.trim() !== "" && isMeant("strong", { sign, inside, before: before ?? "", after: after ?? "" });
}

/** Matches a number or bullet that was typed at the beginning of a line. */
const typedSign = /^(?:([\d०-९]{1,3})\.|[•·▪●-])\s+/u;

/** Makes items of the lines that begin with a number or bullet. A number that a list would not show stays as typed. */
function withLists(blocks: readonly Node[]): Node[] {
  const made: Node[] = [];
  for (const block of blocks) {
    for (const line of block.type === nodes.paragraph ? listLines(block) : [block]) {
      const [sign = "", number] = typedSign.exec(line.textContent) ?? [];
      const last = made.at(-1);
      const order = number === undefined ? {} : { order: Number(toDigits(number, "en")) };
      const type = number === undefined ? nodes.bullet_list : nodes.ordered_list;
      const item = nodes.list_item.create(null, line.cut(sign.length));
      if (sign === "" || line.type !== nodes.paragraph) made.push(line);
      else if (last?.type !== type) made.push(type.create(order, item));
      else if (number === undefined || last.attrs.order + last.childCount === order.order)
        made.splice(-1, 1, last.copy(last.content.addToEnd(item)));
      else made.push(line);
    }
  }
  return made;
}

/** Separates the lines of a paragraph that begin with a number or bullet. */
function listLines(paragraph: Node): Node[] {
  const lines: Node[][] = [[]];
  for (const [index, child] of paragraph.children.entries()) {
    const next = paragraph.maybeChild(index + 1)?.text ?? "";
    if (child.type === nodes.hard_break && typedSign.test(next)) lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.map((line) => nodes.paragraph.create(null, line));
}
