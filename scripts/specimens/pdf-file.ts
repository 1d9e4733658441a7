import { deflateSync, inflateSync } from "node:zlib";

/**
 * A PDF as Chromium writes it: a classic cross-reference table and no object streams (ISO 32000-1, 7.5.4). Objects
 * are kept as Latin-1 strings, one character a byte.
 */
export interface PdfFile {
  /** The objects' texts by number, without `obj` and `endobj`. */
  readonly objects: ReadonlyMap<number, string>;
  /** The number of the document's catalogue. */
  readonly root: number;
  /** The number of the object with title and dates. */
  readonly information: number;
}

/** Reads a PDF. Throws where it is not built as Chromium builds it. */
export function readPdf(bytes: Buffer): PdfFile {
  const text = bytes.toString("latin1");
  const tableStart = Number(found(/startxref\n(\d+)\n%%EOF\s*$/u, text));
  const table = text.slice(tableStart);
  const offsets = Array.from(table.matchAll(/^(\d{10}) \d{5} n/gmu), (entry) => Number(entry[1])).sort((a, b) => a - b);
  const objects = new Map<number, string>();
  for (const [index, start] of offsets.entries()) {
    const written = /^(\d+) 0 obj\n(.*)\nendobj\n$/su.exec(text.slice(start, offsets[index + 1] ?? tableStart));
    if (!written) throw new Error(`The PDF has no object at byte ${start}.`);
    objects.set(Number(written[1]), written[2] ?? "");
  }
  return {
    objects,
    root: Number(found(/\/Root (\d+) 0 R/u, table)),
    information: Number(found(/\/Info (\d+) 0 R/u, table)),
  };
}

/** The bytes of a PDF, its objects in the order of their numbers. */
export function writePdf({ objects, root, information }: PdfFile): Buffer {
  const numbers = [...objects.keys()].sort((a, b) => a - b);
  const size = Math.max(...numbers) + 1;
  const entries = Array.from({ length: size }, () => "0000000000 65535 f ");
  let text = "%PDF-1.4\n%\xd3\xeb\xe9\xe1\n";
  for (const number of numbers) {
    entries[number] = `${String(text.length).padStart(10, "0")} 00000 n `;
    text += `${number} 0 obj\n${objects.get(number) ?? ""}\nendobj\n`;
  }
  const trailer = `trailer\n<</Size ${size}\n/Root ${root} 0 R\n/Info ${information} 0 R>>`;
  const table = `xref\n0 ${size}\n${entries.join("\n")}\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table, "latin1");
}

/** The text of an object. Throws where the file has none of that number. */
export function objectOf(file: PdfFile, number: number): string {
  const object = file.objects.get(number);
  if (object === undefined) throw new Error(`The PDF has no object ${number}.`);
  return object;
}

/** Returns the decompressed content of a stream object. */
export function unpacked(object: string): string {
  const [, dictionary = "", data = ""] = /^(<<.*?>>) stream\n(.*)\nendstream$/su.exec(object) ?? [];
  if (dictionary === "") throw new Error("The PDF object is not a stream.");
  if (!dictionary.includes("/FlateDecode")) return data;
  return inflateSync(Buffer.from(data, "latin1")).toString("latin1");
}

/** A stream object that holds a text, packed; `entries` stand in its dictionary besides its length. */
export function packed(text: string, entries = ""): string {
  const data = deflateSync(Buffer.from(text, "latin1"), { level: 9 }).toString("latin1");
  return `<<${entries}/Filter /FlateDecode\n/Length ${data.length}>> stream\n${data}\nendstream`;
}

/** The first group of a pattern in a text. Throws where it does not match. */
export function found(pattern: RegExp, text: string): string {
  const group = pattern.exec(text)?.[1];
  if (group === undefined) throw new Error(`The PDF is not built as expected: ${pattern} is not in it.`);
  return group;
}
