import { withSampleFolder } from "../../tests/cases/folder";
import { addFromExample } from "../upgrade";

const fileIn = (code: string) => `content/locales/${code}/interface.json`;

test("adds new messages, pages and vocabularies and preserves existing ones", () =>
  withSampleFolder(async (folder) => {
    const file = fileIn("en");
    const own = JSON.parse(folder.read(file));
    const added = { en: ["Leave", "Found"], hi: ["बाहर", "मिला"], sa: ["निर्गमः", "लब्धम्"] };
    const messages = new Map(
      Object.entries(added).map(([code, [exit, found]]) => [
        fileIn(code),
        JSON.stringify({ menu: { home: "Front page", exit }, found }),
      ]),
    );
    const page = folder.read("content/pages/rti.yaml");
    folder.remove("content/pages/rti.yaml");
    const vocabulary = folder.read("content/vocabularies/exam.yaml");
    folder.remove("content/vocabularies/exam.yaml");
    const needed = new Map([
      ["content/vocabularies/exam.yaml", vocabulary],
      ["content/vocabularies/level.yaml", "other"],
      ["content/pages/rti.yaml", `${page}reviewed: 2024-01-01\n`],
      ["content/pages/terms.yaml", "other"],
    ]);
    expect(addFromExample(folder.root, { messages, needed })).toMatchObject([
      ...["en", "hi", "sa"].map((code) => ({
        file: fileIn(code),
        change: { en: expect.stringContaining("menu.exit, found") },
      })),
      { file: "content/vocabularies/exam.yaml" },
      { file: "content/pages/rti.yaml" },
    ]);
    expect(folder.read("content/vocabularies/exam.yaml")).toBe(vocabulary);
    expect(folder.read("content/vocabularies/level.yaml")).not.toBe("other");
    expect(JSON.parse(folder.read(file))).toEqual({ ...own, menu: { ...own.menu, exit: "Leave" }, found: "Found" });
    expect(folder.read("content/pages/rti.yaml")).toBe(page);
    expect(folder.read("content/pages/terms.yaml")).not.toBe("other");
    expect(addFromExample(folder.root, { messages, needed })).toEqual([]);
  }));

test("writes nothing and names the file if a message file cannot be read", () =>
  withSampleFolder(async (folder) => {
    folder.write({ [fileIn("hi")]: "{" });
    const before = folder.read(fileIn("en"));
    const messages = new Map(["en", "hi"].map((code) => [fileIn(code), '{ "new": "x" }']));
    expect(() => addFromExample(folder.root, { messages, needed: new Map() })).toThrow(fileIn("hi"));
    expect(folder.read(fileIn("en"))).toBe(before);
  }));
