import { order, samplePdf } from "./sample";
import { edited, type WrongFiles } from "./wrong-file";

const orderFile = "content/orders/order-1.yaml";
const pdf = "static/documents/order-1.pdf";

function inDocument(mistake: string, name: string, says: readonly string[]): WrongFiles {
  return { mistake, changes: { [orderFile]: edited(order, "order-1.pdf", name), [pdf]: null }, says };
}

function inStore(mistake: string, name: string, bytes: string | Uint8Array, says: readonly string[]): WrongFiles {
  const changes = { [orderFile]: edited(order, "order-1.pdf", name), [pdf]: null, [`static/documents/${name}`]: bytes };
  return { mistake, changes, says };
}

/** Documents and their names. */
export const wrongAsDocuments: readonly WrongFiles[] = [
  {
    mistake: "a document that is not there",
    changes: { [pdf]: null },
    says: [
      "content/orders/order-1.yaml:9:11  document: there is no document order-1.pdf in static/documents; put the file there",
    ],
  },
  {
    mistake: "a misspelt document",
    changes: { [orderFile]: edited(order, "order-1.pdf", "oredr-1.pdf") },
    says: [
      "content/orders/order-1.yaml:9:11  document: there is no document oredr-1.pdf in static/documents; perhaps order-1.pdf is meant",
    ],
  },
  {
    mistake: "a document's name in another case",
    changes: { [orderFile]: edited(order, "order-1.pdf", "Order-1.pdf") },
    says: [
      "content/orders/order-1.yaml:9:11  document: Order-1.pdf cannot be a document's name; use small Latin letters, digits, hyphens and dots: order-1.pdf",
    ],
  },
  inDocument("a document in another folder", "../private/order-1.pdf", [
    "content/orders/order-1.yaml:9:11  document: ../private/order-1.pdf is not in static/documents; put the file there and write its name alone: order-1.pdf",
  ]),
  inDocument("an address instead of a document", "https://council.example/order-1.pdf", [
    "content/orders/order-1.yaml:9:11  document: this is an address, not a document's name; write it in the field link instead",
  ]),
  inDocument("a kind that is not published", "order-1.docx", [
    "content/orders/order-1.yaml:9:11  document: order-1.docx is not a kind of document that can be published; give one that ends in .pdf, .csv, .xlsx",
  ]),
  inDocument("the name of a document downloaded from the site", "order-1.0123456789abcdef.pdf", [
    "content/orders/order-1.yaml:9:11  document: order-1.0123456789abcdef.pdf is the name under which this site gives a document to visitors; name the file order-1.pdf",
  ]),
  {
    mistake: "a file saved from the site among the documents",
    changes: { "static/documents/order-1.0123456789abcdef.pdf": samplePdf },
    says: [
      "static/documents/order-1.0123456789abcdef.pdf:1:1  file: order-1.0123456789abcdef.pdf is the name under which this site gives a document to visitors; name the file order-1.pdf",
    ],
  },
  {
    mistake: "hidden files beside the site's own and among the documents",
    changes: { "static/.htpasswd": "secret", "static/documents/.order-1.pdf": samplePdf },
    says: [
      "static/.htpasswd:1:1  file: a hidden file would be published too; delete it",
      "static/documents/.order-1.pdf:1:1  file: a hidden file would be published too; delete it",
    ],
  },
  inStore("an empty document", "order-1.pdf", "", [
    "content/orders/order-1.yaml:9:11  document: the document order-1.pdf is empty; put the right file into static/documents",
  ]),
  inStore("a document that is no PDF inside", "order-1.pdf", "<html></html>", [
    "content/orders/order-1.yaml:9:11  document: the document order-1.pdf is not PDF inside; save it again as PDF, renaming is not enough",
  ]),
  inStore("a document that is no workbook inside", "order-1.xlsx", "PK\u0003\u0004word/document.xml", [
    "content/orders/order-1.yaml:9:11  document: the document order-1.xlsx is not XLSX inside; save it again as XLSX, renaming is not enough",
  ]),
  inStore("a workbook named .csv", "order-1.csv", "PK\u0003\u0004xl/workbook.xml", [
    "content/orders/order-1.yaml:9:11  document: the document order-1.csv is not CSV inside; save it again as CSV, renaming is not enough",
  ]),
  inStore("a CSV in another encoding", "order-1.csv", Buffer.from([0x61, 0x2c, 0xe9, 0x0a]), [
    "content/orders/order-1.yaml:9:11  document: the document order-1.csv is not text in UTF-8; save it again as CSV UTF-8",
  ]),
  inStore("a document that is too large", "order-1.pdf", Buffer.alloc(10 * 1024 * 1024 + 1, samplePdf), [
    "content/orders/order-1.yaml:9:11  document: the document order-1.pdf has 10241 KB, the most is 10240 KB; save it smaller, or split it",
  ]),
  {
    mistake: "a document that nothing names",
    changes: { "static/documents/order-2.pdf": samplePdf },
    says: [
      "static/documents/order-2.pdf:1:1  (warning) file: no entry names this document; name it in an entry, or delete it",
    ],
  },
  {
    mistake: "a web page among the documents",
    changes: { "static/documents/order-2.html": "<p>" },
    says: [
      "static/documents/order-2.html:1:1  file: order-2.html is not a kind of document that can be published; give one that ends in .pdf, .csv, .xlsx",
    ],
  },
  {
    mistake: "a folder among the documents",
    changes: { "static/documents/2024/order-2.pdf": samplePdf },
    says: ["static/documents/2024:1:1  file: files stand directly in static/documents; move this folder's files there"],
  },
];
