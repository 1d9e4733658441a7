import { books, booksWithShelf } from "../../../tests/schema/books";
import { collections } from "../collections";
import { getFields } from "./form-fields";
import { createReference, withoutExamples } from "./reference";

const matter = {
  filesOf: () => "content/tables/books/<key>.yaml",
  exampleOf: () => ({ file: "content/tables/books/panini.yaml", text: "key: panini\nnumber: B 12\n" }),
};

function row(reference: string, field: string): string | undefined {
  return reference.split("\n").find((line) => line.includes(`\`${field}\` |`));
}

test("has a row for every field of every collection, those of lists included", () => {
  const reference = createReference([...collections, books], matter);
  for (const collection of [...collections, books]) {
    for (const field of getFields(collection)) {
      expect(row(reference, field.name)).toBeDefined();
      if (field.kind === "list")
        for (const item of field.fields) expect(row(reference, `${field.name}[].${item.name}`)).toBeDefined();
    }
  }
});

test("says in English and Hindi what a field is, whether it is required and what is allowed", () => {
  const reference = createReference([books], matter);
  expect(row(reference, "binding")).toBe(
    "| **Binding · जिल्द**<br>`binding` " +
      "| Required. The binding. One of:<br>`paper` Paper<br>`cloth` Cloth " +
      "| आवश्यक। जिल्द। इनमें से एक:<br>`paper` काग़ज़<br>`cloth` कपड़ा |",
  );
  expect(row(reference, "copies")).toContain("May be left out. The copies. A whole number from 1 to 50.");
  expect(row(reference, "year")).toContain("A year from 1850 to two years ahead.");
});

test("names the collection a reference leads to in words", () => {
  const reference = createReference([...collections, books], matter);
  expect(row(reference, "district")).toContain("The key of an entry of “Districts”.");
});

test("shows a whole entry and where the files are", () => {
  const reference = createReference([books], matter);
  expect(reference).toContain("Files · फ़ाइलें: `content/tables/books/<key>.yaml`");
  expect(reference).toContain("`content/tables/books/panini.yaml`\n\n```yaml\nkey: panini\nnumber: B 12\n```\n");
});

test("without its examples it follows from the schemas alone", () => {
  const other = { ...matter, exampleOf: () => ({ file: "content/tables/books/b.yaml", text: "key: b\n" }) };
  expect(withoutExamples(createReference([books, books], other))).toBe(
    withoutExamples(createReference([books, books], matter)),
  );
  expect(withoutExamples(createReference([books], matter))).not.toContain("key: panini");
});

test("names the commands that fit a collection", () => {
  const commands = createReference(collections, matter).match(/^Commands .*$/gmu) ?? [];
  expect(commands).toContain("Commands · आदेश: `npm run export -- schools`, `npm run import -- schools schools.csv`");
  expect(commands.join("\n")).not.toContain("committees");
});

test("has a field that was added to a schema", () => {
  expect(row(createReference([booksWithShelf], matter), "shelf")).toContain("**Shelf · अलमारी**");
});
