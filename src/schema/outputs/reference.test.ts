import { books } from "../../../tests/schema/books";
import { collections } from "../collections";
import { getFields } from "../description";
import { createReference } from "./reference";

const matter = {
  filesOf: () => "content/tables/books/<key>.yaml",
  exampleOf: () => ({ file: "content/tables/books/panini.yaml", text: "key: panini\nnumber: B 12\n" }),
};

function row(reference: string, field: string): string | undefined {
  return reference.split("\n").find((line) => line.includes(`\`${field}\` |`));
}

test("has a row for every field of every collection, including those of lists", () => {
  const reference = createReference([...collections, books], matter);
  for (const collection of [...collections, books]) {
    for (const field of getFields(collection)) {
      expect(row(reference, field.name)).toBeDefined();
      if (field.kind === "list")
        for (const item of getFields({ schema: field.item }))
          expect(row(reference, `${field.name}[].${item.name}`)).toBeDefined();
    }
  }
});

test("names the collection of a reference by its label", () => {
  const reference = createReference([...collections, books], matter);
  expect(row(reference, "district")).toContain("The key of an entry of “Districts”.");
});

test("lists the commands of a collection that fits a sheet", () => {
  const commands = createReference(collections, matter).match(/^Commands .*$/gmu) ?? [];
  expect(commands).toContain("Commands · आदेश: `npm run export -- schools`, `npm run import -- schools schools.csv`");
  expect(commands.join("\n")).not.toContain("committees");
});
