import { type Attrs, Schema } from "prosemirror-model";

/** Returns the number of a list's first item that Markdown can write. */
const readStart = (list: HTMLElement): Attrs => {
  const start = Number(list.getAttribute("start") ?? 1);
  return { order: start >= 0 && start < 1e9 ? Math.trunc(start) : 1 };
};

/**
 * The documents of the rich text: exactly the Markdown that pages show. Headings and cells have one line of words. The
 * first row of a table is its head. Tables have the attributes that `prosemirror-tables` reads.
 */
export const schema = new Schema({
  nodes: {
    // A text may end with its last line or behind it.
    doc: { attrs: { end: { default: "" } }, content: "(block | rule)+" },
    paragraph: { content: "inline*", group: "block", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: "text*",
      group: "block",
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    blockquote: {
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    ordered_list: {
      attrs: { order: { default: 1 }, tight: { default: true } },
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ol", getAttrs: readStart }],
      toDOM: ({ attrs }) => ["ol", { start: attrs.order }, 0],
    },
    bullet_list: {
      attrs: { tight: { default: true } },
      content: "list_item+",
      group: "block",
      parseDOM: [{ tag: "ul" }],
      toDOM: () => ["ul", 0],
    },
    list_item: { content: "paragraph block*", defining: true, parseDOM: [{ tag: "li" }], toDOM: () => ["li", 0] },
    table: {
      content: "table_row+",
      group: "block",
      isolating: true,
      tableRole: "table",
      parseDOM: [{ tag: "table" }],
      toDOM: () => ["table", ["tbody", 0]],
    },
    table_row: { content: "table_cell+", tableRole: "row", parseDOM: [{ tag: "tr" }], toDOM: () => ["tr", 0] },
    table_cell: {
      content: "text*",
      attrs: { colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } },
      isolating: true,
      tableRole: "cell",
      parseDOM: [{ tag: "td, th" }],
      toDOM: () => ["td", 0],
    },
    rule: { parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    text: { group: "inline" },
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [{ tag: "a[href]", getAttrs: (link) => ({ href: link.getAttribute("href") }) }],
      toDOM: ({ attrs }) => ["a", { href: attrs.href }, 0],
    },
    em: { parseDOM: [{ tag: "em, i" }], toDOM: () => ["em", 0] },
    strong: { parseDOM: [{ tag: "strong" }], toDOM: () => ["strong", 0] },
  },
});
