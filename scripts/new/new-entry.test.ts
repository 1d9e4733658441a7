import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { samplePdf } from "../../tests/cases/sample";
import { type SampleFolder, withSampleFolder } from "../../tests/cases/sample-folder";
import { openContent } from "../entries/drafts";
import { findCollection } from "../entries/find-collection";
import { newEntry } from "./new-entry";
import { Cancelled } from "./terminal";

/** The answers to the question whose prompt contains some words; several answers are given in turn. */
type Answers = readonly (readonly [prompt: string, ...answers: string[]])[];

/** Makes an entry with answers that come in the order of the questions, and gives all that was said. */
async function made({ root }: SampleFolder, name: string, answers: Answers, reader: "en" | "hi" = "en") {
  const said: string[] = [];
  const left = answers.flatMap(([prompt, ...each]) => each.map((answer) => ({ prompt, answer })));
  const terminal = {
    say: (line: string) => void said.push(...line.split("\n")),
    ask: async (question: string) => {
      said.push(question);
      const next = left.shift();
      if (!next) throw new Cancelled("No more answers.");
      expect(question).toContain(next.prompt);
      return next.answer;
    },
  };
  const file = await newEntry(findCollection(name), { root, reader, terminal });
  expect(left).toEqual([]);
  return { file, said };
}

const order: Answers = [
  ["Specimen (yes or no) [No]", ""],
  ["English", "Books: for schools"],
  ["Hindi", "विद्यालयों के लिए पुस्तकें"],
  ["Sanskrit", "विद्यालयेभ्यः पुस्तकानि"],
  ["Order number", "0014"],
  ["number or word", "4"],
  ["Published", "15/01/2025"],
  ["Show from", ""],
  ["Show at", ""],
  ["In the list until", ""],
  ["Document", ""],
  ["is there any? [No]", ""],
  ["Link", ""],
  ["English", "."],
  ["one more? [No]", ""],
  ["Key [0014]", "books-2025"],
  ["Write content/orders/books-2025.yaml? [Yes]", ""],
];

test("the answers become a file that the check accepts", () =>
  withSampleFolder(async (folder) => {
    const { file } = await made(folder, "order", order);
    expect(file).toBe("content/orders/books-2025.yaml");
    expect(folder.read("content/orders/books-2025.yaml")).toBe(`key: books-2025
title:
  en: "Books: for schools"
  hi: विद्यालयों के लिए पुस्तकें
  sa: विद्यालयेभ्यः पुस्तकानि
number: "0014"
subject: finance
published: 2025-01-15
`);
    expect(openContent(folder.root).problems).toEqual([]);
  }));

test("each answer is judged at once and asked for again, in the words of the check", () =>
  withSampleFolder(async (folder) => {
    const { said } = await made(folder, "schools", [
      ["Specimen", "perhaps", "no"],
      ["Code", "", "sk-001", "SK-002"],
      ["English", "", "<b>", "Second school"],
      ["Hindi", "", "दूसरा विद्यालय"],
      ["Sanskrit", "द्वितीयः विद्यालयः"],
      ["number or word", "Atlantis", "अल्मोड़ा"],
      ["number or word", "9", "Prathama"],
      ["number or word", "aided"],
      ["English", ""],
      ["Telephone", ""],
      ["English", ""],
      ["UDISE code", ""],
      ["From class", ""],
      ["To class", ""],
      ["Recognition valid until", ""],
      ["Map", ""],
      ["Key [sk-002]", "school-1", "SK 2", ""],
      ["Write content/tables/schools/sk-002.yaml?", "yes"],
    ]);
    const told = said.filter((line) => /^ {2}\S.*;|missing|taken|already/u.test(line)).map((line) => line.trim());
    expect(told).toEqual([
      "perhaps cannot stand here; write true for yes or false for no",
      expect.stringMatching(/^this field is missing; add it\. The council's code/u),
      expect.stringMatching(/^sk-001 stands already in content\/tables\/schools\/school-1\.yaml/u),
      "the English text is missing; write it after en:",
      expect.stringMatching(/^the text contains HTML \(<b>\)/u),
      expect.stringMatching(/^the Hindi text is missing/u),
      expect.stringMatching(/^there is no entry Atlantis in content\/tables\/districts/u),
      expect.stringMatching(/^9 is not in the list/u),
      "content/tables/schools/school-1.yaml is there already; write another key",
      expect.stringMatching(/^SK 2 cannot be a key; .*: sk-2$/u),
    ]);
    expect(folder.read("content/tables/schools/sk-002.yaml")).toContain("district: almora");
  }));

test("answers that do not go together are told with the second of them", () =>
  withSampleFolder(async (folder) => {
    const answers = order.map((each): Answers[number] => {
      if (each[0] === "Document") return ["Document", "order-1.pdf"];
      return each[0] === "Link" ? ["Link", "https://orders.example/1", ""] : each;
    });
    const { said } = await made(folder, "order", answers);
    expect(said).toContainEqual(expect.stringContaining("both a document and a link are given"));
    expect(folder.read("content/orders/books-2025.yaml")).toContain("document: order-1.pdf\n");
  }));

test("the document in other languages is asked for where there is any", () =>
  withSampleFolder(async (folder) => {
    folder.write({ "static/documents/order-1-sa.pdf": samplePdf });
    const answers = order.flatMap((each): Answers => {
      if (each[0] === "Document") return [["Document", "order-1.pdf"]];
      if (!each[0].startsWith("is there any")) return [each];
      return [
        [each[0], "yes"],
        ["English", ""],
        ["Hindi", "order-1.pdf", ""],
        ["Sanskrit", "order-1-sa.pdf"],
      ];
    });
    const { said } = await made(folder, "order", answers);
    expect(said).toContainEqual(expect.stringContaining("order-1.pdf is named for another language too"));
    expect(folder.read("content/orders/books-2025.yaml")).toContain("otherLanguages:\n  sa: order-1-sa.pdf\n");
  }));

test("the items of a list are asked for one after the other", () =>
  withSampleFolder(async (folder) => {
    const member = (seat: string, designation: string): Answers => [
      ["number or word", seat],
      ["English", designation],
      ["Hindi", "निदेशक"],
      ["Sanskrit", "निदेशकः"],
      ["English", ""],
    ];
    await made(folder, "committee", [
      ["Specimen", "yes"],
      ["English", "Library committee"],
      ["Hindi", "पुस्तकालय समिति"],
      ["Sanskrit", "ग्रन्थालयसमितिः"],
      ["English", "It keeps the books."],
      ["Hindi", "यह पुस्तकें रखती है।"],
      ["Sanskrit", "एषा पुस्तकानि रक्षति।"],
      ["Position", "२"],
      ...member("1", "Director"),
      ["one more? [No]", "yes"],
      ...member("member", "Librarian"),
      ["one more? [No]", ""],
      ["Key [library-committee]", ""],
      ["Write", ""],
    ]);
    const text = folder.read("content/tables/committees/library-committee.yaml");
    expect(text).toContain("position: 2\nmembers:\n  - seat: chairperson\n    designation:\n      en: Director\n");
    expect(text).toContain("  - seat: member\n    designation:\n      en: Librarian\n");
    expect(openContent(folder.root).problems).toEqual([]);
  }));

test("asks and answers in Hindi", () =>
  withSampleFolder(async (folder) => {
    const { said } = await made(
      folder,
      "जनपद",
      [
        ["हाँ या नहीं) [नहीं]", "हाँ"],
        ["अंग्रेज़ी", "Chamoli"],
        ["हिन्दी", "", "चमोली"],
        ["संस्कृत", "चमोली"],
        ["कुंजी [chamoli]", ""],
        ["content/tables/districts/chamoli.yaml लिखें? [हाँ]", ""],
      ],
      "hi",
    );
    expect(said.join("\n")).toContain("लिखी गई: content/tables/districts/chamoli.yaml");
    expect(said.join("\n")).not.toMatch(/missing|Enter leaves/u);
    expect(folder.read("content/tables/districts/chamoli.yaml")).toContain("specimen: true\n");
  }));

test("nothing is written without consent, nor when the answers end", () =>
  withSampleFolder(async (folder) => {
    const orders = path.join(folder.root, "content/orders");
    const refused = order.map((each): Answers[number] => (each[0].startsWith("Write") ? [each[0], "no"] : each));
    expect((await made(folder, "order", refused)).file).toBeUndefined();
    await expect(made(folder, "order", order.slice(0, 5))).rejects.toThrow(Cancelled);
    expect(readdirSync(orders)).toEqual(["order-1.yaml"]);
    expect(existsSync(path.join(orders, "books-2025.yaml"))).toBe(false);
  }));

test.each(["pages", "council"])("entries of %s are not added, and it is said why", (name) =>
  withSampleFolder(async (folder) => {
    await expect(made(folder, name, [])).rejects.toThrow(/are not added/u);
  }),
);
