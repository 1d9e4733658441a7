/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { TextDecoder, TextEncoder } from "node:util";
import { parse } from "yaml";
import * as z from "zod";
import { makeWordFile } from "../../../tests/word-files/make";
import { findFontInPaste } from "./find-legacy-font";
import { readPaste, readWord } from "./reader";

// jsdom lacks them. fflate compares the array type of the surrounding realm.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });

/** Reads a test file written by LibreOffice. */
const read = (name: string) => readWord(Uint8Array.from(readFileSync(path.join("tests", "word-files", name))));

test("converts headings, lists, tables and links of a Word file to Markdown", async () => {
  expect(await read("order.docx")).toEqual({
    markdown: [
      "विषय – पुस्तकों का वितरण",
      "## समय सारणी",
      "| कार्य | अंतिम तिथि |\n|---|---|\n| सूची | २० नवंबर २०२६ |\n| वितरण \\| जाँच | १० दिसंबर २०२६ |",
      "### निर्देश",
      "1. पुस्तकें समय से बाँटें।\n2. पंजी में दर्ज करें।\n   1. नाम",
      "- एक\n- दो",
      "1. हाथ से लिखा पहला अनुच्छेद।\n2. हाथ से लिखा दूसरा अनुच्छेद।",
      "भवदीय, Contact [site](https://example.org/) \\[1\\] \\* star",
    ].join("\n\n"),
    notes: [],
  });
});

const pasted = z
  .array(z.object({ pasted: z.string().optional(), text: z.string() }))
  .parse(parse(readFileSync(path.join("tests", "inputs.yaml"), "utf8")))
  .flatMap(({ pasted: html, text }) => (html === undefined ? [] : [{ html, text }]));

test.each(pasted)("turns what is pasted into the text that all entrances take: $text", ({ html, text }) => {
  expect(readPaste(html)).toMatchObject({ markdown: text });
});

test("refuses Latin letters in a legacy font of a run or style, and names the font", async () => {
  expect(await read("legacy-run.docx")).toEqual({ font: "Kruti Dev 010" });
  expect(await read("legacy-style.docx")).toEqual({ font: "DevLys 010" });
});

test("accepts Devanagari in Unicode despite a legacy font", async () => {
  expect(await read("unicode-in-legacy.docx")).toEqual({
    markdown: "सभी विद्यालयों को सूचित किया जाता है (२०२६)",
    notes: [],
  });
});

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const numbered = (text: string, list: number, level = 0) =>
  paragraph(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const levels = (...forms: readonly [form: string, text: string, start?: number][]) =>
  forms.map(
    ([form, text, start = 1], index) =>
      `<w:lvl w:ilvl="${index}"><w:start w:val="${start}"/><w:numFmt w:val="${form}"/><w:lvlText w:val="${text}"/></w:lvl>`,
  );

/** Reads a Word file of some paragraphs. Its lists are 1., (a), (i); 5.; 1.1; of bullets; and of an unknown form. */
function readParagraphs(...paragraphs: string[]) {
  const lists = [
    levels(["decimal", "%1."], ["lowerLetter", "(%2)"], ["lowerRoman", "(%3)"]),
    levels(["decimal", "%1.", 5]),
    levels(["hindiNumbers", "%1."], ["hindiNumbers", "%1.%2"]),
    levels(["bullet", "•"]),
    levels(["chicago", "%1."]),
  ].map((all, index) => `<w:abstractNum w:abstractNumId="${index}">${all.join("")}</w:abstractNum>`);
  const numbers = lists.map((_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`);
  return readWord(makeWordFile(paragraphs.join(""), { numbering: [...lists, ...numbers].join("") }));
}

test("keeps the numbers that Word shows, and goes on after a paragraph", async () => {
  const text = await readParagraphs(
    numbered("Title.", 1),
    numbered("Schools.", 1),
    numbered("aided;", 1, 1),
    numbered("unaided, if", 1, 1),
    numbered("recognised;", 1, 2),
    paragraph(run("Between.")),
    numbered("Start.", 1),
    numbered("Rule five.", 2),
    numbered("नियम", 3),
    numbered("उपनियम", 3, 1),
    numbered("दूसरा", 3),
    numbered("point", 4),
  );
  expect(text).toEqual({
    markdown: [
      "1. Title.\n2. Schools.",
      "(a) aided;",
      "(b) unaided, if",
      "(i) recognised;",
      "Between.",
      "3. Start.",
      "5\\. Rule five.",
      "1. नियम",
      "१.१ उपनियम",
      "2. दूसरा",
      "- point",
    ].join("\n\n"),
    notes: [],
  });
});

test("says that a number of an unknown form is lost", async () => {
  const text = await readParagraphs(numbered("Rule.", 5));
  expect(text).toMatchObject({ markdown: "Rule.", notes: [{ en: expect.stringContaining("type it: “Rule.”") }] });
});

test("rejects a file that is not a Word file", async () => {
  await expect(readWord(Uint8Array.from([1, 2, 3]))).rejects.toThrow();
});

test("finds a legacy font in pasted HTML if it applies to Latin letters", () => {
  const page = (html: string) => new DOMParser().parseFromString(html, "text/html");
  expect(findFontInPaste(page(`<span style="font-family:'Kruti Dev 010'">fo|ky;</span>`))).toBe("Kruti Dev 010");
  expect(findFontInPaste(page(`<font face="Walkman-Chanakya905">ijh{kk</font>`))).toBe("Walkman-Chanakya905");
  expect(
    findFontInPaste(
      page(`<span style="font-family:'Kruti Dev 010'">विद्यालय <b style="font-family:Arial">RTI</b></span>`),
    ),
  ).toBeUndefined();
});
