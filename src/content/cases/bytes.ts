import { order } from "./sample";
import type { WrongFiles } from "./wrong-file";

const file = "content/orders/order-1.yaml";

function asOrder(mistake: string, text: string | Uint8Array, says: readonly string[]): WrongFiles {
  return { mistake, changes: { [file]: text }, says };
}

/** Names, places and bytes of files. */
export const wrongAsFiles: readonly WrongFiles[] = [
  asOrder("an empty file", "", [
    "content/orders/order-1.yaml:1:1  file: the file is empty; write the fields of the entry into it, or delete the file",
  ]),
  asOrder("a file of blank lines", "\n \r\n\n", [
    "content/orders/order-1.yaml:1:1  file: the file is empty; write the fields of the entry into it, or delete the file",
  ]),
  asOrder("a file that is too large", `${order}# ${"x".repeat(300_000)}\n`, [
    "content/orders/order-1.yaml:1:1  file: the file has 294 KB, the most is 256 KB; keep text only in it and put documents into static/documents",
  ]),
  asOrder("UTF-16", Buffer.from(`\uFEFF${order}`, "utf16le"), [
    "content/orders/order-1.yaml:1:1  file: the file is saved in the encoding UTF-16; save it again with the encoding UTF-8",
  ]),
  asOrder("UTF-16 without a mark", Buffer.from(order, "utf16le"), [
    "content/orders/order-1.yaml:1:1  file: the file is saved in the encoding UTF-16; save it again with the encoding UTF-8",
  ]),
  asOrder("another encoding than UTF-8", Buffer.concat([Buffer.from(order), Buffer.from([0x23, 0xe9, 0x0a])]), [
    "content/orders/order-1.yaml:10:1  file: this line is not saved as UTF-8; save the file again with the encoding UTF-8",
  ]),
  {
    mistake: "the ending .yml",
    changes: { [file]: null, "content/orders/order-1.yml": order },
    says: ["content/orders/order-1.yml:1:1  file: the file's name ends in .yml; rename the file to order-1.yaml"],
  },
  {
    mistake: "another ending",
    changes: { "content/orders/order-2.txt": "key: order-2" },
    says: [
      "content/orders/order-2.txt:1:1  file: only files that end in .yaml are read here; rename the file, or take it out of this folder",
    ],
  },
  {
    mistake: "a folder inside a collection",
    changes: { "content/orders/2024/order-2.yaml": order },
    says: ["content/orders/2024:1:1  file: files stand directly in content/orders; move this folder's files there"],
  },
  {
    mistake: "a misspelt folder",
    changes: { "content/order/order-2.yaml": order },
    says: [
      "content/order:1:1  file: there is no such folder of entries; perhaps content/orders is meant, move its files there",
    ],
  },
  {
    mistake: "an unknown folder",
    changes: { "content/photographs/one.yaml": order },
    says: [
      "content/photographs:1:1  file: there is no such folder of entries; move its files into one of: content/results, content/orders, content/tables/announcements, content/notices, content/tables/tenders, content/acts, content/tables/court-cases, content/tables/schools, content/tables/districts, content/tables/syllabus, content/officials, content/tables/departments, content/tables/committees, content/tables/budget, content/tables/rti-manuals, content/pages",
    ],
  },
  {
    mistake: "an entry outside its folder",
    changes: { "content/order-2.yaml": order },
    says: [
      "content/order-2.yaml:1:1  file: only site.yaml may stand here; move the file into the folder of its collection: content/results, content/orders, content/tables/announcements, content/notices, content/tables/tenders, content/acts, content/tables/court-cases, content/tables/schools, content/tables/districts, content/tables/syllabus, content/officials, content/tables/departments, content/tables/committees, content/tables/budget, content/tables/rti-manuals, content/pages",
    ],
  },
  {
    mistake: "capitals and spaces in a name",
    changes: { [file]: null, "content/orders/Order 1.yaml": order },
    says: [
      "content/orders/Order 1.yaml:1:1  file: a file's name has only small Latin letters, digits and single hyphens; rename the file to order-1.yaml",
    ],
  },
  {
    mistake: "no site.yaml",
    changes: { "content/site.yaml": null },
    says: ["content/site.yaml:1:1  file: the file is missing; write it. The council's name and where to write to it."],
  },
];
