import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import { defineCollection } from "../../src/schema/collection";
import {
  choice,
  date,
  defineVocabulary,
  document,
  documents,
  flag,
  integer,
  line,
  link,
  list,
  reference,
  text,
  year,
} from "../../src/schema/fields";

const binding = defineVocabulary("binding", {
  paper: { en: "Paper", hi: "काग़ज़", sa: "पत्रम्" },
  cloth: { en: "Cloth", hi: "कपड़ा", sa: "वस्त्रम्" },
});

function about(en: string, hi: string) {
  return { label: { en, hi, sa: hi }, help: { en: `The ${en.toLowerCase()}.`, hi: `${hi}।` } };
}

const bookFields = {
  title: text(about("Title", "शीर्षक")),
  number: line(about("Shelf mark", "क्रमांक")),
  binding: choice({ ...about("Binding", "जिल्द"), from: binding }),
  year: year(about("Year", "वर्ष")),
  copies: integer({ ...about("Copies", "प्रतियाँ"), minimum: 1, maximum: 50 }).optional(),
  bought: date(about("Bought", "क्रय तिथि")).optional(),
  lent: flag(about("Lent", "उधार")),
  district: reference({ ...about("District", "जनपद"), collection: "districts" }).optional(),
  scan: document(about("Scan", "स्कैन")).optional(),
  editions: documents(about("Editions", "संस्करण")).optional(),
  shop: link(about("Shop", "दुकान")).optional(),
  chapters: list({
    ...about("Chapters", "अध्याय"),
    item: {
      name: text(about("Chapter", "अध्याय")),
      pages: integer({ ...about("Pages", "पृष्ठ"), minimum: 1, maximum: 999 }),
    },
  }),
};

const aboutBooks = {
  name: "books",
  folder: "tables/books",
  type: "Book",
  label: { en: "Books", hi: "पुस्तकें", sa: "पुस्तकानि" },
  help: { en: "One file for each book.", hi: "प्रत्येक पुस्तक के लिए एक फ़ाइल।" },
  keyFrom: "{number}",
};

/** A collection that the site does not have, with a field of nearly every kind. */
export const books = defineCollection({ ...aboutBooks, fields: bookFields });

/** A book that the schema accepts. */
export const book = {
  key: "panini",
  title: { en: "Ashtadhyayi", hi: "अष्टाध्यायी", sa: "अष्टाध्यायी" },
  number: "B 12",
  binding: "cloth",
  year: 2019,
  chapters: [{ name: { en: "One", hi: "एक", sa: "एकम्" }, pages: 40 }],
};

const wrongBooks = z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())]));

/** Returns faults of a book, each with the fields that have it. */
export const readWrongBooks = () =>
  wrongBooks.parse(parse(readFileSync(path.join(__dirname, "wrong-books.yaml"), "utf8")));
