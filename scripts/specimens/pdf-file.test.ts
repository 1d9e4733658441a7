import { packed, readPdf, unpacked, writePdf } from "./pdf-file";

const file = {
  objects: new Map([
    [1, "<</Title (A \xfe)>>"],
    [2, "<</Type /Catalog>>"],
    [3, packed("BT\nendobj\n\xff")],
  ]),
  root: 2,
  information: 1,
};

test("a PDF that was written is read back the same", () => {
  expect(readPdf(writePdf(file))).toEqual(file);
});

test("a stream gives back what was packed into it", () => {
  expect(unpacked(packed("q\nBT\nET\n\xe9", "/Length1 9\n"))).toBe("q\nBT\nET\n\xe9");
});

test("a stream that is not packed is taken as it is", () => {
  expect(unpacked("<</Length 2>> stream\nET\nendstream")).toBe("ET");
});

test.each(["", "%PDF-1.7\nstartxref\n9\n%%EOF\n", "<html>"])(
  "what is no PDF of the expected build is refused",
  (text) => {
    expect(() => readPdf(Buffer.from(text))).toThrow(/not built as expected/u);
  },
);
