import { formatDocumentCell, parseDocumentCell } from "./document-codec";

it("decodes every encoded document", () => {
  for (const pages of [12, null]) {
    for (const language of ["hi", null]) {
      const document = { address: "/documents/order-2019.1a2b3c.pdf", type: "pdf", bytes: 24_576, pages, language };
      expect(parseDocumentCell(formatDocumentCell(document))).toEqual(document);
    }
  }
});

it("returns null for an entry without a document", () => {
  expect(parseDocumentCell("")).toBeNull();
});
