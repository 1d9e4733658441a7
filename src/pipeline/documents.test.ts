import { readFileSync } from "node:fs";
import path from "node:path";
import { withContent } from "../../tests/cases/folder";
import { order, samplePdf } from "../../tests/cases/sample";
import { councilFolder } from "../../tests/site/council";
import { listProjectFiles } from "../content";
import { documentsFolder } from "../content/folders";
import { contentUrl } from "../site/documents";
import { formatWarning, listDueDocuments, readDocumentMetadata, requireAll } from "./documents";
import { readSiteContent } from "./site-content";

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

const [one, other] = ["a", "b"].map((name): [string, string] => [`/documents/${name}.pdf`, `/documents/${name}.0.pdf`]);

it("fails a build whose documents differ from those of the folder", () => {
  const all = [one, other].flatMap((pair) => (pair ? [pair] : []));
  expect(() => requireAll(all, all)).not.toThrow();
  expect(() => requireAll([], [])).not.toThrow();
  expect(() => requireAll([], all)).toThrow(/missing: \/documents\/a\.pdf[\s\S]*missing: \/documents\/b\.pdf/u);
  expect(() => requireAll(all, all.slice(1))).toThrow(/not to be published: \/documents\/a\.pdf/u);
  const outdated = all.map(([stable, address]): [string, string] => [stable, address.replace(".0.", ".1.")]);
  expect(() => requireAll(outdated, all)).toThrow(/missing: .*a\.0\.pdf[\s\S]*not to be published: .*a\.1\.pdf/u);
});

it("expects every document of the folder that is due, at the URL of its content", () => {
  const changes = {
    "content/orders/order-1.yaml": `${order}publishOn: 2027-01-15\nbody:\n  en: "[List](/documents/list.pdf)"\n`,
    "static/documents/list.pdf": samplePdf,
    "static/documents/more.pdf": samplePdf,
  };
  withContent(changes, (root) => {
    const files = listProjectFiles(root);
    const documentsAt = (moment: string) => listDueDocuments(files, readSiteContent(files, moment).scheduled);
    const namesAt = (moment: string) => documentsAt(moment).map(([stable]) => stable);
    expect(namesAt("2027-01-14T23:59")).toEqual(["/documents/more.pdf"]);
    expect(namesAt("2027-01-15T00:00")).toEqual([
      "/documents/list.pdf",
      "/documents/more.pdf",
      "/documents/order-1.pdf",
    ]);
    expect(documentsAt("2027-01-14T23:59")[0]?.[1]).toMatch(/^\/documents\/more\.[0-9a-f]{16}\.pdf$/u);
  });
});
