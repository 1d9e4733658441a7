import { createTestSite } from "../../tests/search/content";

it("sorts documents by name, regardless of the order they were read in", () => {
  const names = (...read: string[]) =>
    createTestSite({}, Object.fromEntries(read.map((name) => [name, null]))).documents.map(({ name }) => name);
  expect(names("b.pdf", "a.pdf")).toEqual(["a.pdf", "b.pdf"]);
  expect(names("a.pdf", "b.pdf")).toEqual(["a.pdf", "b.pdf"]);
});
