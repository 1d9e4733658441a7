import type { Token } from "markdown-it";
import { type Attrs, Mark, type Node, type NodeType } from "prosemirror-model";
import { parseMarkdown } from "../../markdown/parse";
import { schema } from "./schema";

const { nodes } = schema;

/** The nodes of the parser's blocks, by the beginnings of their tokens' names. */
const blocks: Readonly<Partial<Record<string, NodeType>>> = {
  paragraph: nodes.paragraph,
  heading: nodes.heading,
  blockquote: nodes.blockquote,
  ordered_list: nodes.ordered_list,
  bullet_list: nodes.bullet_list,
  list_item: nodes.list_item,
  table: nodes.table,
  tr: nodes.table_row,
  th: nodes.table_cell,
  td: nodes.table_cell,
};

/** A block whose end is not read yet. */
interface Block {
  readonly type: NodeType;
  readonly attrs: Attrs;
  readonly content: Node[];
}

/**
 * Parses a Markdown text into the editor's document model. Omits what the model cannot represent, which `holds` finds.
 */
export function readMarkdown(markdown: string): Node {
  const { tokens } = parseMarkdown(markdown);
  const open: Block[] = [{ type: nodes.doc, attrs: { end: markdown.endsWith("\n") ? "\n" : "" }, content: [] }];
  for (const [index, token] of tokens.entries()) {
    const last = open.at(-1);
    const type = blocks[token.type.replace(/_(?:open|close)$/u, "")];
    if (token.type === "inline") last?.content.push(...readInline(token));
    else if (token.type === "hr" && open.length === 1) last?.content.push(nodes.rule.create());
    else if (type && token.nesting === 1) open.push({ type, attrs: readAttributes(tokens, index), content: [] });
    else if (type) closeLast(open);
  }
  return closeLast(open);
}

function closeLast(open: Block[]): Node {
  const { type, attrs, content } = open.pop() ?? { type: nodes.doc, attrs: {}, content: [] };
  const node = type.createAndFill(attrs, content);
  if (!node) throw new Error(`A text has a ${type.name} of unexpected parts.`);
  open.at(-1)?.content.push(node);
  return node;
}

function readAttributes(tokens: readonly Token[], index: number): Attrs {
  const token = tokens[index];
  if (token?.type === "heading_open") return { level: token.tag === "h3" ? 3 : 2 };
  if (!token?.type.endsWith("list_open")) return {};
  const first = tokens.find(
    ({ type, level }, at) => at > index && type === "paragraph_open" && level === token.level + 2,
  );
  const tight = first?.hidden ?? true;
  return token.type === "bullet_list_open" ? { tight } : { tight, order: Number(token.attrGet("start") ?? 1) };
}

/** Reads the words of a paragraph, heading or cell. */
export function readInline({ children }: Token): Node[] {
  let marks = Mark.none;
  return (children ?? []).flatMap((token) => {
    const type = schema.marks[token.type.replace(/_(?:open|close)$/u, "")];
    if (type && token.nesting === 1) marks = type.create({ href: token.attrGet("href") }).addToSet(marks);
    else if (type) marks = type.removeFromSet(marks);
    if (token.type.endsWith("break")) return [nodes.hard_break.create(null, null, marks)];
    return token.type.startsWith("text") && token.content !== "" ? [schema.text(token.content, marks)] : [];
  });
}
