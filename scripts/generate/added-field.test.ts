import { createGraphqlTypes } from "../../src/pipeline/schema";
import { books, booksWithShelf } from "../../tests/schema/books";

/** The names of the fields of each GraphQL type of a collection. */
function graphqlFields(collection: typeof books | typeof booksWithShelf): Record<string, string[]> {
  const types: [string, string[]][] = [];
  createGraphqlTypes(collection, (config) => {
    types.push([config.name, Object.keys(config.fields ?? {})]);
    return { kind: "OBJECT", config };
  });
  return Object.fromEntries(types);
}

test("a field added to a schema is in GraphQL, and no other is changed", () => {
  const before = graphqlFields(books);
  const after = graphqlFields(booksWithShelf);
  expect(before.Book).not.toContain("shelf");
  expect(after).toEqual({ ...before, Book: [...(before.Book ?? []), "shelf"] });
});
