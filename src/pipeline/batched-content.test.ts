import { parse } from "yaml";
import * as z from "zod";
import { changedSample } from "../../tests/cases/folder";
import { sampleFiles } from "../../tests/cases/sample";
import { readCouncilEntries } from "../../tests/search/content";
import type { ReadEntry } from "../content";
import { collections, getCollection } from "../schema/collections";
import { batchEntries, listFilesForGatsby } from "./batched-content";
import { listDueDocuments } from "./documents";
import { readSiteContent } from "./site-content";

const lists = z.array(z.record(z.string(), z.unknown()));
const entries = readCouncilEntries();

test.each(collections)(
  "$name: contains every entry once, in its file, as the content check read it",
  ({ name, folder }) => {
    const found = Array.from(batchEntries(entries)).flatMap(([file, text]) =>
      file === folder || file.startsWith(`${folder}/`) ? lists.parse(parse(text)) : [],
    );
    const own = entries.filter(({ collection }) => collection.name === name).map(({ value }) => value);
    expect(found).toHaveLength(own.length);
    // In JSON, since optional fields that an entry omits are undefined here.
    expect(found.map((value) => JSON.stringify(value)).sort()).toEqual(
      own.map((value) => JSON.stringify(value)).sort(),
    );
  },
);

test("an entry that is added, removed or changed rewrites one file only", () => {
  const schools = Array.from({ length: 1000 }, (_, index) => school(`school-${index}`, "one"));
  const before = batchEntries(schools);
  expect(before.size).toBeGreaterThan(20);
  const changes = [
    [...schools, school("another", "one")],
    schools.filter(({ name }) => name !== "school-500"),
    schools.map((entry) => (entry.name === "school-500" ? school(entry.name, "other") : entry)),
  ];
  for (const changed of changes) {
    const differing = Array.from(batchEntries(changed)).filter(([file, text]) => before.get(file) !== text);
    expect(differing).toHaveLength(1);
  }
});

test("a withdrawn document and its text are left out of a build of unchanged content", () => {
  const order = "content/orders/order-1.yaml";
  const stored = changedSample({ [order]: `${sampleFiles[order]}body: {en: Particulars of pupils.}\n` });
  const { from, ...content } = readSiteContent(stored, "2027-01-15T00:00", new Map([["order-1.pdf", "2027-01-15"]]));
  const texts = Array.from(listFilesForGatsby({ from, ...content }).values(), String).join("\n");
  expect(texts).toContain("The document was withdrawn.");
  expect(texts).not.toMatch(/order-1\.pdf|Particulars/u);
  expect(listDueDocuments(from, content.scheduled)).toEqual([]);
  // Gatsby copies everything in the folder `static`.
  expect([...content.hidden]).toEqual(["static/documents/order-1.pdf"]);
});

function school(key: string, name: string): ReadEntry {
  const [sample] = entries;
  if (!sample) throw new Error("The content has no entry.");
  return { ...sample, collection: getCollection("schools"), name: key, value: { key, name } };
}
