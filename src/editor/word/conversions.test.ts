/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { TextDecoder, TextEncoder } from "node:util";
import fc from "fast-check";
import { parse } from "yaml";
import * as z from "zod";
import { seed } from "../../../tests/arbitrary/texts";
import { makeWorkbook } from "../../../tests/sheets/workbook";
import { makeWordFile } from "../../../tests/word-files/make";
import { readXlsx } from "../../documents/read-xlsx";
import { compareWithShown } from "../../markdown/compare";
import { renderMarkdown } from "../../markdown/render";
import messages from "../../messages/en.json";
import { readPaste, readWord } from "./reader";

// jsdom lacks them. fflate compares the array type of the surrounding realm.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });

const cell = z.strictObject({
  from: z.string(),
  ...{ beside: z.string().optional(), shared: z.string().optional() },
  text: z.string(),
  notes: z.array(z.string()),
});
const entrances = ["word", "paste", "sheet"] as const;
const rows = z
  .array(
    z.strictObject({ what: z.string(), ...{ word: cell.optional(), paste: cell.optional(), sheet: cell.optional() } }),
  )
  .parse(parse(readFileSync("tests/conversions.yaml", "utf8")));

/** Writes the XML of Word in full: `<x>text</x>` is a run, and all names have a prefix. */
const toWordXml = (short: string) =>
  short
    .replace(/<x>(.*?)<\/x>/gu, "<r><t>$1</t></r>")
    .replaceAll("<t>", '<t xml:space="preserve">')
    .replace(/<(\/?)(?=\w+[\s/>])/gu, "<$1w:")
    .replace(/ (?=\w+=)/gu, " w:");
const styles = toWordXml(
  "<style type='character' styleId='Old'><rPr><strike/></rPr></style><style type='paragraph' styleId='OldText'><rPr><strike/></rPr></style>",
);

const read = {
  word: async ({ from }: z.infer<typeof cell>) => toResult(await readWord(makeWordFile(toWordXml(from), { styles }))),
  paste: ({ from }: z.infer<typeof cell>) => toResult(readPaste(from)),
  sheet: ({ from, beside = "", shared = "<sst/>" }: z.infer<typeof cell>) => {
    const sheets = {
      A: `<sheetData><row><c t="str"><v>A</v></c><c t="str"><v>B</v></c></row>${from}</sheetData>${beside}`,
    };
    const [row] = readXlsx(makeWorkbook({ sheets, parts: { "xl/strings.xml": shared } }), () => false).rows;
    const found = row?.cells.find((each) => typeof each === "object") ?? row?.cells[0];
    if (typeof found !== "object" || !("fault" in found)) return { text: found, notes: [] };
    return { text: found.shown, notes: [found.fault.en] };
  },
};

function toResult(taken: ReturnType<typeof readPaste>) {
  if ("font" in taken) throw new Error(taken.font);
  return { text: taken.markdown, notes: taken.notes.map(({ en }) => en) };
}

/** Matches a message with any values. */
const toPattern = (key: string) => {
  const sentence = new Map(Object.entries(messages)).get(key) ?? "No such message";
  return new RegExp(`^${sentence.replace(/[.*+?^$()|[\]\\]/gu, "\\$&").replace(/\{\w+\}/gu, "[^]*")}$`, "u");
};

const cases = rows.flatMap(({ what, ...own }) =>
  entrances.flatMap((entrance) => {
    const given = own[entrance];
    return given ? [{ what, entrance, given }] : [];
  }),
);

test.each(cases)("$what: $entrance", async ({ entrance, given }) => {
  const { text, notes } = await read[entrance](given);
  expect(text).toBe(given.text);
  expect(notes).toEqual(given.notes.map((key) => expect.stringMatching(toPattern(key))));
  // What is written for people needs no warning.
  if (entrance !== "sheet") expect(compareWithShown(given.text)).toEqual([]);
});

const signs =
  "2 3 शब्द * ** _ __ ~~ ` \\ [ ] ( ) < > & &lt; | # ## + - = 1. 2) ‘*’ <b> ! : https://a.b/c_d a@b.c x*y $ ^".split(
    " ",
  );
const passage = fc.array(fc.constantFrom(...signs, " "), { minLength: 1, maxLength: 7 }).map((parts) => parts.join(""));
const places = [
  ["p", "<p>क", "</p>"],
  ["list", "<ul><li>क ", "</li><li>ख</li></ul>"],
  ["cell", "<table><tr><td>", "</td><td>क</td></tr></table>"],
  ["bold", "<p>क <b>", "</b> ख</p>"],
] as const;

test.each(places)("shows any signs that are pasted: %s", (_place, before, after) => {
  const read = (html: string) => new DOMParser().parseFromString(html, "text/html").body;
  const wordsOf = (body: HTMLElement) => body.textContent?.replace(/\s/gu, "");
  const property = fc.property(passage, (text) => {
    const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const pasted = `${before}${escaped}${after}`;
    const { text: markdown } = toResult(readPaste(pasted));
    const html = renderMarkdown(markdown, "hi", { government: "", elsewhere: "" });
    expect([markdown, wordsOf(read(html))]).toEqual([markdown, wordsOf(read(pasted))]);
    expect([markdown, compareWithShown(markdown)]).toEqual([markdown, []]);
  });
  fc.assert(property, { seed, numRuns: 100 });
});
