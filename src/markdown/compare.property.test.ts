/** What is typed is shown, or the comparison says what is not. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { compareWithShown } from "./compare";
import { renderMarkdown } from "./render";

const labels = { government: "", elsewhere: "" };
const withoutBlanks = (text: string) => text.replace(/\s+/gu, "");

/** Returns the text that a reader sees, with the numbers that the browser writes before items. */
function readShown(markdown: string): string {
  const html = renderMarkdown(markdown, "hi", labels).replace(/<span>[^<]*<\/span>/gu, "");
  const numbers: (number | undefined)[] = [];
  const text = html.replace(/<(\/?)(ol|ul|li)(?: start="(\d+)")?>|<[^>]*>/gu, (_, close, name, start) => {
    if (name === "li")
      return close || numbers.at(-1) === undefined
        ? ""
        : `${numbers.push(Number(numbers.pop()) + 1) && Number(numbers.at(-1)) - 1}.`;
    if (name && close) numbers.pop();
    else if (name) numbers.push(name === "ol" ? Number(start ?? 1) : undefined);
    return "";
  });
  const codes: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return text.replace(/&(\w+);/gu, (code, name: string) => codes[name] ?? code);
}

/** Signs as people type them without any markup in mind; `#` stands for a number, `=` for a word. */
const literal = [
  ..."#*#=#, #*#=#|#**#|#*#*#|‘*’ और ‘*’|'*' और '*'|=*|=* और =*|*#*|_#_|__#__|____|=_=_=|`=`|``=``".split("|"),
  ..."\n+ # =|\n- # =|\n* # =|\n> # =|\n>#|\n****|\n___|\n***|\n* * *|\n#) =|\n5. =\n5. =|\n01. =|\n==|\n## ".split(
    "|",
  ),
  ..."#\\-#|\\(=\\)|=\\=|[=]|[=]: =|~~~|\n```\n=\n```|~=~|#<#>#|# & #|!=|\n    =|\n\t=|=!|(=)[#]|{=}|^=^|#^#|# | # | #".split(
    "|",
  ),
];
const words = fc.constantFrom("शुल्क", "वर्ष", "अंक", "fee", "नियम:", "(क)", "₹");
const numbers = fc.constantFrom("2", "15", "२०२६", "१२", "4.5");
const typed = fc
  .array(fc.oneof(words, numbers, fc.constantFrom(...literal), fc.constantFrom("\n", "\n\n")), {
    minLength: 1,
    maxLength: 8,
  })
  .chain((parts) =>
    fc.tuple(
      fc.constant(parts.join(" ")),
      fc.array(words, { minLength: 9, maxLength: 9 }),
      fc.array(numbers, { minLength: 9, maxLength: 9 }),
    ),
  )
  .map(([text, some, figures]) => {
    let place = 0;
    return text.replace(/ ?\n ?/gu, "\n").replace(/[#=](?![#=] |[#=]\n|[#=]$)/gu, (sign) => {
      place = (place + 1) % 9;
      return (sign === "=" ? some : figures)[place] ?? sign;
    });
  });

test("each sign of a text without markup is shown, or reported", () => {
  const property = fc.property(typed, (text) => {
    // Two items are a list, even if numbers follow their signs.
    fc.pre((text.match(/^\s*[-+*>]\s*[^*\s]/gmu) ?? []).length < 2);
    if (withoutBlanks(readShown(text)) !== withoutBlanks(text))
      expect([text, compareWithShown(text)]).not.toEqual([text, []]);
  });
  fc.assert(property, { seed, numRuns: 20000 });
});

/** Follows each remedy of a sign that the page would not show. */
function followRemedies(markdown: string): string {
  const [first] = compareWithShown(markdown);
  if (first?.kind !== "sign") return markdown;
  const lines = markdown.split("\n");
  const line = (lines[first.line - 1] ?? "").replace(first.found, () => first.near);
  return followRemedies(lines.with(first.line - 1, line).join("\n"));
}

test("the remedies show each sign as typed", () => {
  const property = fc.property(typed, (text) => {
    fc.pre(compareWithShown(text).every(({ kind }) => kind === "sign"));
    const written = followRemedies(text);
    expect(compareWithShown(written)).toEqual([]);
    expect(withoutBlanks(readShown(written))).toBe(withoutBlanks(text));
  });
  fc.assert(property, { seed, numRuns: 300 });
});

const phrase = fc.array(words, { minLength: 1, maxLength: 3 }).map((some) => some.join(" "));
const marked = fc.oneof(
  phrase,
  phrase.map((text) => `**${text}**`),
  fc.constant("*नियम*"),
  numbers.map((text) => `**${text}**`),
  phrase.map((text) => `[${text}](route:rti)`),
  fc.constantFrom("2\\*3", "https\\://a.example", "**(क)**", "(**सूचना:**)", "“**नियम**”"),
);
const line = fc.array(marked, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(" "));
const list = (sign: (index: number) => string) =>
  fc
    .array(line, { minLength: 2, maxLength: 4 })
    .map((items) => items.map((item, index) => `${sign(index)} ${item}`).join("\n"));
const cells = fc.array(line, { minLength: 2, maxLength: 2 }).map((row) => `| ${row.join(" | ")} |`);
const taught = fc.oneof(
  line,
  phrase.map((text) => `## ${text}`),
  list(() => "-"),
  list((index) => `${index + 1}.`),
  fc.tuple(cells, cells).map(([head, row]) => `${head}\n| --- | --- |\n${row}`),
  fc.constant("- पहला\n    - 5 दूसरा\n    - 6 तीसरा\n- चौथा"),
);

test("nothing is reported of a text in the forms that the guide teaches", () => {
  const property = fc.property(fc.array(taught, { minLength: 1, maxLength: 5 }), (blocks) => {
    // Two lists of one kind are one, whose numbers go on.
    const text = blocks.join("\n\nऔर\n\n");
    expect([text, compareWithShown(text)]).toEqual([text, []]);
  });
  fc.assert(property, { seed, numRuns: 300 });
});

test.each(["docs/clerks.md", "docs/clerks.hi.md"])("nothing is reported of the examples of %s", (guide) => {
  const [, section = ""] = /\n\|---\|---\|\n([\s\S]*?)\n\n/u.exec(readFileSync(guide, "utf8")) ?? [];
  const examples = section.split("\n").map((row) => Array.from(row.matchAll(/`([^`]+)`/gu), ([, form = ""]) => form));
  expect(examples.length).toBeGreaterThan(9);
  for (const forms of examples) {
    const text = forms.join("\n").replaceAll("\\|", "|");
    expect([text, compareWithShown(text)]).toEqual([text, []]);
  }
});
