import { decodeLatin1 } from "./bytes";
import { decodeHex, decodeLiteral, decodeString } from "./pdf-strings";
import { unzipZlib } from "./zip";

/** A reference to an indirect object, by its number. */
export class PdfReference {
  constructor(readonly number: number) {}
}

/** A dictionary of a PDF: its values by key, without the slash that begins a key. */
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** A value of a PDF. Names begin with a slash. Strings are omitted: `PdfObjects` has them. */
export type PdfValue = PdfDictionary | readonly PdfValue[] | PdfReference | string | number | undefined;

/** An indirect object. The same number can occur several times, in revisions of a file. */
export interface PdfObject {
  readonly number: number;
  readonly value: PdfValue;
}

/** The objects of a PDF. */
export interface PdfObjects {
  readonly objects: readonly PdfObject[];
  /** True if some object streams could not be read because they are encrypted or encoded. */
  readonly hasUnread: boolean;
  /**
   * The strings of all objects, such as notes, values of forms, bookmarks, properties and addresses. On request also the
   * metadata (XMP), and the texts that stand for a part of a page (`ActualText`).
   */
  readonly texts: ReadonlySet<string>;
}

/** The maximum unpacked size of a stream with text, fonts or objects. Only images are larger. */
export const streamLimit = 64 * 1024 * 1024;

/** The least packed size that can exceed the limit: Deflate packs at most 1,032 bytes into one. */
const leastPacked = streamLimit / 1032;

/**
 * Reads all objects of a PDF, including those in object streams (ISO 32000-1, 7.3 and 7.5.7). Strings, comments and the
 * data of streams cannot be mistaken for objects. Throws `UnpackedTooLarge` for a stream beyond the limit.
 */
export function readPdfObjects(text: string, { withContent = false } = {}): PdfObjects {
  const objects: PdfObject[] = [];
  const texts = new Set<string>();
  let hasUnread = false;
  let textLength = 0;
  for (const { 0: start, 1: number, index } of text.matchAll(/(?:^|\D)(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj\b/gu)) {
    const reader = new ValueReader(text, index + start.length, texts);
    const value = reader.read();
    objects.push({ number: Number(number), value });
    if (!isDictionary(value)) continue;
    const isObjects = value.get("Type") === "/ObjStm";
    const data = reader.readStreamData();
    // Several filters may unpack a small stream to any size.
    const isSmall = data === undefined || (data.length <= leastPacked && !Array.isArray(value.get("Filter")));
    const hasText = withContent && textLength < streamLimit && data !== undefined && !isObjects && hasTexts(value);
    if (data === undefined || (!isObjects && !hasText && (isSmall || value.get("Subtype") === "/Image"))) continue;
    const unpacked = unpackStream(data, value);
    if (isObjects && unpacked === undefined) hasUnread = true;
    if (isObjects && unpacked !== undefined) objects.push(...readObjectStream(unpacked, value, texts));
    if (!hasText || unpacked === undefined) continue;
    textLength += unpacked.length;
    readStreamTexts(unpacked, value, texts);
  }
  return { objects, hasUnread, texts };
}

/** Checks whether a stream has metadata, or draws a page or a part of one. */
function hasTexts(dictionary: PdfDictionary): boolean {
  const type = dictionary.get("Subtype") ?? dictionary.get("Type") ?? "/Form";
  return (type === "/Form" || type === "/XML") && !dictionary.has("Length1");
}

function readStreamTexts(text: string, dictionary: PdfDictionary, texts: Set<string>): void {
  if (dictionary.get("Subtype") === "/XML") texts.add(decodeString(text));
  for (const { 0: name, index } of text.matchAll(/\/(?:ActualText|Alt|E)\b/gu))
    new ValueReader(text, index + name.length, texts).read();
}

/** Checks whether a value is a dictionary. */
export function isDictionary(value: PdfValue): value is PdfDictionary {
  return value instanceof Map;
}

/** Unpacks the data of a stream. Returns undefined if it is encrypted, damaged or encoded in other ways. */
function unpackStream(data: string, dictionary: PdfDictionary): string | undefined {
  const filter = dictionary.get("Filter") ?? [];
  let unpacked = data;
  for (const name of Array.isArray(filter) ? filter : [filter]) {
    const bytes = name === "/FlateDecode" || name === "/Fl" ? unzipZlib(unpacked, streamLimit) : undefined;
    if (!bytes) return undefined;
    unpacked = decodeLatin1(bytes);
  }
  return unpacked;
}

function readObjectStream(text: string, dictionary: PdfDictionary, texts: Set<string>): PdfObject[] {
  const first = Number(dictionary.get("First"));
  const numbers = text
    .slice(0, first)
    .trim()
    .split(/[\s\0]+/u)
    .map(Number);
  return numbers.flatMap((number, index) => {
    const offset = numbers[index + 1];
    if (index % 2 === 1 || offset === undefined) return [];
    return [{ number, value: new ValueReader(text, first + offset, texts).read() }];
  });
}

/** The maximum number of nested values. */
const deepest = 100;

/** Reads values from the text of a PDF. */
class ValueReader {
  private readonly token =
    /(?:[\s\0]|%[^\r\n]*(?:[\r\n]|$))*(<<|>>|[[\](]|<[^<>]*>|\/[^\s\0()<>[\]{}/%]*|\d+[\s\0]+\d+[\s\0]+R(?![^\s\0()<>[\]{}/%])|[^\s\0()<>[\]{}/%]+)/uy;

  constructor(
    private readonly text: string,
    private at: number,
    private readonly texts: Set<string>,
  ) {}

  /** Reads the next value. */
  read(depth = 0): PdfValue {
    const token = this.next();
    if (token === undefined || depth > deepest) return undefined;
    if (token === "(") return this.readString();
    if (/^<[^<]/u.test(token)) this.texts.add(decodeString(decodeHex(token)));
    if (token === "[") return this.readAll("]", depth);
    if (token !== "<<") return toSimpleValue(token);
    const parts = this.readAll(">>", depth);
    return new Map(
      parts.flatMap((name, index): [string, PdfValue][] =>
        index % 2 === 0 && typeof name === "string" ? [[name.slice(1), parts[index + 1]]] : [],
      ),
    );
  }

  /** Returns the data of the stream after a dictionary; undefined if no stream follows. */
  readStreamData(): string | undefined {
    if (this.next() !== "stream") return undefined;
    const start = this.text.startsWith("\r\n", this.at) ? this.at + 2 : this.at + 1;
    const end = this.text.indexOf("endstream", start);
    return this.text.slice(start, end === -1 ? undefined : end);
  }

  private next(): string | undefined {
    this.token.lastIndex = this.at;
    const found = this.token.exec(this.text)?.[1];
    if (found !== undefined) this.at = this.token.lastIndex;
    return found;
  }

  private readAll(end: string, depth: number): PdfValue[] {
    const values: PdfValue[] = [];
    for (;;) {
      const before = this.at;
      const token = this.next();
      if (token === undefined || token === end || token === "endobj" || token === "stream") return values;
      this.at = before;
      values.push(this.read(depth + 1));
    }
  }

  /** Reads a string, which may contain balanced brackets and escaped ones. */
  private readString(): undefined {
    const start = this.at;
    const bracket = /\\[\s\S]|[()]/gu;
    bracket.lastIndex = this.at;
    for (let open = 1; open > 0; ) {
      const found = bracket.exec(this.text)?.[0];
      if (found === undefined) break;
      if (found === "(") open += 1;
      if (found === ")") open -= 1;
      this.at = bracket.lastIndex;
    }
    this.texts.add(decodeString(decodeLiteral(this.text.slice(start, this.at - 1))));
  }
}

function toSimpleValue(token: string): PdfValue {
  // A name may have escaped characters: `/J#61vaScript`.
  if (token.startsWith("/"))
    return token.replace(/#([\da-f]{2})/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  if (/^\d+[\s\0]/u.test(token)) return new PdfReference(Number.parseInt(token, 10));
  return /^\d+$/u.test(token) ? Number(token) : undefined;
}
