/** Tests every printed document of the content with poppler, an independent PDF reader. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readEntries } from "../../src/content/disk";
import { findOwnDocuments } from "../../src/content/document-uses";
import { isGroup } from "../../src/content/fields";
import { documentsFolder } from "../../src/content/folders";
import { readPdf } from "../../src/content/pdf-reader";
import { toPlainText } from "../../src/content/plain-text";

const hasPoppler = spawnSync("pdfinfo", ["-v"]).error === undefined;

const readBy = (tool: string, ...words: string[]) => spawnSync(tool, words, { encoding: "utf8" }).stdout;

/** The printed documents of the content, each with its source text. */
const printed = readEntries(".").flatMap(({ value = {}, fields }) => {
  if (!("printed" in value) || !("body" in value) || !isGroup(value.body)) return [];
  const texts = ["hi", "sa", "en"].flatMap((language) => {
    const text = isGroup(value.body) ? value.body[language] : undefined;
    return typeof text === "string" ? [{ language, text }] : [];
  });
  const [issued, ...others] = texts;
  return findOwnDocuments(fields).flatMap(({ name, language }) => {
    const source = language === undefined ? issued : others.find((other) => other.language === language);
    return source ? [{ name, file: path.join(documentsFolder, name), ...source }] : [];
  });
});

const words = (text: string) => text.normalize("NFC").match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Skips a test without poppler (Debian package: poppler-utils). */
const testByPoppler = hasPoppler ? test : test.skip;

testByPoppler("each printed document is tagged, titled, of A4 size, and names its language", async () => {
  for (const { name, file, language } of printed) {
    const facts = `${name}\n${readBy("pdfinfo", file)}`;
    expect(facts).toMatch(/^Title: +\S/mu);
    expect(facts).toMatch(/^Tagged: +yes$/mu);
    expect(facts).toMatch(/^Page size: .*\(A4\)$/mu);
    expect(await readPdf(name, readFileSync(file))).toMatchObject({ language });
  }
});

testByPoppler("headings and tables of the text are in the structure of each printed document", () => {
  for (const { name, file, text } of printed) {
    const structure = readBy("pdfinfo", "-struct", file);
    expect(`${name} ${structure}`).toMatch(/\bH1\b/u);
    const count = (pattern: RegExp, within: string) => within.match(pattern)?.length ?? 0;
    expect([name, count(/^ *H2\b/gmu, structure)]).toEqual([name, count(/^## /gmu, text)]);
    expect([name, count(/^ *Table\b/gmu, structure)]).toEqual([name, count(/^ *\|(?: *-+ *\|)+$/gmu, text)]);
  }
});

testByPoppler("at most 5 % of the words of a text are broken in its printed document", () => {
  for (const { name, file, text } of printed) {
    const found = new Set(words(readBy("pdftotext", file, "-")));
    const expected = words(toPlainText(text));
    const broken = expected.filter((word) => !found.has(word));
    expect([name, broken.length > expected.length * 0.05 ? broken : []]).toEqual([name, []]);
  }
});
