import { inflateSync } from "node:zlib";

/** Sizes in bytes of the header and of a table's record, in WOFF and in the font it holds. */
const woff = { header: 44, record: 20 } as const;
const sfnt = { header: 12, record: 16 } as const;

/**
 * The TrueType or OpenType font inside a WOFF file (W3C Recommendation "WOFF File Format 1.0"): the same tables,
 * unpacked. What draws text outside a browser reads only that form. Throws for a file that is no WOFF.
 */
export function fontOf(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("Not a WOFF font.");
  const count = file.readUInt16BE(12);
  const depth = Math.floor(Math.log2(count));
  const head = Buffer.alloc(sfnt.header + count * sfnt.record);
  file.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(sfnt.record * 2 ** depth, 6);
  head.writeUInt16BE(depth, 8);
  head.writeUInt16BE(sfnt.record * (count - 2 ** depth), 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const from = woff.header + index * woff.record;
    const [start, packed, length] = [4, 8, 12].map((place) => file.readUInt32BE(from + place));
    if (start === undefined || packed === undefined || length === undefined)
      throw new Error("The WOFF font is cut off.");
    const bytes = file.subarray(start, start + packed);
    const to = sfnt.header + index * sfnt.record;
    // The tag, then the checksum, which is that of the unpacked table.
    file.copy(head, to, from, from + 4);
    file.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, to + 8);
    head.writeUInt32BE(length, to + 12);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(bytes) : bytes).copy(table);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
}
