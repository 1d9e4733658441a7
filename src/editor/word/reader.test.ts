/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { TextDecoder } from "node:util";
import { findFontInPaste } from "./find-legacy-font";
import { readPaste, readWord } from "./reader";

// jsdom lacks it.
Object.assign(globalThis, { TextDecoder });

/** Reads a test file written by LibreOffice. */
const read = (name: string) => readWord(Uint8Array.from(readFileSync(path.join("tests", "word-files", name))));

test("converts headings, lists, tables and links of a Word file to Markdown", async () => {
  expect(await read("order.docx")).toEqual({
    markdown: [
      "विषय – पुस्तकों का वितरण",
      "## समय सारणी",
      "| कार्य | अंतिम तिथि |\n| --- | --- |\n| सूची | २० नवंबर २०२६ |\n| वितरण \\| जाँच | १० दिसंबर २०२६ |",
      "### निर्देश",
      "1. पुस्तकें समय से बाँटें।\n2. पंजी में दर्ज करें।\n    1.  नाम",
      "- एक\n- दो",
      "1. हाथ से लिखा पहला अनुच्छेद।",
      "2. हाथ से लिखा दूसरा अनुच्छेद।",
      "भवदीय, Contact [site](https://example.org/) \\[1\\] \\* star",
    ].join("\n\n"),
  });
});

test("refuses Latin letters in a legacy font of a run or style, and names the font", async () => {
  expect(await read("legacy-run.docx")).toEqual({ font: "Kruti Dev 010" });
  expect(await read("legacy-style.docx")).toEqual({ font: "DevLys 010" });
});

test("accepts Devanagari in Unicode despite a legacy font", async () => {
  expect(await read("unicode-in-legacy.docx")).toEqual({ markdown: "सभी विद्यालयों को सूचित किया जाता है (२०२६)" });
});

test("rejects a file that is not a Word file", async () => {
  await expect(readWord(Uint8Array.from([1, 2, 3]))).rejects.toThrow();
});

test("converts tables and typed lists of pasted HTML to Markdown", () => {
  const item = (text: string) => `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1">${text}</p>`;
  const cells = (tag: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
  const html = `<style>p{color:red}</style>${item("1.&nbsp;&nbsp;&nbsp;एक")}${item("·&nbsp;&nbsp; दो")}<table>${cells("td", "क", "ख")}${cells("td", "<p>१</p><p>२</p>", "३")}</table>`;
  expect(readPaste(html)).toEqual({ markdown: "1. एक\n\n- दो\n\n| क | ख |\n| --- | --- |\n| १ २ | ३ |" });
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
