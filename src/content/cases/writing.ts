import { order } from "./sample";
import { inFile, type WrongFiles } from "./wrong-file";

const file = "content/orders/order-1.yaml";
const inOrder = inFile(file, order);

function asOrder(mistake: string, text: string, says: readonly string[]): WrongFiles {
  return { mistake, changes: { [file]: text }, says };
}

/** How a file is written, before its fields are looked at. */
export const wrongAsWriting: readonly WrongFiles[] = [
  inOrder("a tab before a line", "  en: Exam", "\ten: Exam", [
    "content/orders/order-1.yaml:3:1  file: a tab stands here; write spaces instead, two for each step to the right",
  ]),
  inOrder("a tab within a text", "Examination centres", "Examination\tcentres", [
    "content/orders/order-1.yaml:3:18  file: a tab stands here; write spaces instead, two for each step to the right",
  ]),
  inOrder("a colon in a text", "en: Examination centres", "en: Centres: examination", [
    'content/orders/order-1.yaml:3:7  file: a colon followed by a space stands inside this text; put the whole text in quotes: "…"',
  ]),
  inOrder("no space after a colon", "subject: examination", "subject:examination", [
    "content/orders/order-1.yaml:7:1  file: a field's name must be followed by a colon and a space; write it as title: text",
  ]),
  inOrder("no colon at all", "number: 12/2024", "number", [
    "content/orders/order-1.yaml:6:1  file: a field's name must be followed by a colon and a space; write it as title: text",
  ]),
  inOrder("a line too far to the left", "  hi: परीक्षा", " hi: परीक्षा", [
    "content/orders/order-1.yaml:4:1  file: the line does not begin at the same column as those it belongs to; move it by adding or removing spaces",
  ]),
  inOrder("a line too far to the right", "  hi: परीक्षा", "    hi: परीक्षा", [
    "content/orders/order-1.yaml:3:7  file: the next line begins further right than this one; let both begin at the same column, or remove the text after the colon",
  ]),
  inOrder("a quotation mark not closed", "en: Examination centres", 'en: "Examination centres', [
    "content/orders/order-1.yaml:3:7  file: a quotation mark is opened and not closed; write the same mark at the end of the text",
  ]),
  inOrder("text after a quotation mark", "en: Examination centres", "en: 'The council's centres'", [
    "content/orders/order-1.yaml:3:20  file: text stands after the closing quotation mark; if the mark belongs to the text, put the whole text in the other marks: \"…\" or '…'",
  ]),
  inOrder("a backslash in double quotes", "number: 12/2024", 'number: "12\\2024"', [
    "content/orders/order-1.yaml:6:12  file: a backslash (\\) in a text in double quotes must be written twice (\\\\); or use single quotes: '…'",
  ]),
  inOrder("a text that begins with @", "en: Examination centres", "en: @centres", [
    'content/orders/order-1.yaml:3:7  file: a text must not begin with @; put the whole text in quotes: "…"',
  ]),
  inOrder("a bracket not closed", "number: 12/2024", "number: [12/2024", [
    'content/orders/order-1.yaml:6:9  file: what begins with a square or curly bracket cannot be read; close the bracket, or put the whole text in quotes: "…"',
  ]),
  inOrder("no comma in brackets", "number: 12/2024", 'number: ["12" "2024"]', [
    'content/orders/order-1.yaml:6:15  file: what begins with a square or curly bracket cannot be read; close the bracket, or put the whole text in quotes: "…"',
  ]),
  inOrder("a hyphen in brackets", "number: 12/2024", "number: {a: - 12}", [
    'content/orders/order-1.yaml:6:13  file: what begins with a square or curly bracket cannot be read; close the bracket, or put the whole text in quotes: "…"',
  ]),
  inOrder("a text that begins with >", "en: Examination centres", "en: >centres", [
    'content/orders/order-1.yaml:3:8  file: a text must not begin with >; put the whole text in quotes: "…"',
  ]),
  inOrder("a comment at a quotation mark", "number: 12/2024", 'number: "12/2024"#', [
    "content/orders/order-1.yaml:6:18  file: text stands after the closing quotation mark; if the mark belongs to the text, put the whole text in the other marks: \"…\" or '…'",
  ]),
  inOrder("a name without end", "number: 12/2024", `${"number ".repeat(200)}: 12`, [
    "content/orders/order-1.yaml:6:1  file: this line cannot be read; compare it with another entry of the same folder",
  ]),
  inOrder("no name before a colon", "number: 12/2024", ": 12/2024", [
    "content/orders/order-1.yaml:1:1  number: this field is missing; add it. The number exactly as it stands on the order.",
    "content/orders/order-1.yaml:6:1  file: a field's name must be one plain word; compare the file with another entry of the same folder",
  ]),
  inOrder("a list on the line of its name", "title:\n", "title: - Examination\n", [
    "content/orders/order-1.yaml:2:8  file: an item of a list cannot stand on the line of the field's name; begin a new line below it with a hyphen and a space",
  ]),
  asOrder("a second entry in a file", `${order}---\nkey: order-2\n`, [
    "content/orders/order-1.yaml:10:1  file: a second entry begins here after ---; put it into a file of its own",
  ]),
  asOrder("a directive", `%YAML 1.1\n---\n${order}`, [
    "content/orders/order-1.yaml:1:1  file: the file must not begin with %; remove this line",
  ]),
  inOrder("a repeated part", "en: Examination centres", "en: *centres", [
    'content/orders/order-1.yaml:3:7  title.en: a text that begins with * repeats another part of the file; write the text out, or put it in quotes: "…"',
  ]),
  inOrder("a named part", "en: Examination centres", "en: &centres Examination centres", [
    'content/orders/order-1.yaml:3:7  title.en: a text that begins with & names a part of the file; remove that word, or put the text in quotes: "…"',
  ]),
  inOrder("a tag", "en: Examination centres", "en: !text Examination centres", [
    'content/orders/order-1.yaml:3:7  title.en: a text that begins with ! gives an order to the computer; remove that word, or put the text in quotes: "…"',
  ]),
  inOrder("a known tag", "number: 12/2024", "number: !!str 12", [
    'content/orders/order-1.yaml:6:10  number: a text that begins with ! gives an order to the computer; remove that word, or put the text in quotes: "…"',
  ]),
  asOrder("lists without end", "[".repeat(50_000), [
    "content/orders/order-1.yaml:1:33  file: too many groups stand one inside the other; compare the file with another entry of the same folder",
  ]),
  asOrder("groups without end", "{".repeat(50_000), [
    "content/orders/order-1.yaml:1:33  file: too many groups stand one inside the other; compare the file with another entry of the same folder",
  ]),
  asOrder("items without end", "- ".repeat(50_000), [
    "content/orders/order-1.yaml:1:65  file: too many groups stand one inside the other; compare the file with another entry of the same folder",
  ]),
  inOrder("groups deeper than any entry", "number: 12/2024", "number: {a: {a: {a: {a: {a: {a: {a: {a: 1}}}}}}}}", [
    "content/orders/order-1.yaml:6:37  number: too many groups stand one inside the other; compare the file with another entry of the same folder",
  ]),
  inOrder("a group as a field's name", "number: 12/2024", "? {a: 1}\n: 12/2024", [
    "content/orders/order-1.yaml:1:1  number: this field is missing; add it. The number exactly as it stands on the order.",
    "content/orders/order-1.yaml:6:3  file: a field's name must be one plain word; compare the file with another entry of the same folder",
  ]),
  inOrder("the same field twice", "subject: examination", "subject: examination\nnumber: 13/2024", [
    "content/orders/order-1.yaml:8:1  number: number is written twice in the same group, first in line 6; remove one of the two",
  ]),
  inOrder("the same language twice", "  sa: परीक्षा", "  hi: परीक्षा\n  sa: परीक्षा", [
    "content/orders/order-1.yaml:5:3  title.hi: hi is written twice in the same group, first in line 4; remove one of the two",
  ]),
  inOrder("a comment that cuts a text", "en: Examination centres", "en: Centres #3 and 4", [
    'content/orders/order-1.yaml:3:14  (warning) title.en: what follows # is not shown to anyone (#3 and 4); put the whole text in quotes if it belongs to it: "…"',
  ]),
  inOrder("a number that begins with 0", "number: 12/2024", "number: 0012", [
    'content/orders/order-1.yaml:6:9  number: without quotes 0012 can be read as another value; write it in quotes: "0012"',
  ]),
  inOrder("a number that is a time", "number: 12/2024", "number: 12:30", [
    'content/orders/order-1.yaml:6:9  number: without quotes 12:30 can be read as another value; write it in quotes: "12:30"',
  ]),
  inOrder("a date where a text is wanted", "number: 12/2024", "number: 2024-01-15", [
    'content/orders/order-1.yaml:6:9  number: without quotes 2024-01-15 can be read as another value; write it in quotes: "2024-01-15"',
  ]),
  inOrder("a no-break space before a name", "  hi: परीक्षा", "  \u00A0hi: परीक्षा", [
    "content/orders/order-1.yaml:4:3  title.hi: the field's name contains an invisible character or odd space (U+00A0); delete the line and type it again",
  ]),
  inOrder("an invisible character in a name", "number:", "num\u200Bber:", [
    "content/orders/order-1.yaml:6:1  number: the field's name contains an invisible character or odd space (U+200B); delete the line and type it again",
  ]),
  asOrder("no fields", "Examination centres\n", [
    "content/orders/order-1.yaml:1:1  file: no fields are found here; write each as a name, a colon and its value, such as: key: my-entry",
    "static/documents/order-1.pdf:1:1  (warning) file: no entry names this document; name it in an entry, or delete it",
  ]),
  asOrder("a list of entries", "- key: order-1\n- key: order-2\n", [
    "content/orders/order-1.yaml:1:1  file: no fields are found here; write each as a name, a colon and its value, such as: key: my-entry",
    "static/documents/order-1.pdf:1:1  (warning) file: no entry names this document; name it in an entry, or delete it",
  ]),
];
