import { existsSync } from "node:fs";
import path from "node:path";
import { collections } from "../../src/schema/collections";
import { orders } from "../../src/schema/collections/dated";
import { schools } from "../../src/schema/collections/schools";
import { withSampleFolder } from "../../tests/cases/folder";
import { givenBack, imported, second, third, titles } from "../../tests/cases/imported-sheet";
import { importSheet } from "./import-sheet";

test("writes rows as entries, and changes nothing on a second import", () =>
  withSampleFolder(async (folder) => {
    const first = await imported(folder, [titles, second, third]);
    expect(first).toEqual({
      written: 2,
      refused: 0,
      lines: ["2 rows read: 2 new, 0 changed, 0 the same, 0 wrong", "2 written"],
    });
    expect(folder.read("content/tables/schools/sk-003.yaml")).toBe(`key: sk-003
code: SK-003
name:
  en: Third school
  hi: तीसरा विद्यालय
  sa: तृतीयः विद्यालयः
district: almora
level: purva-madhyama
management: government
`);
    const again = await imported(folder, [titles, second, third]);
    expect(again.lines).toEqual(["2 rows read: 0 new, 0 changed, 2 the same, 0 wrong", "0 written"]);
    expect(existsSync(path.join(folder.root, "list.errors.csv"))).toBe(false);
  }));

test("recognises a code in other characters, and trims texts", () =>
  withSampleFolder(async (folder) => {
    await imported(folder, [titles, second]);
    const row = second.map((text) => `\u00A0${text}\u200B `).with(0, "\uFEFFＳＫ–००२");
    expect((await imported(folder, [titles, row])).lines[0]).toContain("0 new, 0 changed, 1 the same");
  }));

test("does not overwrite the invalid rows of an earlier import", () =>
  withSampleFolder(async (folder) => {
    folder.write({ "list.errors.csv": "corrections" });
    const { lines } = await imported(folder, [titles, second.with(4, "Almor")]);
    expect(lines.at(-1)).toContain("list.errors-2.csv");
    expect(folder.read("list.errors.csv")).toBe("corrections");
  }));

test("refuses a sheet whose dates have the month first", () =>
  withSampleFolder(async (folder) => {
    const rows = [
      [...titles, "Recognition valid until"],
      [...second, "7/8/2026"],
      [...third, "10/24/2026"],
    ];
    await expect(imported(folder, rows, { partial: true })).rejects.toThrow(/has the month first, as row 3 shows/u);
    expect(existsSync(path.join(folder.root, "content/tables/schools/sk-002.yaml"))).toBe(false);
  }));

test("accepts Hindi titles in another order", () =>
  withSampleFolder(async (folder) => {
    await imported(folder, [titles, second]);
    const hindi = ["जनपद", "कोड", "विद्यालय (हिंदी)", "विद्यालय (संस्कृत)", "विद्यालय (अंग्रेज़ी)", "प्रबंधन", "स्तर"];
    const row = ["अल्मोड़ा", "SK-002", second[2], second[3], second[1], "सहायता प्राप्त", "प्रथमा"].map(String);
    const again = await imported(folder, [hindi, row], { reader: "hi" });
    expect(again.lines).toEqual(["पढ़ी गई पंक्तियाँ: 1; 0 नई, 0 बदली हुई, 1 पहले जैसी, 0 ग़लत", "लिखी गई प्रविष्टियाँ: 0"]);
  }));

test("changes the entry with the same code, and only in the columns of the sheet", () =>
  withSampleFolder(async (folder) => {
    const file = "content/tables/schools/school-1.yaml";
    const before = folder.read(file);
    const sheet = [
      ["Code", "Management", "School (Hindi)"],
      ["sk-001", "Government", "संस्कृत विद्यालय"],
    ];
    expect(await imported(folder, sheet)).toMatchObject({ written: 1, refused: 0 });
    expect(folder.read(file)).toBe(
      before
        .replace("code: SK-001", "code: sk-001")
        .replace("management: aided", "management: government")
        .replace("hi: संस्कृत विद्यालय, अल्मोड़ा", "hi: संस्कृत विद्यालय"),
    );
  }));

test("keeps a field if its cell is empty, removes it for a dash, and lists old and new values", () =>
  withSampleFolder(async (folder) => {
    const sheet = (document: string) => [
      ["Key", "Document", "Name (English)"],
      ["order-1", document, "Centres of examination"],
    ];
    const named = "row 2, order-1: Name › English: Examination centres → Centres of examination";
    const kept = await imported(folder, sheet(""), { collection: orders });
    expect(kept.lines.filter((line) => line.includes("→"))).toEqual([named]);
    expect(folder.read("content/orders/order-1.yaml")).toContain("document: order-1.pdf");
    const removed = await imported(folder, sheet("–"), { collection: orders });
    expect(removed.lines).toContain("row 2, order-1: Document: order-1.pdf → (empty)");
    expect(folder.read("content/orders/order-1.yaml")).not.toContain("document");
  }));

test("warns if a row without a key gives an existing entry another name", () =>
  withSampleFolder(async (folder) => {
    const { lines } = await imported(folder, [
      ["Code", "School (English)"],
      ["SK-001", "Another school"],
    ]);
    expect(lines).toContainEqual(
      expect.stringMatching(/row 2 \(warning\) {2}the row changes the entry school-1, whose name/u),
    );
  }));

test("leaves out columns of running numbers and empty columns, with a note", () =>
  withSampleFolder(async (folder) => {
    const rows = [
      ["क्र०सं०", ...titles, "Remarks"],
      ["१.", ...second, ""],
      ["२.", ...third, " "],
    ];
    const { lines, written } = await imported(folder, rows);
    expect(lines.slice(0, 2)).toEqual([
      "list.csv  column “क्र०सं०” is left out: it has only running numbers",
      "list.csv  column “Remarks” is left out: it has no content",
    ]);
    expect(written).toBe(2);
    const numbered = [
      ["S.No.", ...titles],
      ["7", ...second],
      ["x", ...third],
    ];
    await expect(imported(folder, numbered)).rejects.toThrow(/no column “S.No.”/u);
  }));

test("writes nothing if a row is invalid, and returns invalid rows with the reasons", () =>
  withSampleFolder(async (folder) => {
    const wrong = third.with(4, "Almor").with(1, "=1+1 <b>");
    const result = await imported(folder, [titles, second, wrong]);
    expect(result).toMatchObject({ written: 0, refused: 1 });
    expect(result.lines).toEqual([
      "list.csv row 3  School › English: the text contains HTML (<b>); write the words alone, without < and >",
      "list.csv row 3  District: there is no entry Almor in content/tables/districts; perhaps almora is meant",
      "2 rows read: 1 new, 0 changed, 0 the same, 1 wrong",
      expect.stringContaining("The unknown values are in list.values.csv"),
      "0 written",
      expect.stringContaining("The wrong rows are in list.errors.csv"),
    ]);
    expect(existsSync(path.join(folder.root, "content/tables/schools/sk-002.yaml"))).toBe(false);
    const reason = result.lines.slice(0, 2).map((line) => line.slice("list.csv row 3  ".length));
    expect(givenBack(folder)).toEqual([
      [...titles, "What is wrong"],
      [...wrong, reason.join(" | ")],
    ]);
  }));

test("writes valid rows with --partial, and imports the others once corrected", () =>
  withSampleFolder(async (folder) => {
    const wrong = third.with(6, "Privat");
    expect(await imported(folder, [titles, second, wrong], { partial: true })).toMatchObject({
      written: 1,
      refused: 1,
    });
    const [head, row] = givenBack(folder).map((cells) => cells.map(String));
    const mended = [head ?? [], (row ?? []).with(6, "Government")];
    expect(await imported(folder, mended)).toMatchObject({ written: 1, refused: 0 });
    expect(folder.read("content/tables/schools/sk-003.yaml")).toContain("management: government");
  }));

test("returns the reasons in Hindi to a reader of Hindi", () =>
  withSampleFolder(async (folder) => {
    await imported(folder, [titles, third.with(6, "Privat")], { reader: "hi" });
    const [head, row] = givenBack(folder);
    expect(head?.at(-1)).toBe("क्या ग़लत है");
    expect(row?.at(-1)).toMatch(/^प्रबंधन: Privat /u);
  }));

test.each([
  [
    "a second row of the same school",
    second.with(1, "Other"),
    "row 2 is the same entry (sk-002); remove one of the two",
  ],
  ["a code from which no key can be made", second.with(0, "–/–"), "no key can be made from the row"],
  ["a code whose key another school has", second.with(0, "School 1"), "the key that would be proposed, school-1,"],
  ["a code with a look-alike", second.with(0, "SК-003"), "has К of another script"],
  ["what plain CSV leaves of Hindi", third.with(2, "????? ???????"), "save the sheet again as “CSV UTF-8”"],
  ["an empty code", second.with(0, ""), "no key can be made from the row"],
  ["a text that slipped into the next cell", [...third, "stray"], "more cells than there are titles"],
  ["a missing translation", third.with(2, ""), "School › Hindi: the Hindi text is missing"],
])("refuses %s", (_what, row, reason) =>
  withSampleFolder(async (folder) => {
    const { refused, lines } = await imported(folder, [titles, second, row]);
    expect(refused).toBe(1);
    expect(lines[0]).toContain(reason);
    expect(lines[0]).toContain("list.csv row 3");
  }),
);

test("refuses to import into a collection with errors, which cannot be compared", () =>
  withSampleFolder(async (folder) => {
    folder.write({ "content/tables/schools/school-1.yaml": "key: school-1\n" });
    await expect(imported(folder, [titles, second])).rejects.toThrow(/schools\/school-1\.yaml:1:1 {2}code: /u);
  }));

test("imports despite errors in other collections", () =>
  withSampleFolder(async (folder) => {
    folder.write({ "content/orders/order-1.yaml": "key: order-1\n" });
    expect(await imported(folder, [titles, second])).toMatchObject({ written: 1 });
  }));

test.each(["list.ods", "nothing.csv"])("refuses %s with a readable message", (name) =>
  withSampleFolder(async ({ root, write }) => {
    write({ "list.ods": "x" });
    const options = { root, reader: "en", partial: false, say: () => undefined } as const;
    await expect(importSheet(schools, path.join(root, name), options)).rejects.toThrow(/only \.csv and|no such file/u);
  }),
);

test("imports 300 schools at once, and recognises them the second time", () =>
  withSampleFolder(async (folder) => {
    const rows = Array.from({ length: 300 }, (_, index) => [`NEW-${index}`, ...second.slice(1)]);
    expect(await imported(folder, [titles, ...rows])).toMatchObject({ written: 300, refused: 0 });
    expect(await imported(folder, [titles, ...rows])).toMatchObject({ written: 0, refused: 0 });
  }));

test("refuses a collection that does not fit into a sheet", () =>
  withSampleFolder(async (folder) => {
    const committees = collections.find(({ name }) => name === "committees");
    await expect(imported(folder, [["Key"], ["a"]], committees ? { collection: committees } : {})).rejects.toThrow(
      /has a list inside/u,
    );
  }));
