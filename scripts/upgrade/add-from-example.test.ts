import { withSampleFolder } from "../../tests/cases/sample-folder";
import { addFromExample } from "./add-from-example";

const fileIn = (code: string) => `content/locales/${code}/interface.json`;

test("messages and pages that a newer version has are added, and the council's own stay", () =>
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
    const pages = new Map([
      ["content/pages/rti.yaml", `${page}reviewed: 2024-01-01\n`],
      ["content/pages/terms.yaml", "other"],
    ]);
    expect(addFromExample(folder.root, { messages, pages })).toMatchObject([
      ...["en", "hi", "sa"].map((code) => ({
        file: fileIn(code),
        change: { en: expect.stringContaining("menu.exit, found") },
      })),
      { file: "content/pages/rti.yaml" },
    ]);
    expect(JSON.parse(folder.read(file))).toEqual({ ...own, menu: { ...own.menu, exit: "Leave" }, found: "Found" });
    expect(folder.read("content/pages/rti.yaml")).toBe(page);
    expect(folder.read("content/pages/terms.yaml")).not.toBe("other");
    expect(addFromExample(folder.root, { messages, pages })).toEqual([]);
  }));

test("a file of messages that cannot be read is named, and nothing is written", () =>
  withSampleFolder(async (folder) => {
    folder.write({ [fileIn("hi")]: "{" });
    const before = folder.read(fileIn("en"));
    const messages = new Map(["en", "hi"].map((code) => [fileIn(code), '{ "new": "x" }']));
    expect(() => addFromExample(folder.root, { messages, pages: new Map() })).toThrow(fileIn("hi"));
    expect(folder.read(fileIn("en"))).toBe(before);
  }));
