import { readFileSync } from "node:fs";
import path from "node:path";
import { councilFolder } from "../../tests/site/council";
import { documentsFolder } from "../content/folders";
import { contentUrl } from "../site/documents";
import { formatWarning, readDocumentMetadata } from "./documents";

const specimen = readFileSync(
  path.join(councilFolder, documentsFolder, "result-uttar-madhyama-test-2024-individual.pdf"),
);

it("returns the type, size, pages, language and content-hashed URL of a PDF", async () => {
  const facts = await readDocumentMetadata("result.pdf", specimen);
  expect(facts).toMatchObject({ type: "pdf", bytes: specimen.length, pages: 1, language: "en", fault: null });
  expect(facts.address).toMatch(contentUrl);
});

it("gives a replaced document a new URL, and the same content the same URL", async () => {
  const [one, again, replaced] = await Promise.all(
    ["a;b", "a;b", "a;c"].map((content) => readDocumentMetadata("list.csv", Buffer.from(content))),
  );
  expect(one?.address).toBe(again?.address);
  expect(one?.address).not.toBe(replaced?.address);
});

it("returns only the size of a spreadsheet", async () => {
  const facts = await readDocumentMetadata("list.csv", Buffer.from("name\nरामः\n"));
  expect(facts).toMatchObject({ type: "csv", bytes: 18, pages: null, language: null, fault: null });
});

it.each([
  ["cut off", specimen.subarray(0, specimen.length / 2)],
  ["nothing but its first line", Buffer.from("%PDF-1.7\n")],
])("reports why a PDF that is %s cannot be read, and returns the rest", async (_, content) => {
  const facts = await readDocumentMetadata("order.pdf", content);
  expect(facts).toMatchObject({ type: "pdf", bytes: content.length, pages: null, language: null });
  expect(formatWarning({ name: facts.name, fault: facts.fault ?? "" })).toMatch(
    /^static\/documents\/order\.pdf: its page count and language cannot be read.*cut off/,
  );
});

it("reduces a language tag with a region to its language, and ignores an invalid tag", async () => {
  const inLanguage = (tag: string) =>
    Buffer.from(specimen.toString("latin1").replaceAll("/Lang (en)", `/Lang (${tag})`), "latin1");
  expect((await readDocumentMetadata("a.pdf", inLanguage("hi-IN"))).language).toBe("hi");
  expect((await readDocumentMetadata("a.pdf", inLanguage("san"))).language).toBe("sa");
  expect((await readDocumentMetadata("a.pdf", inLanguage("?"))).language).toBeNull();
});
