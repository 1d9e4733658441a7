import { existsSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar } from "yaml";
import { sampleFiles } from "../../tests/cases/sample";
import { type SampleFolder, withSampleFolder } from "../../tests/cases/sample-folder";
import { type Migration, MigrationError } from "../migrations/migration";
import { migrateSite } from "./migrate-site";

const order = "content/orders/order-1.yaml";
const contents = String(sampleFiles[order]);

/** A schema that called the number of an order `reference` is brought to today's. */
const renameReference: Migration = {
  description: { en: "reference is number", hi: "reference अब number है" },
  collections: ["orders"],
  migrate: (entry) => {
    if (!isMap(entry.contents)) return;
    const pair = entry.contents.items.find(({ key }) => isScalar(key) && key.value === "reference");
    if (!pair) return;
    if (entry.has("number")) {
      throw new MigrationError(["reference"], { en: "number is there too; remove one", hi: "number भी है; एक हटाएँ" });
    }
    pair.key = entry.createNode("number");
  },
};

const older = `# Kept by the clerk.\n${contents.replace("number:", "reference:")}`;

/** Runs a migration, and gives what it changed or why it did not. */
function migrate({ root }: SampleFolder, migrations: readonly Migration[]) {
  try {
    return { changed: migrateSite(root, { migrations }), words: undefined };
  } catch (error) {
    if (!(error instanceof Error && "words" in error)) throw error;
    return { changed: undefined, words: error.words };
  }
}

const withOlder = (look: (folder: SampleFolder) => void, text = older) =>
  withSampleFolder(async (folder) => {
    folder.write({ [order]: text });
    look(folder);
    expect(existsSync(path.join(folder.root, ".adopt"))).toBe(false);
  });

test("an older entry is migrated with its comments, reported by file, and a second run changes nothing", () =>
  withOlder((folder) => {
    expect(contents).toContain("number:");
    expect(migrate(folder, [renameReference]).changed).toEqual([{ file: order, change: renameReference.description }]);
    expect(folder.read(order)).toBe(`# Kept by the clerk.\n${contents}`);
    expect(migrate(folder, [renameReference]).changed).toEqual([]);
  }));

test("what a person must decide is reported with file, line and cure in both languages, and nothing is changed", () => {
  const both = `${older}number: 12/2026\n`;
  return withOlder((folder) => {
    const line = both.split("\n").findIndex((one) => one.startsWith("reference:")) + 1;
    expect(migrate(folder, [renameReference]).words).toEqual({
      en: expect.stringMatching(
        new RegExp(`^${order}:${line}:12 {2}reference: number is there too; remove one$`, "mu"),
      ),
      hi: expect.stringMatching(new RegExp(`^${order}:${line}:12 {2}reference: number भी है; एक हटाएँ$`, "mu")),
    });
    expect(folder.read(order)).toBe(both);
  }, both);
});

test("a file that is no YAML is named, and nothing is changed", () =>
  withOlder((folder) => {
    const words = migrate(folder, [renameReference]).words;
    expect(words).toMatchObject({
      en: expect.stringMatching(new RegExp(`^${order}:\\d+:\\d+ {2}-: .*npm run check`, "mu")),
    });
  }, "title: [\n"));

test("a migration that would bring an error changes nothing, and the error is reported", () =>
  withOlder((folder) => {
    const wrong: Migration = { ...renameReference, migrate: (entry) => void entry.set("published", "tomorrow") };
    expect(migrate(folder, [wrong]).words).toMatchObject({
      en: expect.stringMatching(new RegExp(`${order}:.*published`, "u")),
      hi: expect.stringMatching(new RegExp(`${order}:.*published`, "u")),
    });
    expect(folder.read(order)).toBe(older);
  }));

test("an error that was there before is left for the content check", () =>
  withOlder(
    (folder) => {
      expect(migrate(folder, [renameReference]).changed).toHaveLength(1);
      expect(folder.read(order)).toContain("number:");
    },
    older.replace(/^subject: .*$/mu, "subject: weather"),
  ));

test("messages and pages that a newer version has are added, and the council's own stay", () =>
  withSampleFolder(async (folder) => {
    const fileIn = (code: string) => `content/locales/${code}/interface.json`;
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
    const example = {
      messages,
      pages: new Map([
        ["content/pages/rti.yaml", `${page}reviewed: 2024-01-01\n`],
        ["content/pages/terms.yaml", "other"],
      ]),
    };
    expect(migrateSite(folder.root, { migrations: [], example })).toMatchObject([
      ...["en", "hi", "sa"].map((code) => ({
        file: fileIn(code),
        change: { en: expect.stringContaining("menu.exit, found") },
      })),
      { file: "content/pages/rti.yaml" },
    ]);
    expect(JSON.parse(folder.read(file))).toEqual({ ...own, menu: { ...own.menu, exit: "Leave" }, found: "Found" });
    expect(folder.read("content/pages/rti.yaml")).toBe(page);
    expect(folder.read("content/pages/terms.yaml")).not.toBe("other");
  }));
