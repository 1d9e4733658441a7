/**
 * The tables that a TrueType font needs inside a PDF (ISO 32000-1, 9.9). Chromium also leaves in those for shaping
 * text, a third of the file, though in a PDF every glyph has its place already.
 */
const needed = ["cvt ", "fpgm", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "prep"];

const headerSize = 12;
const recordSize = 16;

/** A TrueType font with the tables that a PDF needs and no others. */
export function withoutShaping(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => {
    const start = headerSize + index * recordSize;
    return font.subarray(start, start + recordSize);
  }).filter((record) => needed.includes(record.toString("latin1", 0, 4)));
  const header = Buffer.alloc(headerSize);
  font.copy(header, 0, 0, 4);
  const depth = Math.floor(Math.log2(records.length));
  header.writeUInt16BE(records.length, 4);
  header.writeUInt16BE(recordSize * 2 ** depth, 6);
  header.writeUInt16BE(depth, 8);
  header.writeUInt16BE(recordSize * (records.length - 2 ** depth), 10);
  const tables: Buffer[] = [];
  let offset = headerSize + records.length * recordSize;
  const moved = records.map((record) => {
    const place = record.readUInt32BE(8);
    const length = record.readUInt32BE(12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    font.copy(padded, 0, place, place + length);
    tables.push(padded);
    const copy = Buffer.from(record);
    copy.writeUInt32BE(offset, 8);
    offset += padded.length;
    return copy;
  });
  return Buffer.concat([header, ...moved, ...tables]);
}
