import { withoutShaping } from "./font-tables";
import { found, objectOf, type PdfFile, packed, readPdf, unpacked, writePdf } from "./pdf-file";
import { type GlyphTexts, glyphTexts, withWholeWords } from "./whole-words";

/** The day all specimens bear, so that making them again changes nothing. */
const day = "D:20261120000000+00'00'";

/** A finished PDF and the text that can be read out of it. */
export interface FinishedPdf {
  readonly bytes: Buffer;
  readonly text: string;
}

/** Makes a PDF of Chromium's readable word by word, and the same at every making. */
export function finishPdf(bytes: Buffer): FinishedPdf {
  const file = readPdf(bytes);
  const objects = new Map(file.objects);
  let text = "";
  for (const page of file.objects.values()) {
    if (!page.startsWith("<</Type /Page\n")) continue;
    const number = Number(found(/\/Contents (\d+) 0 R/u, page));
    const readable = withWholeWords(unpacked(objectOf(file, number)), fontsOf(file, page));
    objects.set(number, packed(readable.content));
    text += readable.text;
  }
  for (const [number, object] of objects) objects.set(number, withoutExcess(object));
  objects.set(file.information, withFixedOrigin(objectOf(file, file.information)));
  return { bytes: writePdf({ ...file, objects: withCountedNames(objects) }), text };
}

/** An object without what only takes room: a font's tables for shaping, spans of one row or column. */
function withoutExcess(object: string): string {
  if (!object.startsWith("<</Length1 ")) return object.replace(/ <<\/O \/Table\n\/(?:Row|Col)Span 1>>/gu, "");
  const font = withoutShaping(Buffer.from(unpacked(object), "latin1"));
  return packed(font.toString("latin1"), `/Length1 ${font.length}\n`);
}

function fontsOf(file: PdfFile, page: string): Map<string, GlyphTexts> {
  return new Map(
    Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/gu), ([, name = "", number]) => {
      const map = Number(found(/\/ToUnicode (\d+) 0 R/u, objectOf(file, Number(number))));
      return [name, glyphTexts(unpacked(objectOf(file, map)))];
    }),
  );
}

/** Without the day of printing and the name of the browser that printed. */
function withFixedOrigin(information: string): string {
  return information
    .replace(/\/Creator \((?:\\.|[^\\)])*\)\n?/u, "")
    .replace(/\/(CreationDate|ModDate) \([^)]*\)/gu, `/$1 (${day})`);
}

/** Names the elements of the structure from 1 on: Chromium goes on counting from one document to the next. */
function withCountedNames(objects: ReadonlyMap<number, string>): Map<number, string> {
  const pattern = /\(node(\d{8})\)/gu;
  const structure = [...objects].filter(([, object]) => !object.endsWith("endstream"));
  const names = structure.flatMap(([, object]) => Array.from(object.matchAll(pattern), ([, name = ""]) => name));
  const inOrder = [...new Set(names)].sort();
  const counted = new Map(inOrder.map((name, index) => [name, String(index + 1).padStart(8, "0")]));
  const renamed = structure.map(([number, object]): [number, string] => [
    number,
    object.replace(pattern, (_, name: string) => `(node${counted.get(name) ?? name})`),
  ]);
  return new Map([...objects, ...renamed]);
}
