/** A text stays as it is, whoever opens it: what is read and written again is the same. */
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { seed } from "../../../tests/arbitrary/texts";
import { councilFolder } from "../../../tests/site/council";
import { readEntries } from "../../content/disk";
import { listFieldTexts } from "../../content/rules/language";
import { readMarkdown } from "./read-markdown";
import { schema } from "./schema";
import { holds, writeMarkdown } from "./write-markdown";

const texts = [".", councilFolder]
  .flatMap(readEntries)
  .flatMap(({ fields }) => fields.flatMap(listFieldTexts))
  .flatMap(({ kind, text }) => (kind === "prose" ? [text] : []));

test("every text of the content is written as it was read", () => {
  expect(texts.length).toBeGreaterThan(400);
  expect(texts.filter((text) => !holds(text))).toEqual([]);
});

const signs =
  "अ क् ि १ 1 . ) - + * _ # > | [ ] ( < & ` ~ \\ ! = : । a b 😀 \u200d \u00a0 http://x.in <a@b.c> &amp; &#42; ** __ --- ## 1. [a]: ]( ![ :- |-|".split(
    " ",
  );
const words = fc
  .array(fc.constantFrom(...signs, " "), { minLength: 1, maxLength: 8 })
  .map((some) => some.join("").trim() || "क");
const { em, strong, link } = schema.marks;
const marks = fc.subarray([em.create(), strong.create(), link.create({ href: "https://a.in/(क)?a=1&amp;b\\_<c>" })]);
const passage = fc.tuple(words, marks).map(([text, some]) => schema.text(text, some));
/** Marks begin and end at blanks, as Markdown has them. */
const line = fc
  .array(passage, { minLength: 1, maxLength: 3 })
  .map((some) => some.flatMap((one, index) => (index > 0 ? [schema.text(" "), one] : [one])));
const make = (type: string, attrs: object | null, content: readonly Node[]) => schema.node(type, attrs, content);
const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) =>
  make(
    "paragraph",
    null,
    lines.flatMap((one, at) => (at > 0 ? [make("hard_break", null, []), ...one] : one)),
  ),
);
const heading = fc.tuple(fc.constantFrom(2, 3), line).map(([level, one]) => make("heading", { level }, one));
const row = fc.tuple(fc.option(line, { nil: [] }), line).map((cells) =>
  make(
    "table_row",
    null,
    cells.map((one) => make("table_cell", null, one)),
  ),
);
const table = fc.array(row, { minLength: 1, maxLength: 3 }).map((rows) => make("table", null, rows));
/** Two lists of one kind that follow each other are one. */
const isApart = (some: readonly Node[]) =>
  some.every(({ type }, at) => type !== some[at + 1]?.type || !type.name.endsWith("list"));
const { blocks } = fc.letrec<{ blocks: Node[]; block: Node }>((tie) => {
  const items = fc.array(fc.tuple(paragraph, tie("blocks")), { minLength: 1, maxLength: 3 });
  const ordered = fc
    .tuple(fc.constantFrom(0, 1, 9, 99), items)
    .map(([order, some]) => ["ordered_list", { order }, some] as const);
  const lists = fc.oneof(
    ordered,
    items.map((some) => ["bullet_list", {}, some] as const),
  );
  return {
    blocks: fc.array(tie("block"), { maxLength: 2, depthIdentifier: "blocks" }).filter(isApart),
    block: fc.oneof(
      { depthSize: "small", depthIdentifier: "blocks" },
      paragraph,
      heading,
      table,
      lists.map(([type, attrs, some]) =>
        make(
          type,
          { ...attrs, tight: some.every(([, more]) => more.length === 0) },
          some.map(([one, more]) => make("list_item", null, [one, ...more])),
        ),
      ),
      fc.tuple(paragraph, tie("blocks")).map(([one, more]) => make("blockquote", null, [one, ...more])),
    ),
  };
});
const documents = fc
  .tuple(blocks, blocks)
  .filter(([one, other]) => isApart([...one, ...other]))
  .map(([one, other]) => make("doc", null, [...one, make("rule", null, []), ...other]));

test("random texts of special signs are read back unchanged", () => {
  const property = fc.property(documents, (document) => {
    const written = writeMarkdown(document);
    expect([written, readMarkdown(written).toString()]).toEqual([written, document.toString()]);
    expect(readMarkdown(written).eq(document)).toBe(true);
  });
  fc.assert(property, { seed, numRuns: 2000 });
});

const anywhere = fc
  .array(fc.oneof(passage, fc.constant(schema.text(" ")), fc.constant(make("hard_break", null, []))), { maxLength: 6 })
  .map((some) => make("doc", null, [make("paragraph", null, some)]));

test("words stay where marks begin inside a word, and the text stays when it is opened again", () => {
  const wordsOf = (document: Node) => document.textBetween(0, document.content.size, " ", " ").trim().split(/\s+/u);
  const property = fc.property(anywhere, (document) => {
    const written = writeMarkdown(document);
    expect([written, wordsOf(readMarkdown(written))]).toEqual([written, wordsOf(document)]);
    expect(holds(written)).toBe(true);
  });
  fc.assert(property, { seed, numRuns: 2000 });
});

test.each([
  "1) एक",
  "* एक",
  "[क](x 'शीर्षक')",
  "<https://a.in>",
  "[क]: https://a.in",
  "# क",
  "![क](a.png)",
  "क  \nख",
  "> ---",
])("cannot hold what it would change: %s", (text) => expect(holds(text)).toBe(false));
