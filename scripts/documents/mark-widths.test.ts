import { deflateSync } from "node:zlib";
import { withMarkWidths } from "./mark-widths";

/** Creates a document with the parts of a PDF that contain widths and offsets, as Chromium writes them. */
function pdfWith(text: string, widths: string): string {
  const stream = deflateSync(Buffer.from(text)).toString("latin1");
  const content = `1 0 obj\n<</Filter /FlateDecode\n/Length ${stream.length}>> stream\n${stream}\nendstream\nendobj\n`;
  const font = `2 0 obj\n<<${widths}\nendobj\n`;
  const places = [0, content.length].map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const table = `xref\n0 2\n${places.join("")}startxref\n${content.length + font.length}\n%%EOF`;
  return `${content}${font}${table}`;
}

const widthsIn = (pdf: string) => /\/W .*\n\/DW \d+/u.exec(pdf)?.[0];

it("widens marks at the end of text pieces, in lists, ranges and default widths", () => {
  const text = "<0038> Tj <0024> Tj <0029> Tj <0065> Tj";
  expect(widthsIn(withMarkWidths(pdfWith(text, "/W [36 [0] 40 41 0 56 [768]]\n/DW 0>>")))).toBe(
    "/W [36 [160] 40 [0] 41 [160] 56 [768] 101 [160]]\n/DW 0",
  );
});

it("does not widen a mark whose width positions the next glyph", () => {
  const text = "<0038> Tj <00240065> Tj <0024> Tj";
  expect(widthsIn(withMarkWidths(pdfWith(text, "/W [36 [0] 56 [768] 101 [0]]\n/DW 259>>")))).toBe(
    "/W [36 [0] 56 [768] 101 [160]]\n/DW 259",
  );
});

it("updates the offsets in the cross-reference table", () => {
  const pdf = withMarkWidths(pdfWith("<0024> Tj", "/W [36 [0] 56 [768]]\n/DW 259>>"));
  expect(pdf.slice(Number(/startxref\n(\d+)/u.exec(pdf)?.[1]))).toMatch(/^xref/u);
  const [first, second] = [...pdf.matchAll(/(\d{10}) 00000 n/gu)].map(([, place]) => pdf.slice(Number(place)));
  expect(first).toMatch(/^1 0 obj/u);
  expect(second).toMatch(/^2 0 obj/u);
});
