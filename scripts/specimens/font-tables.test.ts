import { withoutShaping } from "./font-tables";

/** A font file with tables of the given names and contents. */
function fontOf(tables: Readonly<Record<string, string>>): Buffer {
  const entries = Object.entries(tables);
  const header = Buffer.alloc(12);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(entries.length, 4);
  let offset = header.length + entries.length * 16;
  const records = entries.map(([name, content]) => {
    const record = Buffer.alloc(16);
    record.write(name, "latin1");
    record.writeUInt32BE(offset, 8);
    record.writeUInt32BE(content.length, 12);
    offset += content.length;
    return record;
  });
  return Buffer.concat([header, ...records, ...entries.map(([, content]) => Buffer.from(content))]);
}

function tablesOf(font: Buffer): Record<string, string> {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16));
  return Object.fromEntries(
    records.map((record) => {
      const start = record.readUInt32BE(8);
      return [record.toString("latin1", 0, 4), font.toString("latin1", start, start + record.readUInt32BE(12))];
    }),
  );
}

test("a font keeps what draws its glyphs and loses what shapes text", () => {
  const font = withoutShaping(fontOf({ GPOS: "gone!", glyf: "outlines", GSUB: "gone", head: "12345", loca: "at" }));
  expect(tablesOf(font)).toEqual({ glyf: "outlines", head: "12345", loca: "at" });
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect([font.readUInt16BE(6), font.readUInt16BE(8), font.readUInt16BE(10)]).toEqual([32, 1, 16]);
});
